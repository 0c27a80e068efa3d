"""Everything that needs a screen: windows, table scene, gallery, settings (Qt)."""
