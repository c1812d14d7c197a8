#include <libxml/parser.h>
#include <pthread.h>
#include <sys/random.h>
#include <unistd.h>

#include "Markup.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;
static uint64_t secret;

/// libxml2 writes to standard error what it cannot tell a parser, and that would stand in the screen.
static void ignore(void *context, const char *format, ...) { (void)context, (void)format; }

static void set_up(void) {
  xmlInitParser();
  if (getentropy(&secret, sizeof secret) != 0) secret = (uint64_t)(uintptr_t)&secret;
  secret = (secret >> 4) + 256;
  xmlThrDefSetGenericErrorFunc(NULL, ignore);
  xmlSetGenericErrorFunc(NULL, ignore);
}

void mu_set_up(void) { pthread_once(&once, set_up); }

uint64_t mu_secret(void) { return secret; }
