# Needs Python 3.11 or newer, pip and make. A C compiler makes the games several times faster, but is not required.

PYTHON ?= python3

VENV := .venv
BIN := $(VENV)/bin
# The system's certificates: behind a proxy that looks into connections, uv's own are not enough. Bytecode: whoever
# starts Palier for the first time should not wait for it.
UV := UV_LINK_MODE=copy UV_SYSTEM_CERTS=true UV_COMPILE_BYTECODE=true $(BIN)/uv
BENCH := .venv-bench
BUILD := .build
LOCK := $(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(LOCK_FLAGS) pyproject.toml

# What is compiled is tested on plain Python too; all else only as installed, which is what people run.
BOTH_WAYS := tests/kit tests/engine tests/thinking tests/games
IS_COMPILED := $(BIN)/python -I -c "from importlib.metadata import distribution as d; \
	raise SystemExit('Root-Is-Purelib: true' in d('palier').read_text('WHEEL'))"

.DEFAULT_GOAL := help
.PHONY: help setup play test test-all check-python check-page rules-coverage screenshots playthroughs bench format lock clean FORCE
.DELETE_ON_ERROR:

help: ## list the targets
	@awk -F ': .*## |## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

setup: $(VENV)/.palier ## make .venv with the tools and the compiled palier in it

play: setup ## serve the page and print its address
	@$(BIN)/palier serve

test: setup $(BUILD)/browser ## lint, types, imports, then all tests: plain, compiled, in the browser
	@$(MAKE) --no-print-directory -j 2 check-python check-page
	@echo "== Engine and games on plain Python, from the source tree"
	PYTHONPATH=$(CURDIR)/src PALIER_EXPECT=plain $(BIN)/pytest -n 2 $(BOTH_WAYS)
	@if $(IS_COMPILED); then \
		echo "== All tests on the compiled build, as installed"; \
		env -u PYTHONPATH PALIER_EXPECT=compiled $(BIN)/pytest -n 2 --ignore tests/browser; \
	else \
		echo "== The other tests; the installed build is plain Python, so NOTHING was tested on a compiled one"; \
		env -u PYTHONPATH PALIER_EXPECT=plain $(BIN)/pytest -n 2 --ignore tests/browser $(BOTH_WAYS:%=--ignore %); \
	fi
	@echo "== The page in a real browser"
	$(BIN)/pytest -n 2 --dist loadfile tests/browser
	@$(MAKE) --no-print-directory rules-coverage

# Both builds are there by then; the clock is asked here alone, so one test at a time. The browser's have a process of
# their own: Playwright's loop goes on in the thread that asyncio wants.
test-all: test ## make test, then what is long or goes by the clock
	env -u PYTHONPATH $(BIN)/pytest -m long --durations=0 -vv --ignore tests/browser
	env -u PYTHONPATH $(BIN)/pytest -m long --durations=0 -vv tests/browser

check-python: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

# The page: types, and its units.
check-page: setup
	$(BIN)/python tools/npm.py --silent run types:check
	$(BIN)/python tools/npm.py --silent run check
	$(BIN)/python tools/npm.py --silent test

screenshots: setup $(BUILD)/browser ## write pictures of every page to screenshots/
	$(BIN)/python tools/screenshots.py screenshots

rules-coverage: setup ## say which sentences of the rule books no test holds
	@$(BIN)/python tools/rules_coverage.py

playthroughs: setup ## write the recorded playthroughs anew; GAME=name writes those of one game
	PYTHONPATH=src $(BIN)/python -m tests.kit.playthroughs $(GAME)

bench: $(BENCH)/.palier ## measure speed beside other engines
	$(BENCH)/bin/python bench/roomshare.py
	$(BENCH)/bin/python bench/search.py

format: $(VENV)/.tools ## put the code in the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: $(VENV)/.tools ## write the lock files anew; LOCK_FLAGS=--upgrade takes newer versions
	$(LOCK) --extra server --extra lab -o requirements.lock
	$(LOCK) --extra server --extra lab --group dev -o requirements-dev.lock
	$(LOCK) --group bench -o requirements-bench.lock

clean: ## remove everything that was built or cached
	rm -rf $(VENV) $(BENCH) $(BUILD) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -not -path './.git/*' -not -path '*/node_modules/*' -type d -prune -exec rm -rf {} +

# ---- How setup works: each stamp is written when its step has succeeded.

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Palier needs Python 3.11 or newer, and \"$(PYTHON)\" is not: try make PYTHON=python3.11 or similar."; exit 1; }
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV) || { \
		echo "Python could not make a virtual environment; on Debian or Ubuntu, install python3-venv."; exit 1; }
	@touch $@

# The lock's entry for uv, by itself, so that pip checks its hash too.
$(VENV)/.tools: $(VENV)/.created requirements-dev.lock
	@echo "Installing the tools of requirements-dev.lock"
	@awk '/^uv==/ { found = 1 } found { print } found && !/\\$$/ { exit }' requirements-dev.lock > $(VENV)/uv.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.txt
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements-dev.lock
	@touch $@

# Changes only when a source, or what decides whether it is compiled, changes.
$(BUILD)/sources: FORCE
	@mkdir -p $(BUILD)
	@{ find src web pyproject.toml hatch_build.py tools/compile.py LICENSE README.md \( -name node_modules -o -path web/dist \) -prune -o -type f ! -name '*.pyc' -print | LC_ALL=C sort | xargs cksum; \
		echo "pure=$$PALIER_PURE compiler=$$(command -v $${CC:-cc} || command -v gcc)"; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/.palier: $(VENV)/.tools $(BUILD)/sources
	@rm -rf $(BUILD)/wheel
	@PALIER_REQUIRE_PAGE=1 $(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir $(BUILD)/wheel
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --reinstall $(BUILD)/wheel/*.whl
	@touch $@

$(BUILD)/browser: $(VENV)/.tools tools/browser.py
	@mkdir -p $(BUILD)
	@$(BIN)/python tools/browser.py > $@

$(BENCH)/.tools: $(VENV)/.tools requirements-bench.lock
	@echo "Installing the engines of requirements-bench.lock"
	@$(BIN)/python -m venv --clear --without-pip $(BENCH)
	@$(UV) pip install --quiet --python $(BENCH)/bin/python --require-hashes -r requirements-bench.lock
	@touch $@

$(BENCH)/.palier: $(BENCH)/.tools $(VENV)/.palier
	@$(UV) pip install --quiet --python $(BENCH)/bin/python --no-deps --reinstall $(BUILD)/wheel/*.whl
	@touch $@
