#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static MULibrary xml;
static bool is_whole;

/// libxml2 writes to standard error what it cannot tell a parser, and that would stand in the screen.
static void ignore(void *context, const char *format, ...) { (void)context, (void)format; }

#ifdef __APPLE__
#define NAME(version) "libxml2." version ".dylib"
#else
#define NAME(version) "libxml2.so." version
#endif

/// Whether a library goes with the headers: from 2.14 on, structs have another layout.
static bool fits(void *library) {
  const char *const *version = dlsym(library, "xmlParserVersion");
  return version && (atoi(*version) < 21400) == (LIBXML_VERSION < 21400);
}

/// The one that the program is linked with, or the system's.
static void *open_library(void) {
  void *program = dlopen(NULL, RTLD_NOW);
  if (program && fits(program)) return program;
  return dlopen(LIBXML_VERSION < 21400 ? NAME("2") : NAME("16"), RTLD_NOW | RTLD_LOCAL);
}

static void set_up(void) {
  void *library = open_library();
  is_whole = library;
#define FIND(name) is_whole = is_whole && (xml.name = (__typeof__(xml.name))dlsym(library, #name));
  MU_FUNCTIONS(FIND)
  if (!is_whole) return;
  xml.xmlInitParser();
  xml.xmlThrDefSetGenericErrorFunc(NULL, ignore);
  xml.xmlSetGenericErrorFunc(NULL, ignore);
}

const MULibrary *mu_library(void) {
  pthread_once(&once, set_up);
  return is_whole ? &xml : NULL;
}
