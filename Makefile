# `make play` and `make test` need git, make and Python 3.11 or newer, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

.PHONY: play test lint types contracts tests bench soak screenshots clean

play: $(INSTALLED)
	$(BIN)/kingsroad

test: lint types contracts tests

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,web,cluster]'
	touch $@

lint: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(INSTALLED)
	$(BIN)/mypy

contracts: $(INSTALLED)
	$(BIN)/lint-imports --no-cache

tests: $(INSTALLED)
	$(BIN)/python -m pytest -q -n 2 -m "not soak and not bench"

bench: $(INSTALLED)
	$(BIN)/python -m pytest -q -s -m bench --benchmark-enable tests/benchmarks

# The report is opened in a real browser; Debian's serves.
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
soak: $(INSTALLED)
	command -v chromium >/dev/null || ($(SUDO) apt-get update && $(SUDO) apt-get install --yes chromium)
	$(BIN)/python -m pytest -q -n 2 -m soak

screenshots: $(INSTALLED)
	$(BIN)/python screenshots/make.py

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .hypothesis .benchmarks
