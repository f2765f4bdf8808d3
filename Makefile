# glasspreview: see CONTRIBUTING.md. `make help` lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

# One configuration for everything, so that .build is built once: pixels need release, tests need
# the internals.
CONFIGURATION = -c release -Xswiftc -enable-testing
BUILD = .build/release
PROGRAM = $(BUILD)/glasspreview

PACKAGES = libx11-dev libxext-dev libxrender-dev libxrandr-dev libxpresent-dev libxi-dev \
  libxtst-dev libcairo2-dev libpango1.0-dev libturbojpeg0-dev fonts-inter \
  fonts-noto-color-emoji fonts-dejavu-core fonts-droid-fallback xvfb pkg-config

# What a user's file is compiled against.
MODULES = SwiftUI GlassUI DisplayList LayoutCore Motion Geometry

.PHONY: help setup build run test goldens bench lint format install clean

help:
	@echo "make run      installs missing packages, builds, opens the gallery"
	@echo "make test     installs missing packages, builds, runs every test, under Xvfb too"
	@echo "make build    builds $(PROGRAM)"
	@echo "make goldens  writes the pictures that tests expect anew, where they differ"
	@echo "make bench    runs the benchmarks"
	@echo "make lint     checks style and structure"
	@echo "make format   formats the sources"
	@echo "make install  installs to PREFIX=$(PREFIX)"
	@echo "make setup    installs missing packages only"

setup:
	@Scripts/setup $(PACKAGES)

build: setup
	$(SWIFT) build $(CONFIGURATION) --product glasspreview

run: build
	@Scripts/run $(PROGRAM)

test: setup
	$(SWIFT) build $(CONFIGURATION) --build-tests
	$(SWIFT) test $(CONFIGURATION) --skip-build --disable-xctest

# A test that writes its picture fails, so the suites run twice; look at what git shows.
goldens: setup
	$(SWIFT) build $(CONFIGURATION) --build-tests
	-CI= SNAPSHOT_TESTING_RECORD=failed \
	  $(SWIFT) test $(CONFIGURATION) --skip-build --disable-xctest --filter Picture
	CI= SNAPSHOT_TESTING_RECORD=never \
	  $(SWIFT) test $(CONFIGURATION) --skip-build --disable-xctest --filter Picture
	git status --short -- '*.png'

# Benchmarks are suites of tests that this variable turns on.
bench: setup
	$(SWIFT) build $(CONFIGURATION) --build-tests
	GLASSPREVIEW_BENCH=1 $(SWIFT) test $(CONFIGURATION) --skip-build --disable-xctest \
	  --no-parallel --filter Benchmark

lint:
	@Scripts/lint

format:
	$(SWIFT) format -i -r --parallel Package.swift Assets Sources Tests

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/glasspreview/modules \
	  $(DESTDIR)$(PREFIX)/share/glasspreview
	install $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/glasspreview
	install $(BUILD)/PreviewMacros-tool $(DESTDIR)$(PREFIX)/lib/glasspreview/PreviewMacros
	install -m 644 $(MODULES:%=$(BUILD)/Modules/%.swiftmodule) \
	  $(DESTDIR)$(PREFIX)/lib/glasspreview/modules
	cp -R $(BUILD)/glasspreview_Assets.resources/. $(DESTDIR)$(PREFIX)/share/glasspreview/

clean:
	rm -rf .build
