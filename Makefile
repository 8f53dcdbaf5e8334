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
QUICK := .venv-quick/bin
PEER := .venv-bench/bin

# The pure engine for players (.play) or for developers (.dev), the compiled one, the same compiled quickly, for tests
# alone, and the peer to be measured against.
PLAY_READY := .venv/.play
DEV_READY := .venv/.dev
COMPILED_READY := .venv-compiled/.ready
QUICK_READY := .venv-quick/.ready
PEER_READY := .venv-bench/.ready

RAY_READY := .venv-ray/.ready

WHEEL_READY := build/wheel/.ready
QUICK_WHEEL_READY := build/quick/.ready
DIST_READY := build/dist/.ready
# Whatever changes the wheel.
SOURCES := pyproject.toml hatch_build.py LICENSE \
	$(shell find src -type f -not -path '*/__pycache__/*' -not -path 'src/burgomaster/server/static/*')

# The browser app: its packages, and the app itself as the server serves it.
WEB_PACKAGES := web/node_modules/.ready
WEB_READY := src/burgomaster/server/static/.ready
WEB_SOURCES := hatch_build.py web/package.json web/index.html web/vite.config.ts web/site.ts web/sw.js $(wildcard web/licenses/*) web/svelte.config.js \
	src/burgomaster/words/symbols.json $(shell find web/src web/public -type f)
BROWSER_PACKAGES := tests/browser/node_modules/.ready
# The app that needs no server: the wheels it leans on, what a server would tell as files, and the folder for any host.
STATIC_WHEELS := build/wheels/.ready
STATIC_PARTS := build/parts/.ready
STATIC_READY := build/static/.ready
# npm with the Node.js from PyPI, in a folder. What is locked is installed and nothing is saved: npm would add to the locks
# whichever bindings for other systems its registry happens to have.
NPM := $(BIN)/python hatch_build.py npm

PIP_INSTALL := -m pip install -qq --disable-pip-version-check
LOCKED := $(PIP_INSTALL) --require-hashes --requirement
# The project itself: what it needs is there already, locked, its build backend too.
PROJECT := $(PIP_INSTALL) --no-deps --no-build-isolation

# Arguments for pytest, as in: make test-pure ARGS='tests/core -k agenda'
ARGS ?=

##@ Play

# Where these very sources were compiled, that engine is played on; elsewhere it is compiled in the background, for the
# next start (BURGOMASTER_COMPILE=0 does without).
SWIFT = PYTHONPATH="$$($(BIN)/python hatch_build.py swift)"

.PHONY: play
play: $(PLAY_READY) $(WEB_READY) ## install on first use, then play in the browser
	@$(SWIFT) $(BIN)/burgomaster serve

.PHONY: play-static
play-static: $(STATIC_READY) ## the app that needs no server, served as plain files at http://127.0.0.1:8766
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/static 8766

.PHONY: terminal
terminal: $(PLAY_READY) ## install on first use, then play in the terminal
	@$(SWIFT) $(BIN)/burgomaster play

##@ Check

# The engine is compiled while lint and the app's checks run: they leave a processor free.
.PHONY: test
test: ## everything CI checks: lint, types, tests on the pure and on the compiled engine, in Chromium
	@mkdir -p build && rm -f build/minutes
	@.ci/part setup $(MAKE) --no-print-directory $(DEV_READY)
	@.ci/part compile $(MAKE) --no-print-directory compile > build/compile.log 2>&1 & compiling=$$!; \
	for part in lint test-web; do .ci/part $$part $(MAKE) --no-print-directory $$part || { wait $$compiling; exit 1; }; done; \
	wait $$compiling || { cat build/compile.log; exit 1; }
	@for part in test-pure test-compiled test-postgres-short test-static test-browser; do .ci/part $$part $(MAKE) --no-print-directory $$part; done
	@echo "== Minutes of each part, by the clock and of a processor" && cat build/minutes
	@awk '{ clock += $$1; work += $$2 } END { printf "%6.1f %6.1f  in all (parts that ran side by side counted twice by the clock)\n", clock, work }' build/minutes
	@tail -n 1 build/test-compiled.log build/test-pure.log

.PHONY: test-all
test-all: ## the same, with every test on the compiled engine too, as it is released
	@$(MAKE) --no-print-directory test COMPILED_TESTS=tests ENGINE=$(COMPILED)

.PHONY: lint
lint: lint-style lint-types lint-imports lint-layout ## ruff, mypy --strict, pyright, import-linter, prettier

.PHONY: lint-style
lint-style: $(DEV_READY) ## only ruff: rules and layout
	$(BIN)/ruff check
	$(BIN)/ruff format --check

.PHONY: lint-types
lint-types: $(DEV_READY) ## only mypy --strict and pyright, and the types of the public names
	$(BIN)/mypy
	$(BIN)/basedpyright
	$(BIN)/python -m tests.public_types

.PHONY: lint-imports
lint-imports: $(DEV_READY) ## only import-linter: imports point inwards
	$(BIN)/lint-imports

LAYOUT := $(NPM) web run --silent layout --
.PHONY: lint-layout
lint-layout: $(DEV_READY) $(WEB_PACKAGES) ## only prettier: how the browser app and its tests are laid out
	$(LAYOUT) --check . ../tests/browser

.PHONY: format
format: $(DEV_READY) $(WEB_PACKAGES) ## let ruff and prettier fix and lay out what they can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(LAYOUT) --write . ../tests/browser

.PHONY: test-pure
test-pure: $(DEV_READY) ## only the tests, on the pure Python engine (ARGS='tests/core -k agenda' for some)
	@mkdir -p build
	@echo "== Tests on the pure Python engine"
	$(BIN)/python -m pytest -n auto $(ARGS) | tee build/test-pure.log

# What could differ once compiled: how the engine runs, not what a paragraph, a card or a tile says.
COMPILED_TESTS := tests/test_frame.py tests/core tests/paper tests/rows tests/bots tests/arena tests/server/test_secrecy.py \
	$(wildcard tests/upgrade tests/*/golden $(foreach suite,conformance doors golden laws secrets clerk soak tables positions, \
	tests/*/test_$(suite).py))

# What the tests of the compiled engine run on; in test-all, the one that is released.
ENGINE := $(QUICK)

.PHONY: compile
compile: $(DEV_READY) ## only compile the engine for the tests, where this machine can
	@if $(BIN)/python hatch_build.py; then $(MAKE) --no-print-directory $(ENGINE:bin=.ready); fi

# `burgomaster` is the installed wheel here: src/ is on no path, and tests/test_frame.py makes sure of it.
.PHONY: test-compiled
test-compiled: $(DEV_READY) ## only conformance, golden games, secrecy, laws and bots, on the compiled engine (ARGS as above)
	@mkdir -p build
	@echo "== Tests on the compiled engine"
	@if ! $(BIN)/python hatch_build.py; then \
	  echo "!!!!!!!! SKIPPED: the compiled engine was NOT tested, this machine cannot compile it (reason above)" \
	    | tee build/test-compiled.log; \
	else \
	  $(MAKE) --no-print-directory $(ENGINE:bin=.ready); \
	  BURGOMASTER_EXPECT=compiled $(ENGINE)/python -m pytest -n auto $(or $(ARGS),$(COMPILED_TESTS)) \
	    | tee build/test-compiled.log; \
	fi

# Each test has a database of its own, in a PostgreSQL that is started for them alone and reached by no network.
.PHONY: test-postgres
test-postgres: $(DEV_READY) ## the server's tests on a real PostgreSQL, found or installed (ARGS as above)
	@echo "== The server's tests on PostgreSQL"
	$(BIN)/python -m tests.server.postgres $(BIN)/python -m pytest -n auto $(or $(ARGS),tests/server)

.PHONY: test-postgres-short
test-postgres-short: $(DEV_READY) ## only the store's and the kill tests on it
	@$(MAKE) --no-print-directory test-postgres \
	  ARGS='$(addprefix tests/server/test_,$(addsuffix .py,store lock postgres kill claims many_kill relay overseer))'

.PHONY: test-processes
test-processes: $(DEV_READY) ## the server's tests with two processes on one PostgreSQL (ARGS as above)
	@echo "== The server's tests with two processes on one PostgreSQL"
	BURGOMASTER_PROCESSES=2 $(BIN)/python -m tests.server.postgres $(BIN)/python -m pytest -n auto $(or $(ARGS),tests/server)

.PHONY: test-web
test-web: $(DEV_READY) $(WEB_PACKAGES) $(BROWSER_PACKAGES) ## only the browser app's own checks: types, svelte-check, eslint, vitest, its size
	@echo "== The browser app: types, lint, tests"
	@rm -rf build/types
	$(BIN)/python -m burgomaster.server.schema | $(NPM) web run --silent types -- ../build/types
	@(cd build/types && find . -name '*.ts') | while read -r file; do diff -u "web/src/$$file" "build/types/$$file" || exit 1; done \
	  || { echo "make web-types makes them anew"; exit 1; }
	$(NPM) web run --silent check
	$(NPM) web exec -- tsc --project ../tests/browser
	$(NPM) web run --silent lint
	$(NPM) web run --silent test
	@$(MAKE) --no-print-directory web
	$(NPM) web run --silent size

.PHONY: test-browser
test-browser: $(DEV_READY) $(WEB_READY) $(STATIC_READY) $(BROWSER_PACKAGES) ## only the short tests in a real Chromium (ARGS as Playwright takes them)
	@tests/browser/run $(ARGS)

.PHONY: test-browser-all
test-browser-all: $(DEV_READY) $(WEB_READY) $(STATIC_READY) $(BROWSER_PACKAGES) ## all tests in Chromium: whole games, by mouse and by keyboard
	@tests/browser/run --all $(ARGS)

.PHONY: test-browsers
test-browsers: $(DEV_READY) $(WEB_READY) $(STATIC_READY) $(BROWSER_PACKAGES) ## whole games of all three in Firefox and WebKit, with the server and as plain files (ARGS as above)
	@tests/browser/run --browsers $(ARGS)

.PHONY: test-static
test-static: $(DEV_READY) $(STATIC_READY) ## whole games in the browser's Python, the same choice by choice as in this one (ARGS=20 for more of each)
	$(BIN)/python -m tests.talk.same $(or $(ARGS),1)

.PHONY: pace-static
pace-static: $(DEV_READY) $(STATIC_READY) ## how fast bots answer in the browser's Python, in processor time, and how large it gets (ARGS=mayor for a level)
	$(BIN)/python -m tests.talk.pace $(ARGS)

.PHONY: pictures
pictures: $(DEV_READY) $(WEB_READY) $(BROWSER_PACKAGES) ## take the pictures in docs/pictures anew
	@tests/browser/run --pictures $(ARGS)

.PHONY: gallery
gallery: $(DEV_READY) $(WEB_READY) $(BROWSER_PACKAGES) ## every screen at five sizes, both lights, three languages, as a page in build/gallery (OLD=folder with an earlier gallery to lay beside it)
	@BURGOMASTER_OLD='$(OLD)' tests/browser/run --gallery $(ARGS)

.PHONY: strangers
strangers: $(DEV_READY) $(WEB_READY) $(BROWSER_PACKAGES) ## ten pictures of City Tycoon's city in round 4 without a word, in build/strangers: what is it to somebody who knows nothing else?
	@tests/browser/run --strangers $(ARGS)

.PHONY: drawing
drawing: $(DEV_READY) $(WEB_READY) $(BROWSER_PACKAGES) ## measure how soon a move is drawn, over whole games
	@tests/browser/run --drawing $(ARGS)

.PHONY: feel
feel: $(DEV_READY) $(WEB_READY) $(STATIC_READY) $(BROWSER_PACKAGES) ## measure how a table feels: press to next paint, busy while others play, heap, jumps
	@tests/browser/run --feel $(ARGS)

.PHONY: lighthouse
lighthouse: $(DEV_READY) $(WEB_READY) $(BROWSER_PACKAGES) ## what Lighthouse says of the lobby and a running table of each game, the median of five runs
	@tests/browser/run --lighthouse $(ARGS)

.PHONY: mutate-deck
mutate-deck: $(DEV_READY) ## every mistake that one could make in Hamburg's deck and tiles, against the tests (ARGS='54 66' or 'ships clerics' for some)
	$(BIN)/python -m tests.hamburg.mutate $(ARGS)

.PHONY: mutate-persons
mutate-persons: $(DEV_READY) ## the same for Bruges' persons (ARGS='15 82' for some)
	$(BIN)/python -m tests.bruges.mutate $(ARGS)

.PHONY: soak
soak: $(DEV_READY) ## random games with all laws looked at on the way: Hamburg, 200 of each of the 64 combinations and player counts, and 10,000 of Bruges (ARGS=640 for fewer)
	$(BIN)/python -m tests.hamburg.soak $(ARGS)
	$(BIN)/python -m tests.bruges.soak $(ARGS)

.PHONY: test-kill
test-kill: $(DEV_READY) ## the server's long tests: 100 power cuts, 200 of two processes on PostgreSQL, 20,000 mutated messages, secrecy over a whole game
	BURGOMASTER_KILLS=100 BURGOMASTER_MUTATED=20000 BURGOMASTER_WORLDS=60 \
	  $(BIN)/python -m pytest -q -s tests/server/test_kill.py tests/server/test_deadlines.py tests/server/test_mutated.py tests/server/test_secrecy.py
	BURGOMASTER_KILLS_OF_MANY=200 $(BIN)/python -m tests.server.postgres $(BIN)/python -m pytest -q -s tests/server/test_many_kill.py

.PHONY: test-hosting
test-hosting: $(DEV_READY) $(DIST_READY) ## games through nginx and Caddy with the files in deploy/, and the container's steps on PostgreSQL
	$(BIN)/python -m tests.server.postgres $(BIN)/python -m tests.server.hosting

# Ray has an environment of its own, which finds the rest in .venv.
.PHONY: test-ray
test-ray: $(RAY_READY) ## games on a local Ray of two workers, one of which is killed (installs Ray: some 350 MB)
	.venv-ray/bin/python -m pytest -q -p no:xdist tests/arena/on_ray.py $(ARGS)

.PHONY: test-notebooks
test-notebooks: .venv-docs/.ready ## let Jupyter execute the notebooks in docs/notebooks
	cd build && ../.venv-docs/bin/jupyter-execute --timeout=600 ../docs/notebooks/*.ipynb

# Torch is too large to be installed for this: where it is, it is used.
TRAIN_PYTHON ?= $(BIN)/python
.PHONY: test-train
test-train: $(DEV_READY) ## run docs/maskable-ppo.md where torch and sb3-contrib are (TRAIN_PYTHON=... has them)
	@if $(TRAIN_PYTHON) -c 'import torch, sb3_contrib' 2>/dev/null; then \
	  STEPS=$${STEPS:-2048} $(TRAIN_PYTHON) -m tests.examples.page docs/maskable-ppo.md; \
	else echo "NOT RUN: '$(TRAIN_PYTHON)' has no torch with sb3-contrib; name one that has them: make test-train TRAIN_PYTHON=..."; fi

# Each extra as a stranger gets it, in an environment of its own; the wheel is that of a machine without a compiler.
.PHONY: test-extras
test-extras: $(DEV_READY) ## install a wheel with each extra into a clean environment and use it (slow; ARGS='web all' for some)
	rm -rf build/plain
	BURGOMASTER_WEB=0 BURGOMASTER_COMPILE=0 $(BIN)/python -m build --wheel --no-isolation --outdir build/plain
	$(BIN)/python -m tests.extras build/plain $(ARGS)

.PHONY: attack
attack: $(DEV_READY) ## attack a real server within its limits and measure what others notice (ARGS='--seconds 20')
	$(BIN)/python -m tests.server.attack $(ARGS)
	BURGOMASTER_EXAMPLES=100 $(BIN)/python -m pytest -q tests/server/test_openapi.py

##@ Measure and record

.PHONY: load
load: $(DEV_READY) ## many tables at once on a real server: 60, 250, 500, 950, a restart, bots (ARGS='--tables 60 250 --seconds 30')
	$(BIN)/python -m tests.server.load $(ARGS)

.PHONY: bench
bench: $(DEV_READY) $(COMPILED_READY) $(PEER_READY) ## measure speed beside a peer (ARGS=--write puts it into docs/speed.md)
	$(BIN)/python -m bench.run $(ARGS)

BASE ?= HEAD^
.PHONY: instructions
instructions: $(DEV_READY) $(WHEEL_READY) ## count the instructions of a decision beside another commit's (BASE=HEAD^; needs valgrind)
	$(BIN)/python -m bench.instructions --base '$(BASE)' $(ARGS)

.PHONY: equal
equal: $(DEV_READY) ## play 200 games of each kind by the rules of another commit and by these, and compare them whole (BASE=HEAD^; an hour)
	$(BIN)/python -m bench.equal --base '$(BASE)' $(ARGS)

.PHONY: bench-server
bench-server: BASE = 55f77a7
bench-server: $(DEV_READY) ## what the server does for a move, beside an earlier commit's (BASE=55f77a7; some minutes)
	$(BIN)/python -m bench.server --base '$(BASE)' $(ARGS)

.PHONY: strength
strength: $(COMPILED_READY) ## how strong the levels are beside the clerk before them, row by row, going on where it ended (hours; ARGS='hamburg/2 --minutes 20')
	$(COMPILED)/python -m bench.strength $(ARGS)
	$(COMPILED)/python -m bench.strength --write

.PHONY: values
values: $(COMPILED_READY) ## fit a better value for the searchers, and compare it in paired games, going on where it ended (an hour; ARGS='hamburg/2 --minutes 20')
	$(COMPILED)/python -m bench.values $(ARGS)
	$(COMPILED)/python -m bench.values --write

.PHONY: watch
watch: $(DEV_READY) ## a whole game of a councillor and a clerk, move by move with reasons (ARGS='bruges --seed 3 --level mayor')
	$(BIN)/python -m bench.watch $(or $(ARGS),hamburg)

.PHONY: secrecy
secrecy: $(COMPILED_READY) ## whether any bot knows more than its seat: 400 questions each, asked twice (half an hour)
	$(COMPILED)/python -m bench.secrecy $(ARGS)

.PHONY: clairvoyant
clairvoyant: $(COMPILED_READY) ## how good one could be who knew all luck, in points ahead of a clerk (an hour; ARGS='bruges --deals 5')
	$(COMPILED)/python -m bench.clairvoyant $(ARGS)

.PHONY: clerks
clerks: $(COMPILED_READY) ## how the clerks play: 400 games each, four clerks at a table, how the tiles play (some minutes)
	$(COMPILED)/burgomaster arena hamburg --bots clerk,random --players 2 --games 400 --seed 1
	$(COMPILED)/burgomaster arena bruges --bots clerk,random --players 2 --games 400 --seed 1
	$(COMPILED)/python -m bench.points --games 100
	$(COMPILED)/python -m bench.points --games 100 --game bruges
	@for name in canals persons longer; do $(COMPILED)/python -m bench.without $$name; done
	$(COMPILED)/python -m bench.tycoon --games 400
	$(COMPILED)/python -m tests.city_tycoon.tuning --games 1000 --aims

.PHONY: expansions
expansions: $(COMPILED_READY) ## how Hamburg's expansions play: what each is worth to the clerk, points by source, mayors, TOM (half an hour)
	@for name in mayors statues intrigue ships exchange clerics; do $(COMPILED)/python -m bench.blind $$name; done
	$(COMPILED)/python -m bench.expansions $(ARGS)

.PHONY: persons
persons: $(COMPILED_READY) ## how Bruges' persons play: who draws one against who does not, 4,000 games of four clerks (half an hour)
	$(COMPILED)/python -m bench.persons --write docs/persons-measured.md $(ARGS)

.PHONY: sense
sense: $(COMPILED_READY) ## write moments of ten games for readers who say which mattered most (minutes; ARGS='FOLDER', then ARGS='FOLDER --score FILE')
	$(COMPILED)/python -m bench.sense $(ARGS)

.PHONY: chances
chances: $(COMPILED_READY) ## find anew how much a point tells of who wins, in games of clerks and councillors (an hour, councillors hours; ARGS='bruges --count 100')
	$(COMPILED)/python -m bench.chances $(ARGS)

.PHONY: outlook
outlook: $(DEV_READY) ## find anew what the clerk takes things to be worth at the end of a season (takes an hour)
	$(BIN)/python -m bench.outlook $(ARGS)

.PHONY: house
house: $(DEV_READY) ## look at the source: rooms, imports, cycles, what is long, what two games have twice (ARGS=--write puts it into docs/architecture.md)
	$(BIN)/python -m bench.house $(ARGS)

.PHONY: golden
golden: $(DEV_READY) ## record the golden games anew; read the diff before committing it
	$(BIN)/python -m tests.hamburg.golden.make
	$(BIN)/python -m tests.city_tycoon.golden.make
	$(BIN)/python -m tests.bruges.golden.make

.PHONY: proof
proof: $(DEV_READY) ## write docs/cards.md, docs/tiles.md and docs/persons.md, all texts in three languages, for proof-reading
	$(BIN)/python -m burgomaster.words.hamburg_proof docs/cards.md docs/tiles.md
	$(BIN)/python -m burgomaster.words.bruges_proof docs/persons.md

.PHONY: encodings
encodings: $(DEV_READY) ## write docs/encodings.md: every column that environments tell
	$(BIN)/python -m bench.encodings docs/encodings.md

.PHONY: perft
perft: $(DEV_READY) ## write docs/perft.md: counts from fixed positions
	$(BIN)/python -m bench.perft docs/perft.md

.PHONY: docs
docs: .venv-docs/.ready ## build docs/ as a site into build/site, strictly, and look whether it asks anything of other places
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict
	$(BIN)/python -m bench.site build/site

##@ House-keeping

.PHONY: setup
setup: $(DEV_READY) ## install for development, and nothing else

.PHONY: wheel
wheel: $(DIST_READY) ## build the wheel with the browser app and the compiled engine into build/dist

.PHONY: web
web: $(WEB_READY) ## build the browser app that the server serves

.PHONY: static
static: $(STATIC_READY) ## build the app that needs no server into build/static, a folder for any host

.PHONY: web-types
web-types: $(DEV_READY) $(WEB_PACKAGES) ## make the browser app's types from the schema of the server's messages
	$(BIN)/python -m burgomaster.server.schema | $(NPM) web run --silent types -- src

# Names, versions and hashes only: whoever installs decides from where. dev comes first, the others follow its versions.
LOCK := $(BIN)/uv --quiet pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock"
.PHONY: lock
lock: .venv/.made ## lock the newest versions of everything into requirements/
	$(BIN)/python $(PIP_INSTALL) --upgrade uv
	$(LOCK) --upgrade pyproject.toml --extra dev --output-file requirements/dev.txt
	$(LOCK) --upgrade pyproject.toml requirements/build.in --extra web \
	  --constraint requirements/dev.txt --output-file requirements/play.txt
	$(LOCK) --upgrade requirements/compile.in --constraint requirements/dev.txt --output-file requirements/compile.txt
	$(LOCK) --upgrade pyproject.toml --extra bench --output-file requirements/bench.txt
	$(LOCK) --upgrade requirements/cluster.in --constraint requirements/dev.txt --output-file requirements/cluster.txt
	$(LOCK) --upgrade requirements/docs.in --constraint requirements/dev.txt --output-file requirements/docs.txt

.PHONY: clean
clean: ## remove everything made here: environments, builds, caches
	rm -rf web/node_modules tests/browser/node_modules src/burgomaster/server/static
	rm -rf .venv .venv-compiled .venv-quick .venv-bench .venv-ray .venv-docs build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## this list
	@awk 'BEGIN { FS = ":.*## " } /^##@/ { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- Environments -------------------------------------------------------------------------------------------------

# Nothing is installed for a Python that is too old: it is told at once, with one that would do if there is one.
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
define CHECK_PYTHON
@if $(PYTHON) $(NEW_ENOUGH); then exit 0; fi; \
found=$$($(PYTHON) -c 'import sys; print(".".join(map(str, sys.version_info[:3])))' 2>/dev/null || true); \
if [ -n "$$found" ]; then echo "Burgomaster needs Python 3.11 or newer; '$(PYTHON)' is Python $$found."; \
else echo "Burgomaster needs Python 3.11 or newer; there is no '$(PYTHON)' here."; fi >&2; \
for newer in python3.14 python3.13 python3.12 python3.11; do \
  if $$newer $(NEW_ENOUGH); then echo "$$newer is here: call make with PYTHON=$$newer" >&2; exit 1; fi; \
done; \
echo "Install one (python.org, or your system's packages) and call make again; where it has another name," >&2; \
echo "call make with that, as in PYTHON=python3.12." >&2; \
exit 1
endef

.venv/.made .venv-bench/.made:
	$(CHECK_PYTHON)
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

# The compiled engine has an environment of its own, with nothing in it but the wheel: the rest is found in .venv, whose
# burgomaster is not, as paths named there do not count here.
.venv-compiled/.made .venv-quick/.made: | $(DEV_READY)
	$(BIN)/python -m venv --without-pip $(@D)
	$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
	  > "$$($(@D)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/packages.pth"
	@touch $@

$(WHEEL_READY): $(SOURCES) | $(DEV_READY)
	rm -rf $(@D)
	BURGOMASTER_WEB=0 BURGOMASTER_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation --outdir $(@D)
	@touch $@

$(QUICK_WHEEL_READY): $(SOURCES) | $(DEV_READY)
	rm -rf $(@D)
	BURGOMASTER_WEB=0 BURGOMASTER_COMPILE=1 BURGOMASTER_QUICK=1 \
	  $(BIN)/python -m build --wheel --no-isolation --outdir $(@D)
	@touch $@

# With BURGOMASTER_STATIC=1 it also carries the app that needs no server.
$(DIST_READY): $(SOURCES) $(WEB_SOURCES) | $(DEV_READY)
	rm -rf $(@D)
	BURGOMASTER_WEB=1 BURGOMASTER_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation --outdir $(@D)
	@touch $@

$(WEB_PACKAGES): web/package.json web/package-lock.json | $(PLAY_READY)
	$(NPM) web install --no-save --no-progress
	@touch $@

$(WEB_READY): $(WEB_SOURCES) $(WEB_PACKAGES)
	$(NPM) web run --silent build -- --logLevel warn
	@touch $@

$(STATIC_WHEELS): requirements/static.txt | $(PLAY_READY)
	rm -rf $(@D)
	$(BIN)/python -m pip download -qq --disable-pip-version-check --no-deps --require-hashes --only-binary=:all: \
	  --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --abi cp314 --implementation cp \
	  --dest $(@D) --requirement requirements/static.txt
	@touch $@

$(STATIC_PARTS): $(SOURCES) web/scripts/compile.mjs $(STATIC_WHEELS) $(WEB_PACKAGES)
	rm -rf $(@D) && mkdir -p $(@D)
	$(BIN)/python -m burgomaster.server.site $(@D) build/wheels/*.whl
	$(NPM) web run --silent compile -- ../$(@D)/sources.zip ../$(@D)
	@touch $@

$(STATIC_READY): $(WEB_SOURCES) $(WEB_PACKAGES) $(STATIC_PARTS)
	$(NPM) web run --silent build -- --logLevel warn --mode static
	@touch $@

$(BROWSER_PACKAGES): tests/browser/package.json tests/browser/package-lock.json | $(PLAY_READY)
	$(NPM) tests/browser install --no-save --no-progress
	@touch $@

$(COMPILED_READY): $(WHEEL_READY) .venv-compiled/.made
$(QUICK_READY): $(QUICK_WHEEL_READY) .venv-quick/.made
$(COMPILED_READY) $(QUICK_READY):
	$(BIN)/python -m pip --python $(@D) install -qq --disable-pip-version-check --no-deps --force-reinstall $(<D)/*.whl
	cd build && ../$(@D)/bin/python -c 'import burgomaster as b; assert b.build_kind() == "compiled", b.__file__'
	@touch $@

$(RAY_READY): requirements/cluster.txt requirements/dev.txt | $(DEV_READY)
	$(BIN)/python -m venv $(@D)
	.venv-ray/bin/python $(LOCKED) requirements/cluster.txt
	{ $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'; pwd | sed 's,$$,/src,'; } \
	  > "$$(.venv-ray/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/packages.pth"
	@touch $@

.venv-docs/.ready: requirements/docs.txt | $(DEV_READY)
	$(BIN)/python -m venv $(@D)
	.venv-docs/bin/python $(LOCKED) requirements/docs.txt
	{ $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'; pwd | sed 's,$$,/src,'; } \
	  > "$$(.venv-docs/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/packages.pth"
	@touch $@

$(PEER_READY): requirements/bench.txt | .venv-bench/.made
	$(PEER)/python $(LOCKED) requirements/bench.txt
	@touch $@
