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
# Progress is for people: a build that writes to a file says only what went wrong.
progress = $$([ -t 2 ] || echo --quiet)

.PHONY: help run demo gallery test build check format bench bench-reader golden install put clean setup

help: ## Name these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile

run: setup ## Install what is missing, build in release, open the built-in tour
	@echo "Building Outpost in release; the first time takes a few minutes."
	@$(SWIFT) build -c release --product outpost $(progress)
	@$$($(SWIFT) build -c release --show-bin-path)/outpost

demo: setup ## Play the tour on this terminal, write the pictures of the README
	@echo "Building Outpost in release; the first time takes a few minutes."
	@$(SWIFT) build -c release --product outpost $(progress)
	@for theme in dark light; do \
	  $$($(SWIFT) build -c release --show-bin-path)/outpost demo Tests/Tapes/readme-$$theme.tape \
	    --headless --screenshots Tests/Tapes/Pictures/$$theme >/dev/null || exit; \
	done
	@$$($(SWIFT) build -c release --show-bin-path)/outpost demo $$([ -t 1 ] || echo --headless)

gallery: setup ## Build in release, try ways to keep the state of a view
	@echo "Building the Gallery in release; the first time takes a few minutes."
	@$(SWIFT) build -c release --product Gallery $(progress)
	@$$($(SWIFT) build -c release --show-bin-path)/Gallery

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
	  $(SWIFT) build -c release --product $$product $(progress) || exit 1; \
	done
	@$$($(SWIFT) build -c release --show-bin-path)/Bench

bench-reader: setup ## Measure beside Debian's newsboat, in release; end with 1 where not 3 times better
	@for product in outpost BenchReader; do \
	  $(SWIFT) build -c release --product $$product $(progress) || exit 1; \
	done
	@$$($(SWIFT) build -c release --show-bin-path)/BenchReader

golden: ## Record the golden screens anew, then say what changed
	@$(SWIFT) build --build-tests $(progress)
	@.build/debug/outpost demo Tests/Tapes/*.tape --bless >/dev/null
	@.build/debug/outpost demo Tests/Tapes/*.tape --bless --size 40x10 >/dev/null
	@OUTPOST_RECORD=1 $(SWIFT) test --skip-build --disable-xctest --skip EndToEndTests \
	  || echo "A run that records fails on purpose."
	@git status --short Tests
	@echo "Look at each change with git diff, then run make test."

install: ## Build in release, install to PREFIX (/usr/local)
	@$(SWIFT) build -c release --product outpost $(progress)
	@$(MAKE) --no-print-directory put program="$$($(SWIFT) build -c release --show-bin-path)/outpost"

# Puts a built program in its place, with the manual and the completions that it prints.
put:
	@install -d "$(root)/bin" "$(root)/share/man/man1" "$(bash)" "$(zsh)" "$(fish)"
	@install -m 755 "$(program)" "$(root)/bin/outpost"
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
