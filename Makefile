# One word each; everything is set up by the first of them that is called (see tools/prepare.py).
PYTHON ?= python3
VENV := .venv/bin/python

.PHONY: run test lint bench art i18n screenshots prepare dist bundle

run:
	@$(PYTHON) tools/prepare.py run $(ARGS)

test:
	@$(PYTHON) tools/prepare.py test

lint:
	@$(PYTHON) tools/prepare.py lint

prepare:
	@$(PYTHON) tools/prepare.py

bench: prepare
	@$(VENV) benchmarks/playouts.py
	@$(VENV) benchmarks/search.py --deals 10
	@$(VENV) benchmarks/sprites.py
	@QT_QPA_PLATFORM=offscreen $(VENV) benchmarks/frames.py

art: prepare
	@$(VENV) -m tools.cardart --out assets/cards

i18n: prepare
	@$(VENV) -m tools.i18n

dist:
	@$(PYTHON) -m tools.bundle sdist

bundle:
	@$(PYTHON) -m tools.bundle

screenshots: prepare
	@$(VENV) -m tools.screenshots --out docs/pictures
