# One word each; everything is set up by the first of them that is called (see tools/prepare.py).
PYTHON ?= python3
VENV := .venv/bin/python

.PHONY: run test lint bench art prepare

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

art: prepare
	@$(VENV) -m tools.cardart --out assets/cards
