#include "CMarkup.h"

#ifdef __linux__
#include <features.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

void mu_limit_arenas(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 2);
  mallopt(M_MMAP_THRESHOLD, 262144);
  mallopt(M_TRIM_THRESHOLD, 262144);
#endif
}

void mu_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
