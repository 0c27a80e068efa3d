"""Write the card faces: ``python -m tools.cardart --out assets/cards``."""
from __future__ import annotations

import argparse
from pathlib import Path

from . import backs, bavaria, german, index, salzburg, tell, vienna
from .build import card_svg, double
from .pen import Art

FRENCH, GERMAN = "CSHD", "EGHS"
PACKS = {
    "wiener-bild": [s + r for s in FRENCH for r in "AKQJT987"],
    "salisburghesi": [s + r for s in GERMAN for r in "AKOUT98765"],
    "bavarian": [s + r for s in GERMAN for r in "AKOUT9876"],
    "tell": [s + r for s in GERMAN for r in "AKOUT987"] + ["S6"],
}
MM = {"wiener-bild": (64.0, 98.7), "salisburghesi": (57.0, 100.0), "bavarian": (57.0, 100.0), "tell": (63.0, 100.0)}

MODULES = {"wiener-bild": vienna, "salisburghesi": salzburg, "bavarian": bavaria, "tell": tell}


def face(pack: str, code: str, indices: str = "none") -> str:
    """SVG text of one face."""
    mod = MODULES[pack]
    w, h = mod.W, mod.HGT
    suit, rank = code
    if pack == "wiener-bild":
        if rank in "KQJ":
            layers = double(*vienna.court(suit, rank), w, h)
        else:
            a = Art(seed=2)
            vienna.ace(a, suit) if rank == "A" else vienna.pips(a, suit, rank)
            layers = a.paths()
        mark = index.vienna(code, indices) if indices != "none" else None
    elif pack == "tell":
        if rank in "AKOU":
            layers = double(*tell.court(suit, rank), w, h)
        else:
            a = Art(seed=7)
            tell.pips(a, suit, rank)
            layers = a.paths()
        mark = index.german(code, indices) if indices != "none" else None
    else:
        if rank in "KOU" and pack == "bavarian":
            layers = double(*bavaria.court(suit, rank), w, h)
        elif rank in "KOU":
            layers = salzburg.court(suit, rank).paths()
        else:
            a = Art(seed=ord(suit) + ord(rank))
            with a.clipped(salzburg._clip()):
                if rank == "A":
                    german.daus(a, suit, w, mod.GROUND)
                elif code == "S6" and pack == "salisburghesi":
                    german.weli(a, w, mod.GROUND)
                else:
                    german.pips(a, suit, rank, w, mod.GROUND, bavaria.SCENES if pack == "bavarian" else None)
            salzburg.frame(a)
            layers = a.paths()
        mark = index.german(code, indices) if indices != "none" else None
    if mark:
        layers = [*layers, '<g id="index">', *mark.paths(), "</g>"]
        if pack in ("wiener-bild", "tell") or (pack == "bavarian" and rank in "KOU"):      # single figures have one way up
            layers.append(f'<use xlink:href="#index" transform="rotate(180 {w / 2} {h / 2})"/>')
    return card_svg(w, h, layers, MM[pack], title=code)


def back(pack: str) -> str:
    mod = MODULES[pack]
    a = Art(seed=9)
    backs.BACKS[pack](a, mod.W, mod.HGT)
    return card_svg(mod.W, mod.HGT, a.paths(), MM[pack], title="back")


def main() -> None:
    ap = argparse.ArgumentParser(prog="cardart", description=__doc__)
    ap.add_argument("--out", type=Path, default=Path("assets/cards"))
    ap.add_argument("--pack", choices=[*PACKS, "all"], default="all")
    ap.add_argument("--cards", nargs="*", help="only these codes, e.g. HK EU")
    ap.add_argument("--index", choices=["none", "de", "en"], default="none", help="corner indices (default: none, as tradition has it)")
    args = ap.parse_args()
    for pack in PACKS if args.pack == "all" else [args.pack]:
        folder = args.out / pack
        folder.mkdir(parents=True, exist_ok=True)
        for code in args.cards or PACKS[pack]:
            if code in PACKS[pack]:
                (folder / f"{code}.svg").write_text(face(pack, code, args.index), encoding="utf-8")
        if not args.cards:
            (folder / "back.svg").write_text(back(pack), encoding="utf-8")
    print("written to", args.out)


if __name__ == "__main__":
    main()
