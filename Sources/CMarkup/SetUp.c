#include <libxml/parser.h>
#include <pthread.h>

#include "Markup.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;

void mu_set_up(void) { pthread_once(&once, xmlInitParser); }
