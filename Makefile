# What a person does with this checkout. `make` alone names the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
STRICT = .build/strict
# Where things are installed.
root = $(DESTDIR)$(PREFIX)
bash = $(root)/share/bash-completion/completions
zsh = $(root)/share/zsh/site-functions
fish = $(root)/share/fish/vendor_completions.d
FORMATTED = Sources Tests Package.swift
# What a person gets needs no Swift at run time: it is linked in where the toolchain can do that, which is on Linux.
# Foundation then asks the linker for libcurl, which is loaded when it is needed; see Sources/CurlOnDemand.
resources = $(shell $(SWIFT) -print-target-info | sed -n 's/.*"runtimeResourcePath": "\([^"]*\)".*/\1/p')
static = $(wildcard $(resources)_static/linux)
release = $(SWIFT) build -c release \
  $(if $(static),--static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -L$(CURDIR)/Sources/CurlOnDemand/Link)
built = $$($(release) --show-bin-path)
# Progress is for people: a build that writes to a file says only what went wrong.
progress = $$([ -t 2 ] || echo --quiet)

.PHONY: help run demo gallery test build check format bench bench-reader golden install put clean setup

help: ## Name these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile

run: setup ## Install what is missing, build in release, open the built-in tour
	@echo "Building Outpost in release; the first time takes a few minutes."
	@$(release) --product outpost $(progress)
	@$(built)/outpost

demo: setup ## Play the tour on this terminal, write the pictures of the README
	@echo "Building Outpost in release; the first time takes a few minutes."
	@$(release) --product outpost $(progress)
	@for theme in dark light; do \
	  $(built)/outpost demo Tests/Tapes/readme-$$theme.tape \
	    --headless --screenshots Tests/Tapes/Pictures/$$theme >/dev/null || exit; \
	done
	@$(built)/outpost demo $$([ -t 1 ] || echo --headless)

gallery: setup ## Build in release, try ways to keep the state of a view
	@echo "Building the Gallery in release; the first time takes a few minutes."
	@$(release) --product Gallery $(progress)
	@$(built)/Gallery

test: ## Install what is missing, run all tests
	@.ci/setup tests
	@echo "Building the tests; the first time takes a few minutes."
	@$(SWIFT) build --build-tests $(progress)
	@$(SWIFT) test --skip-build --disable-xctest

build: ## Build in debug
	@$(SWIFT) build $(progress)

check: ## Check the format, build everything with warnings as errors
	@$(SWIFT) format lint --strict -r $(FORMATTED)
	@OUTPOST_STRICT=1 $(SWIFT) build --build-tests --scratch-path $(STRICT) $(progress)
	@echo "The format is right and there are no warnings."

format: ## Format all Swift files
	@$(SWIFT) format -i -r $(FORMATTED)

bench: setup ## Measure frames, bytes and the start, in release
	@for product in outpost BenchBaseline Bench; do \
	  $(release) --product $$product $(progress) || exit 1; \
	done
	@$(built)/Bench

bench-reader: setup ## Measure beside Debian's newsboat, in release; end with 1 where not 3 times better
	@for product in outpost BenchReader; do \
	  $(release) --product $$product $(progress) || exit 1; \
	done
	@$(built)/BenchReader

golden: ## Record the golden screens anew, then say what changed
	@$(SWIFT) build --build-tests $(progress)
	@.build/debug/outpost demo Tests/Tapes/*.tape --bless >/dev/null
	@.build/debug/outpost demo Tests/Tapes/*.tape --bless --size 40x10 >/dev/null
	@OUTPOST_RECORD=1 $(SWIFT) test --skip-build --disable-xctest --skip EndToEndTests \
	  || echo "A run that records fails on purpose."
	@git status --short Tests
	@echo "Look at each change with git diff, then run make test."

install: ## Build in release, install to PREFIX (/usr/local)
	@$(release) --product outpost $(progress)
	@$(MAKE) --no-print-directory put program="$(built)/outpost"

# Puts a built program in its place, with the manual and the completions that it prints.
put:
	@install -d "$(root)/bin" "$(root)/share/man/man1" "$(bash)" "$(zsh)" "$(fish)"
	@install -s -m 755 "$(program)" "$(root)/bin/outpost"
	@"$(program)" manual >"$(root)/share/man/man1/outpost.1"
	@"$(program)" completions bash >"$(bash)/outpost"
	@"$(program)" completions zsh >"$(zsh)/_outpost"
	@"$(program)" completions fish >"$(fish)/outpost.fish"
	@chmod 644 "$(root)/share/man/man1/outpost.1" "$(bash)/outpost" "$(zsh)/_outpost" "$(fish)/outpost.fish"
	@echo "Installed $(root)/bin/outpost, its manual and its completions"

clean: ## Remove all that was built
	@rm -rf .build

setup: ## Install what is missing, ask for nothing
	@.ci/setup
