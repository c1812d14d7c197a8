#include "CurlOnDemand.h"

#ifdef __linux__

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

typedef void *handle;

static void *library;

static void load(void) {
  const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
  for (size_t index = 0; !library && index < sizeof names / sizeof *names; index++) {
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  }
}

/// Finds a function of libcurl; ends the program, which can ask nobody for anything then, where there is none.
static void *find(const char *name) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  void *function = library ? dlsym(library, name) : NULL;
  if (!function) {
    fprintf(stderr, "outpost: %s of libcurl is missing. Install libcurl 4.\n", name);
    abort();
  }
  return function;
}

#define FORWARD(answer, name, parameters, arguments)             \
  answer name parameters {                                       \
    static answer(*_Atomic function) parameters;                 \
    if (!function) function = (answer(*) parameters)find(#name); \
    return function arguments;                                   \
  }

// What comes third is a long, a pointer or a curl_off_t: each is passed as a pointer is.
#define FORWARD_OPTION(name)                                          \
  int name(handle it, int option, ...) {                              \
    static int (*_Atomic function)(handle, int, ...);                 \
    if (!function) function = (int (*)(handle, int, ...))find(#name); \
    va_list list;                                                     \
    va_start(list, option);                                           \
    void *value = va_arg(list, void *);                               \
    va_end(list);                                                     \
    return function(it, option, value);                               \
  }

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(char *, curl_version, (void), ())
FORWARD(void *, curl_version_info, (int age), (age))
FORWARD(void, curl_free, (void *memory), (memory))

FORWARD(handle, curl_easy_init, (void), ())
FORWARD(void, curl_easy_cleanup, (handle easy), (easy))
FORWARD(int, curl_easy_pause, (handle easy, int mask), (easy, mask))
FORWARD(const char *, curl_easy_strerror, (int code), (code))
FORWARD_OPTION(curl_easy_setopt)
FORWARD_OPTION(curl_easy_getinfo)

FORWARD(handle, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (handle multi), (multi))
FORWARD(int, curl_multi_add_handle, (handle multi, handle easy), (multi, easy))
FORWARD(int, curl_multi_remove_handle, (handle multi, handle easy), (multi, easy))
FORWARD(int, curl_multi_assign, (handle multi, int socket, void *value), (multi, socket, value))
FORWARD(void *, curl_multi_info_read, (handle multi, int *left), (multi, left))
FORWARD(int, curl_multi_socket_action, (handle multi, int socket, int events, int *running),
        (multi, socket, events, running))

typedef int socket_function(handle easy, int socket, int what, void *user, void *source);
/// What Foundation is told by which events of a socket are of interest.
static socket_function *_Atomic foundation;

enum { PollIn = 1, PollRemove = 4, SocketFunction = 20001 };

/// Foundation never stops to watch a socket for writing, and one that has connected can always be written to. So it is
/// told to let go of the socket before it is told to watch it for reading alone.
static int watch(handle easy, int socket, int what, void *user, void *source) {
  if (what == PollIn && source) {
    foundation(easy, socket, PollRemove, user, source);
    source = NULL;
  }
  return foundation(easy, socket, what, user, source);
}

int curl_multi_setopt(handle it, int option, ...) {
  static int (*_Atomic function)(handle, int, ...);
  if (!function) function = (int (*)(handle, int, ...))find("curl_multi_setopt");
  va_list list;
  va_start(list, option);
  void *value = va_arg(list, void *);
  va_end(list);
  if (option == SocketFunction && value) {
    foundation = (socket_function *)value;
    value = (void *)watch;
  }
  return function(it, option, value);
}

FORWARD(handle, curl_slist_append, (handle list, const char *text), (list, text))
FORWARD(void, curl_slist_free_all, (handle list), (list))

FORWARD(handle, curl_url, (void), ())
FORWARD(int, curl_url_get, (handle url, int part, char **text, unsigned flags), (url, part, text, flags))
FORWARD(int, curl_url_set, (handle url, int part, const char *text, unsigned flags),
        (url, part, text, flags))

#endif
