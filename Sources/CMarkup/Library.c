#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static MULibrary xml;
static bool is_whole;

/// libxml2 writes to standard error what it cannot tell a parser, and that would stand in the screen.
static void ignore(void *context, const char *format, ...) { (void)context, (void)format; }

/// The name that goes with the headers: from 2.14 on, structs have another layout.
static const char *name(void) {
#ifdef __APPLE__
  return "libxml2.2.dylib";
#else
  return LIBXML_VERSION < 21400 ? "libxml2.so.2" : "libxml2.so.16";
#endif
}

static void set_up(void) {
  void *library = dlopen(name(), RTLD_NOW | RTLD_LOCAL);
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
