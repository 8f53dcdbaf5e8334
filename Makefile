# Burgomaster's workshop. `make help` lists what can be made; nothing but Python 3.11+ and make is needed.
#
# Every environment is made on first use from the hashed locks in requirements/ and remembered by a stamp file inside
# it, so a second call starts at once. Everything made lies in .venv*/ and build/, and `make clean` removes it.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= python3

BIN := .venv/bin
COMPILED := .venv-compiled/bin
PEER := .venv-bench/bin

# The pure engine for players (.play) or for developers (.dev), the compiled one, and the peer to be measured against.
PLAY_READY := .venv/.play
DEV_READY := .venv/.dev
COMPILED_READY := .venv-compiled/.ready
PEER_READY := .venv-bench/.ready

WHEEL_READY := build/wheel/.ready
# Whatever changes the wheel.
SOURCES := pyproject.toml hatch_build.py LICENSE $(shell find src -type f -not -path '*/__pycache__/*')

PIP_INSTALL := -m pip install -qq --disable-pip-version-check
LOCKED := $(PIP_INSTALL) --require-hashes --requirement
# The project itself: what it needs is there already, locked, its build backend too.
PROJECT := $(PIP_INSTALL) --no-deps --no-build-isolation

# Arguments for pytest, as in: make test-pure ARGS='tests/core -k agenda'
ARGS ?=

##@ Play

.PHONY: play
play: $(PLAY_READY) ## install on first use, then play
	@$(BIN)/burgomaster play

##@ Check

.PHONY: test
test: lint ## everything CI checks: lint, types, tests on the pure and on the compiled engine
	@$(MAKE) --no-print-directory test-pure
	@$(MAKE) --no-print-directory test-compiled
	@tail -n 1 build/test-compiled.log build/test-pure.log

.PHONY: lint
lint: lint-style lint-types lint-imports ## ruff, mypy --strict, pyright, import-linter

.PHONY: lint-style
lint-style: $(DEV_READY) ## only ruff: rules and layout
	$(BIN)/ruff check
	$(BIN)/ruff format --check

.PHONY: lint-types
lint-types: $(DEV_READY) ## only mypy --strict and pyright
	$(BIN)/mypy
	$(BIN)/basedpyright

.PHONY: lint-imports
lint-imports: $(DEV_READY) ## only import-linter: imports point inwards
	$(BIN)/lint-imports

.PHONY: format
format: $(DEV_READY) ## let ruff fix and lay out what it can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: test-pure
test-pure: $(DEV_READY) ## only the tests, on the pure Python engine (ARGS='tests/core -k agenda' for some)
	@mkdir -p build
	@echo "== Tests on the pure Python engine"
	$(BIN)/python -m pytest -n auto $(ARGS) | tee build/test-pure.log

# `burgomaster` is the installed wheel here: src/ is on no path, and tests/test_frame.py makes sure of it.
.PHONY: test-compiled
test-compiled: $(DEV_READY) ## only the tests, on the compiled engine from the wheel (ARGS as above)
	@mkdir -p build
	@echo "== Tests on the compiled engine"
	@if ! $(BIN)/python hatch_build.py; then \
	  echo "!!!!!!!! SKIPPED: the compiled engine was NOT tested, this machine cannot compile it (reason above)" \
	    | tee build/test-compiled.log; \
	else \
	  $(MAKE) --no-print-directory $(COMPILED_READY); \
	  BURGOMASTER_EXPECT=compiled $(COMPILED)/python -m pytest -n auto $(ARGS) | tee build/test-compiled.log; \
	fi

##@ Measure and record

.PHONY: bench
bench: $(DEV_READY) $(COMPILED_READY) $(PEER_READY) ## measure speed beside a peer (ARGS=--write puts it into docs/speed.md)
	$(BIN)/python -m bench.run $(ARGS)

.PHONY: golden
golden: $(DEV_READY) ## record the golden games anew; read the diff before committing it
	$(BIN)/python -m tests.golden.make

##@ House-keeping

.PHONY: setup
setup: $(DEV_READY) ## install for development, and nothing else

.PHONY: wheel
wheel: $(WHEEL_READY) ## build the compiled wheel into build/wheel

# Names, versions and hashes only: whoever installs decides from where. dev comes first, the others follow its versions.
LOCK := $(BIN)/uv --quiet pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock"
.PHONY: lock
lock: .venv/.made ## lock the newest versions of everything into requirements/
	$(BIN)/python $(PIP_INSTALL) --upgrade uv
	$(LOCK) --upgrade pyproject.toml --extra dev --output-file requirements/dev.txt
	$(LOCK) --upgrade pyproject.toml requirements/build.in --extra web \
	  --constraint requirements/dev.txt --output-file requirements/play.txt
	$(LOCK) --upgrade pyproject.toml --extra bench --output-file requirements/bench.txt

.PHONY: clean
clean: ## remove everything made here: environments, builds, caches
	rm -rf .venv .venv-compiled .venv-bench build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## this list
	@awk 'BEGIN { FS = ":.*## " } /^##@/ { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- Environments -------------------------------------------------------------------------------------------------

.venv/.made .venv-compiled/.made .venv-bench/.made:
	$(PYTHON) -m venv $(@D)
	@touch $@

$(PLAY_READY): requirements/play.txt pyproject.toml hatch_build.py | .venv/.made
	$(BIN)/python $(LOCKED) requirements/play.txt
	$(BIN)/python $(PROJECT) --editable .
	@touch $@

$(DEV_READY): requirements/dev.txt pyproject.toml hatch_build.py | .venv/.made
	$(BIN)/python $(LOCKED) requirements/dev.txt
	$(BIN)/python $(PROJECT) --editable .
	@touch $@ $(PLAY_READY)

.venv-compiled/.locked: requirements/dev.txt | .venv-compiled/.made
	$(COMPILED)/python $(LOCKED) requirements/dev.txt
	@touch $@

$(WHEEL_READY): $(SOURCES) | $(DEV_READY)
	rm -rf $(@D)
	BURGOMASTER_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation --outdir $(@D)
	@touch $@

$(COMPILED_READY): $(WHEEL_READY) .venv-compiled/.locked
	$(COMPILED)/python $(PIP_INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	cd build && ../$(COMPILED)/python -c 'import burgomaster as b; assert b.build_kind() == "compiled", b.__file__'
	@touch $@

$(PEER_READY): requirements/bench.txt | .venv-bench/.made
	$(PEER)/python $(LOCKED) requirements/bench.txt
	@touch $@
