# `make play` and `make test` need git, make and Python 3.11 or newer, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

.PHONY: play test lint types contracts tests package bench soak losses screenshots lock clean

play: $(INSTALLED)
	$(BIN)/kingsroad

test: lint types contracts tests

# requirements.lock pins everything by version and by hash, the build backend included; `make lock`
# writes it anew. Nothing is installed that is not, byte for byte, what was locked.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
$(INSTALLED): pyproject.toml requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-build-isolation --no-deps -e .
	touch $@

lock:
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(VENV)/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate \
	  --generate-hashes --extra dev --extra web --extra cluster --group build pyproject.toml -o requirements.lock

lint: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(INSTALLED)
	$(BIN)/mypy

contracts: $(INSTALLED)
	$(BIN)/lint-imports --no-cache

tests: $(INSTALLED)
	$(BIN)/python -m pytest -q -n 2 --durations=15 -m "not soak and not bench" --dist worksteal

# The wheel, and the game run from it where nothing else is installed: that it lacks no file.
EMPTY := build/empty
package: $(INSTALLED)
	rm -rf dist $(EMPTY)
	$(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	$(PYTHON) -m venv $(EMPTY)
	$(EMPTY)/bin/python -m pip install --quiet --disable-pip-version-check dist/*.whl
	cd $(EMPTY) && export KINGSROAD_HOME=home && bin/kingsroad --version && \
	  printf '2\n\n\n\n\n16K\nquit\n' | bin/kingsroad play --plain >game.txt && grep -q 'plays' game.txt && \
	  bin/kingsroad assassins board >/dev/null && echo "The game runs from its wheel."

bench: $(INSTALLED)
	$(BIN)/python -m pytest -q -s -m bench tests/benchmarks

# The report is opened in a real browser; Debian's serves.
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
soak: $(INSTALLED)
	(command -v chromium && command -v tmux) >/dev/null || ($(SUDO) apt-get update && $(SUDO) apt-get install --yes chromium tmux)
	$(BIN)/python -m pytest -q -n 2 -m "soak or hypothesis" --hypothesis-profile=explore

# What each strength of computer player loses with a decision, for half an hour from where the last run ended.
losses: $(INSTALLED)
	$(BIN)/python -m advisor.workshop.tournament.losses build/losses --minutes 30 --write

screenshots: $(INSTALLED)
	$(BIN)/python screenshots/make.py

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .hypothesis
