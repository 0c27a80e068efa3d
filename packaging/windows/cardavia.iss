; Inno Setup 6: the installer of the one-folder bundle.
;   iscc /DVersion=0.1.0 packaging\windows\cardavia.iss
; It installs for one person without an administrator's rights, or for all with them.

#ifndef Version
  #error Say the version: iscc /DVersion=0.1.0 packaging\windows\cardavia.iss
#endif

[Setup]
AppId={{6C0B7C1E-3F6B-4C55-9A0F-3C9B8E0E5B71}
AppName=Cardavia
AppVersion={#Version}
AppPublisher=The Cardavia project
DefaultDirName={autopf}\Cardavia
DefaultGroupName=Cardavia
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=Cardavia-{#Version}-windows-setup
SetupIconFile=..\..\build\bundle\icons\cardavia.ico
UninstallDisplayIcon={app}\cardavia.exe
Compression=lzma2
SolidCompression=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
MinVersion=10.0.17763

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "german"; MessagesFile: "compiler:Languages\German.isl"
Name: "danish"; MessagesFile: "compiler:Languages\Danish.isl"
Name: "korean"; MessagesFile: "compiler:Languages\Korean.isl"

[Files]
Source: "..\..\build\bundle\frozen\Cardavia\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{autoprograms}\Cardavia"; Filename: "{app}\cardavia.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.cardavia"; ValueType: string; ValueData: "Cardavia.Deal"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Cardavia.Deal"; ValueType: string; ValueData: "Cardavia deal record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Cardavia.Deal\DefaultIcon"; ValueType: string; ValueData: "{app}\cardavia.exe,0"
Root: HKA; Subkey: "Software\Classes\Cardavia.Deal\shell\open\command"; ValueType: string; ValueData: """{app}\cardavia.exe"" --open ""%1"""

[Run]
Filename: "{app}\cardavia.exe"; Description: "{cm:LaunchProgram,Cardavia}"; Flags: nowait postinstall skipifsilent
