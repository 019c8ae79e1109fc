# Three Doors: everything is one word away. Needs only python3 (3.11 or newer, with venv) and make.
#
#   make play     set up, build the client, serve on HOST:PORT      make test     all tests
#   make dev      the same while you edit: both halves reload       make test-fast  rules and words, under a minute
#   make build    .venv with the `threedoors` command               make check    style, types, import map
#   make soak     long runs, MINUTES=10                             make bench    every benchmark
#   make generate  types, lessons, catalogues, from Python          make screens  contact sheets of the screens
#   make lock     both locks, anew                                  make clean    back to a fresh clone

HOST ?= 127.0.0.1
PORT ?= 8000
MINUTES ?= 10
WORKERS ?= auto
ARGS ?=
FAST := tests/core tests/games tests/web tests/bots/test_levels.py tests/test_house.py tests/test_import_map.py \
        tests/test_rule_numbers.py tests/test_texts.py tests/test_words.py
PYTHON ?= python3

VENV := .venv
PY := $(VENV)/bin/python
INSTALLED := $(VENV)/.installed
TOOLS := $(VENV)/.tools
CLIENT := $(PY) tools/client.py
UV := uv==0.13.7
LOCK := $(PY) -m uv pip compile pyproject.toml --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONUTF8 := 1

.DEFAULT_GOAL := build
.PHONY: build client play dev test test-fast test-web compiled check check-ruff check-mypy check-prettier check-eslint \
        check-stylelint check-svelte check-types \
        check-generated check-map generate types soak bench screens lock clean

build: client

# --- setting up: each step is skipped when nothing it depends on has changed ---------------------

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Three Doors needs Python 3.11 or newer; $(PYTHON) is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	@echo "Making $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(INSTALLED): requirements-play.lock pyproject.toml hatch_build.py | $(PY)
	@echo "Installing what playing needs into $(VENV) (the first time takes a minute or two) …"
	@$(PY) -m pip install --quiet --require-hashes --requirement requirements-play.lock
	@echo "Installing Three Doors and building the web client …"
	@$(PY) -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(TOOLS): requirements.lock $(INSTALLED)
	@echo "Installing what tests, checks and studies need …"
	@$(PY) -m pip install --quiet --require-hashes --requirement requirements.lock
	@touch $@

client: $(INSTALLED)
	@$(CLIENT)

# --- playing and testing -------------------------------------------------------------------------

play: build
	@$(VENV)/bin/threedoors serve --host $(HOST) --port $(PORT) $(ARGS)

dev: build
	@$(PY) tools/dev.py --port $(PORT) $(ARGS)

test: build $(TOOLS) test-web compiled
	@$(PY) -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

test-fast: $(TOOLS)
	@$(PY) -m pytest -q -n $(WORKERS) --dist worksteal -m "not slow" $(FAST) $(ARGS)

compiled: $(TOOLS)
	@$(PY) tools/compiled.py

test-web: $(TOOLS)
	@$(CLIENT) node node_modules/vitest/vitest.mjs run --reporter=dot

check: check-ruff check-mypy check-prettier check-eslint check-stylelint check-svelte check-generated check-map

check-ruff: $(TOOLS)
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check

check-mypy: $(TOOLS)
	@$(PY) -m mypy

check-prettier: $(TOOLS)
	@$(CLIENT) node node_modules/prettier/bin/prettier.cjs --check --log-level warn .

check-eslint: $(TOOLS)
	@$(CLIENT) node node_modules/eslint/bin/eslint.js .

check-stylelint: $(TOOLS)
	@$(CLIENT) node node_modules/stylelint/bin/stylelint.mjs 'src/**/*.{css,svelte}'

check-svelte: $(TOOLS)
	@$(CLIENT) node node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

check-generated check-types: $(TOOLS)
	@$(PY) tools/generate.py --check

check-map: $(TOOLS)
	@$(PY) -m pytest -q -p no:cacheprovider tests/test_import_map.py

generate types: $(TOOLS)
	@$(PY) tools/generate.py

# --- long runs -----------------------------------------------------------------------------------

soak: build $(TOOLS)
	@$(PY) -m tests.soak --minutes $(MINUTES) $(ARGS)

bench: build $(TOOLS)
	@$(PY) -m benchmarks $(ARGS)

screens: build $(TOOLS)
	@$(PY) -m tests.browser.screens $(ARGS)

# --- housekeeping --------------------------------------------------------------------------------

lock: $(PY)
	@$(PY) -m pip install --quiet $(UV)
	@$(LOCK) --all-extras --upgrade --output-file requirements.lock
	@$(LOCK) --extra solver --extra build --constraint requirements.lock --upgrade --output-file requirements-play.lock

clean:
	@rm -rf $(VENV) web/node_modules src/threedoors/server/client build dist .dev \
	    .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
