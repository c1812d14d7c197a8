# What a developer does with this checkout. `make` alone names the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
STRICT = .build/strict
# Where things are installed.
root = $(DESTDIR)$(PREFIX)
bash = $(root)/share/bash-completion/completions
zsh = $(root)/share/zsh/site-functions
fish = $(root)/share/fish/vendor_completions.d
# What `make docs` describes, and where.
LIBRARIES = Cells StateKit Views TerminalUI Tape TapeDemo
DOCS = .build/docs
FORMATTED = Sources Tests Package.swift
# What is tried and tested here is built without optimization, which takes a third of the time, once for all of it;
# and without what only a debugger reads: make build DEBUG_INFO=dwarf brings that. SwiftPM finds tests by an index, which
# need not hold the modules of the system.
DEBUG_INFO = none
debug = $(compiler) $(SWIFT) build -debug-info-format $(DEBUG_INFO) -Xswiftc -index-ignore-system-modules
# For the tests, what each frame goes through and what reads feeds is optimized all the same; what is there for them is
# not built twice.
tests = .build/debug/outpostPackageTests.xctest
compiler := $(if $(filter test soak check golden,$(MAKECMDGOALS))$(wildcard $(tests)),SWIFT_EXEC="$$(.ci/compiler)")
# What is installed is optimized, and needs no Swift at run time: it is linked in where the toolchain can do that,
# which is on Linux.
resources = $(shell $(SWIFT) -print-target-info | sed -n 's/.*"runtimeResourcePath": "\([^"]*\)".*/\1/p')
static = $(wildcard $(resources)_static/linux)
# The types of views are long: looking them up by their names was a third of a start, so the code calls what makes them.
# Nor does it ask at each closure for the actor that the compiler has made sure of.
direct = -disable-concrete-type-metadata-mangled-name-accessors -disable-dynamic-actor-isolation
# Each library that is linked costs the start: the one of C++ is put into the program, where it can be had so, and what is
# opened when it is needed (libxml2) is not linked. `clang` reads this as a list of changes to what it is called with.
archive = $(if $(static),$(wildcard $(shell clang -print-file-name=libstdc++.a)))
quiet := \#
lean = $(if $(static),CCC_OVERRIDE_OPTIONS='$(quiet) x-lxml2 $(if $(archive),s/-lstdc\+\+/-l:libstdc++.a/)')
release = $(lean) $(SWIFT) build -c release $(foreach flag,$(direct),-Xswiftc -Xfrontend -Xswiftc $(flag)) \
  $(if $(static),--static-swift-stdlib -Xswiftc -use-ld=lld)
built = $$($(release) --show-bin-path)
tried = $$($(debug) --show-bin-path)
# How far a build is, for people: one that writes to a file says only what went wrong.
progress = $$([ -t 2 ] || echo --quiet)

.PHONY: help run demo gallery test soak build check format docs bench bench-reader golden install put clean setup

help: ## Name these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile

run: setup ## Install what is missing, build, open the built-in tour
	@echo "Building Outpost; the first time takes a minute or two."
	@$(debug) --product outpost-picture $(progress)
	@$(debug) --product outpost $(progress)
	@$(tried)/outpost

demo: setup ## Play the tour on this terminal, write the pictures of the README
	@echo "Building Outpost; the first time takes a minute or two."
	@$(debug) --product outpost $(progress)
	@for theme in dark light; do \
	  $(tried)/outpost demo Tests/Tapes/readme-$$theme.tape \
	    --headless --screenshots Tests/Tapes/Pictures/$$theme >/dev/null || exit; \
	done
	@$(tried)/outpost demo $$([ -t 1 ] || echo --headless)

gallery: setup ## Build, try ways to keep the state of a view
	@echo "Building the Gallery; the first time takes a minute or two."
	@$(debug) --product outpost-picture $(progress)
	@$(debug) --product Gallery $(progress)
	@$(tried)/Gallery

test: ## Install what is missing, run all tests
	@.ci/setup tests
	@echo "Building the tests; the first time takes a few minutes."
	@$(debug) --product outpostPackageTests $(progress)
	@SWIFT="$(SWIFT)" .ci/test

soak: ## Run all tests, with every case of those that try cases at random
	@OUTPOST_SOAK=1 $(MAKE) --no-print-directory test

