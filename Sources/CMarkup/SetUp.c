#include <libxml/parser.h>
#include <pthread.h>

#include "Markup.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;

/// libxml2 writes to standard error what it cannot tell a parser, and that would stand in the screen.
static void ignore(void *context, const char *format, ...) { (void)context, (void)format; }

static void set_up(void) {
  xmlInitParser();
  xmlThrDefSetGenericErrorFunc(NULL, ignore);
  xmlSetGenericErrorFunc(NULL, ignore);
}

void mu_set_up(void) { pthread_once(&once, set_up); }