build: ## Build everything, without optimization
	@$(debug) $(progress)

check: ## Check the format and the words, build everything with warnings as errors
	@$(SWIFT) format lint --strict -r $(FORMATTED)
	@.ci/words
	@OUTPOST_STRICT=1 $(debug) --build-tests --scratch-path $(STRICT) $(progress)
	@echo "The format and the words are right, and there are no warnings."

format: ## Format all Swift files
	@$(SWIFT) format -i -r $(FORMATTED)

# The plugin comes from the network once, and its build stays apart from the others. Each library is built after those
# that it links to. Parameters are described only where their names do not say enough.
docs: ## Build the documentation of the libraries with DocC; warnings are errors
	@OUTPOST_DOCS=1 $(SWIFT) package --scratch-path $(DOCS) --allow-writing-to-directory $(DOCS) \
	  generate-documentation $(LIBRARIES:%=--target %) --enable-experimental-combined-documentation --experimental-skip-synthesized-symbols \
	  --disable-parameters-and-returns-validation --warnings-as-errors --output-path $(DOCS)/outpost.doccarchive
	@echo "To read it: python3 -m http.server -d $(DOCS)/outpost.doccarchive; then localhost:8000/documentation"

bench: setup ## Measure frames, bytes and the start, in release
	@for product in outpost BenchBaseline BenchList Bench; do \
	  $(release) --product $$product $(progress) || exit 1; \
	done
	@$(built)/Bench

bench-reader: setup ## Measure beside newsboat and curl, in release; end with 1 where not good enough
	@for product in outpost outpost-picture BenchReader; do \
	  $(release) --product $$product $(progress) || exit 1; \
	done
	@$(built)/BenchReader

bench-store: setup ## Compare 1,000,000 posts of 10,000 sources with 1,000, in release; end with 1 where too slow
	@for product in outpost BenchStore; do \
	  $(release) --product $$product $(progress) || exit 1; \
	done
	@$(built)/BenchStore

golden: ## Record the golden screens again, then list what changed
	@$(debug) --product outpostPackageTests $(progress)
	@$(tried)/outpost demo Tests/Tapes/*.tape --bless >/dev/null
	@$(tried)/outpost demo Tests/Tapes/*.tape --bless --size 40x10 >/dev/null
	@$(tried)/Gallery demo Tests/GalleryTests/Tapes/*.tape --bless >/dev/null
	@$(tried)/Gallery demo Tests/GalleryTests/Tapes/Controls/*.tape --bless >/dev/null
	@$(tried)/Gallery demo Tests/GalleryTests/Tapes/Controls/*.tape --bless --size 40x10 >/dev/null
	@OUTPOST_RECORD=1 $(SWIFT) test --skip-build --disable-xctest --skip EndToEndTests \
	  || echo "A run that records fails on purpose."
	@git status --short Tests
	@echo "Look at each change with git diff, then run make test."

install: setup ## Build optimized, install to PREFIX (/usr/local)
	@echo "Building Outpost with optimization; the first time takes some minutes."
	@$(release) --product outpost-picture $(progress)
	@$(release) --product outpost $(progress)
	@$(MAKE) --no-print-directory put program="$(built)/outpost"

# Puts a built program in its place, with its manual and the completions that it prints.
put:
	@install -d "$(root)/bin" "$(root)/share/man/man1" "$(bash)" "$(zsh)" "$(fish)"
	@install -s -m 755 "$(program)" "$(root)/bin/outpost"
	@install -s -m 755 "$(dir $(program))outpost-picture" "$(root)/bin/outpost-picture"
	@install -m 644 Sources/outpost/outpost.1 "$(root)/share/man/man1/outpost.1"
	@"$(program)" --generate-completion-script bash >"$(bash)/outpost"
	@"$(program)" --generate-completion-script zsh >"$(zsh)/_outpost"
	@"$(program)" --generate-completion-script fish >"$(fish)/outpost.fish"
	@chmod 644 "$(bash)/outpost" "$(zsh)/_outpost" "$(fish)/outpost.fish"
	@.ci/installed "$(root)/bin/outpost"

clean: ## Remove all that was built
	@rm -rf .build

setup: ## Install what is missing, ask for nothing
	@.ci/setup
