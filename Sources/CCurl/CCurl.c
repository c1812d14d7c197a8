#include "CCurl.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// As macros they check types, and cannot be taken as pointers.
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

#define FUNCTIONS(each)                                                                       \
  each(global_init) each(version_info) each(easy_init) each(easy_setopt) each(easy_getinfo)   \
  each(easy_cleanup) each(slist_append) each(slist_free_all) each(multi_init)                 \
  each(multi_setopt) each(multi_add_handle) each(multi_remove_handle) each(multi_perform)     \
  each(multi_poll) each(multi_wakeup) each(multi_info_read) each(multi_cleanup)
#define POINTER(name) __typeof__(&curl_##name) name;
/// The functions of libcurl, by their names without `curl_`.
static struct Curl { FUNCTIONS(POINTER) } curl;
/// 0 until it is loaded.
static unsigned version;

/// Loads libcurl and the thirty libraries behind it, which takes 20 ms.
static void load_curl(void) {
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"};
  for (size_t index = 0; version == 0 && index < sizeof names / sizeof *names; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    bool isWhole = library;
#define FIND(name) isWhole = isWhole && (curl.name = (__typeof__(curl.name))dlsym(library, "curl_" #name));
    FUNCTIONS(FIND)
    if (isWhole && curl.global_init(CURL_GLOBAL_ALL) == CURLE_OK) {
      version = curl.version_info(CURLVERSION_NOW)->version_num;
    }
  }
}

typedef struct {
  char *bytes;
  size_t count, room;
} Bytes;

/// One request from its start to its answer.
typedef struct Transfer {
  struct Transfer *next;
  uint64_t number;
  void (*done)(void *context, const CUResponse *);
  void *context;
  CURequest request;
  char *url, *fieldLines, *proxy;
  struct curl_slist *fields;
  CURL *easy;
  Bytes head, body;
  bool isHeadWhole, isChunked;
  size_t headBytes;     // Of all heads, of which `head` is the last.
  size_t taken;         // Bytes of the body that were given away.
  uintmax_t announced;  // Bytes of the body, as the head says; 0 where it does not.
  char tail[3];         // The last bytes as they came, before anything was decoded.
  bool isCancelled;     // Under the lock; all else is of the thread that works.
  bool isEnded;
  CUEnd end;
  CURLcode code;
} Transfer;

/// Marks a transfer as ended, if it was not; what is returned ends it in libcurl.
static size_t end(Transfer *transfer, CUEnd end) {
  if (!transfer->isEnded) transfer->end = end;
  transfer->isEnded = true;
  return 0;
}

static size_t append(Transfer *transfer, Bytes *to, const char *bytes, size_t count) {
  if (count > to->room - to->count) {
    size_t room = 2 * to->room > to->count + count ? 2 * to->room : to->count + count;
    char *larger = realloc(to->bytes, room);
    if (!larger) return end(transfer, CUNoResources);
    to->bytes = larger;
    to->room = room;
  }
  memcpy(to->bytes + to->count, bytes, count);
  to->count += count;
  return count;
}

#define INFO(type, name) \
  ({ type value = 0; if (transfer->easy) curl.easy_getinfo(transfer->easy, CURLINFO_##name, &value); value; })

static bool is_success(const Transfer *transfer) { return INFO(long, RESPONSE_CODE) / 100 == 2; }

static bool begins(const char *line, size_t count, const char *with) {
  return count >= strlen(with) && strncasecmp(line, with, strlen(with)) == 0;
}

/// Takes a line of a head, of which there are several where an answer is announced (103), or of a trailer.
static size_t take_head(char *line, size_t size, size_t count, void *context) {
  enum { limit = 256 * 1024 };
  Transfer *transfer = context;
  if (begins(line, count, "HTTP/")) {
    transfer->head.count = 0;
    transfer->isHeadWhole = transfer->isChunked = transfer->announced = 0;
  }
  transfer->headBytes += count;
  if (transfer->isHeadWhole) return count;
  transfer->isHeadWhole = count <= 2 && line[count - 1] == '\n';
  if (begins(line, count, "Transfer-Encoding:")) {
    for (size_t index = 0; index < count; index++) {
      transfer->isChunked |= begins(line + index, count - index, "chunked");
    }
  }
  if (begins(line, count, "Content-Length:")) transfer->announced = strtoumax(line + 15, NULL, 10);
  // A number beyond counting says nothing.
  bool isTooLarge = transfer->announced > transfer->request.bytes && transfer->announced < UINTMAX_MAX;
  if (transfer->isHeadWhole && isTooLarge && is_success(transfer)) return end(transfer, CUTooLarge);
  if (transfer->headBytes > limit) return end(transfer, CUNotHTTP);
  return append(transfer, &transfer->head, line, count);
}

/// Takes a piece of the body, decoded; of an answer that is no success so much that its connection can be kept.
static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  enum { failureLimit = 64 * 1024 };
  Transfer *transfer = context;
  bool isSuccess = is_success(transfer);
  if (isSuccess && transfer->request.take) {
    if (count > transfer->request.bytes - transfer->taken) return end(transfer, CUTooLarge);
    transfer->taken += count;
    bool isTaken = transfer->request.take(
        transfer->context, INFO(long, RESPONSE_CODE), transfer->head.bytes, transfer->head.count, bytes, count);
    return isTaken ? count : end(transfer, CUCancelled);
  }
  size_t limit = isSuccess ? transfer->request.bytes : failureLimit;
  if (count > limit - transfer->body.count) return end(transfer, isSuccess ? CUTooLarge : CUWhole);
  return append(transfer, &transfer->body, bytes, count);
}

/// Sees what comes as it comes.
static int take_raw(CURL *easy, curl_infotype type, char *bytes, size_t count, void *context) {
  char *tail = ((Transfer *)context)->tail;
  for (size_t index = count < 3 ? 0 : count - 3; type == CURLINFO_DATA_IN && index < count; index++) {
    memmove(tail, tail + 1, 2);
    tail[2] = bytes[index];
  }
  return 0;
}

static bool begin(Transfer *transfer, CURLM *multi) {
  CURL *easy = transfer->easy = curl.easy_init();
#define SET(option, value) curl.easy_setopt(easy, CURLOPT_##option, value)
  SET(PRIVATE, transfer);
  SET(URL, transfer->url);
  char *rest = transfer->fieldLines;
  for (char *line; (line = strsep(&rest, "\n"));) transfer->fields = curl.slist_append(transfer->fields, line);
  SET(HTTPHEADER, transfer->fields);
  // A part of a file is one of what is sent, so that is not to be encoded.
  if (transfer->request.decodes) SET(ACCEPT_ENCODING, "");
  if (transfer->proxy) SET(PROXY, transfer->proxy);
  // Where a user trusts others than the system does, as with curl and OpenSSL.
  const char *authorities = getenv("SSL_CERT_FILE");
  if (authorities && *authorities) SET(CAINFO, authorities);
  SET(NOSIGNAL, 1L);
  SET(SUPPRESS_CONNECT_HEADERS, 1L);
  SET(CONNECTTIMEOUT_MS, transfer->request.connectTime);
  SET(TIMEOUT_MS, transfer->request.time);
  SET(LOW_SPEED_LIMIT, transfer->request.slowestRate);
  SET(LOW_SPEED_TIME, transfer->request.slowTime);
  SET(HEADERFUNCTION, take_head);
  SET(HEADERDATA, transfer);
  SET(WRITEFUNCTION, take_body);
  SET(WRITEDATA, transfer);
  SET(DEBUGFUNCTION, take_raw);
  SET(DEBUGDATA, transfer);
  SET(VERBOSE, 1L);
#if LIBCURL_VERSION_NUM >= 0x075700
  SET(PROTOCOLS_STR, "http,https");
  SET(QUICK_EXIT, 1L);  // Whoever cancels does not wait until a name has been looked up.
#endif
  return easy && curl.multi_add_handle(multi, easy) == CURLM_OK;
}

/// libcurl takes an answer for whole that ends within its head; before 8.7 one, too, that ends within its trailer.
static bool is_whole(const Transfer *transfer) {
  const char *tail = transfer->tail;
  // Some servers end their lines without a carriage return.
  bool hasEnd = tail[2] == '\n' && (tail[1] == '\n' || (tail[1] == '\r' && tail[0] == '\n'));
  bool isCut = transfer->isChunked && version < 0x080700 && !hasEnd;
  return transfer->isHeadWhole && !isCut && INFO(long, RESPONSE_CODE) >= 200;
}

/// By the numbers of OpenSSL. A name that is not that of the host is no error there, or not named (1).
static CUEnd fault_of_certificate(const Transfer *transfer) {
  switch (INFO(long, SSL_VERIFYRESULT)) {
    case 0: case 1: case 62: return CUWrongHost;
    case 9: case 10: return CUExpired;
    case 18: case 19: return CUSelfSigned;
    default: return CUUntrusted;
  }
}

static CUEnd end_of(const Transfer *transfer) {
  // What is no success is told by its head.
  if (transfer->isHeadWhole && INFO(long, RESPONSE_CODE) >= 300) return CUWhole;
  switch (transfer->code) {
    case CURLE_OK: return is_whole(transfer) ? CUWhole : CUCut;
    case CURLE_RECV_ERROR: return INFO(long, HTTP_CONNECTCODE) >= 300 ? CUProxy : CUCut;
    case CURLE_PARTIAL_FILE: case CURLE_GOT_NOTHING: case CURLE_SEND_ERROR: case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM: return CUCut;
    case CURLE_BAD_CONTENT_ENCODING: return CUUndecodable;
    case CURLE_COULDNT_RESOLVE_HOST: return CUHostNotFound;
    case CURLE_COULDNT_CONNECT:
      return INFO(long, OS_ERRNO) == ECONNREFUSED ? CURefused : CUUnreachable;
    case CURLE_OPERATION_TIMEDOUT:
      if (transfer->isHeadWhole) return CUSlowResponse;
      return INFO(curl_off_t, PRETRANSFER_TIME_T) > 0 ? CUNoResponse : CUNoConnection;
    case CURLE_PEER_FAILED_VERIFICATION: return fault_of_certificate(transfer);
    case CURLE_SSL_CONNECT_ERROR: return CUNotSecure;
    case CURLE_WEIRD_SERVER_REPLY: case CURLE_UNSUPPORTED_PROTOCOL: return CUNotHTTP;
    case CURLE_COULDNT_RESOLVE_PROXY: case CURLE_PROXY: return CUProxy;
    // So it calls a field, too, that is too long for it.
    case CURLE_OUT_OF_MEMORY: return transfer->headBytes > 0 && !transfer->isHeadWhole ? CUNotHTTP : CUNoResources;
    default: return CUOther;
  }
}

/// Tells of transfers that have ended, and frees them.
static void tell(Transfer *transfer) {
  while (transfer) {
    transfer->done(transfer->context, &(CUResponse){
        .end = transfer->end, .code = transfer->code, .time = INFO(curl_off_t, TOTAL_TIME_T),
        .retryAfter = INFO(curl_off_t, RETRY_AFTER),
        .status = transfer->head.count > 0 ? INFO(long, RESPONSE_CODE) : 0,
        .head = transfer->head.bytes, .headCount = transfer->head.count,
        .body = (const uint8_t *)transfer->body.bytes, .bodyCount = transfer->body.count,
    });
    if (transfer->easy) curl.easy_cleanup(transfer->easy);
    if (transfer->fields) curl.slist_free_all(transfer->fields);
    free(transfer->fieldLines);
    free(transfer->url);
    free(transfer->proxy);
    free(transfer->head.bytes);
    free(transfer->body.bytes);
    Transfer *next = transfer->next;
    free(transfer);
    transfer = next;
  }
}

/// What all threads share, under the lock.
static struct {
  pthread_mutex_t lock;
  Transfer *transfers;  // All that were not told of.
  int holds;
  uint64_t lastNumber;
  bool isWorking;
  CURLM *multi;         // That of the thread that works, to wake it; NULL before it is there.
} engine = {.lock = PTHREAD_MUTEX_INITIALIZER};

/// Begins what is new, and tells of what has ended; false where nobody needs this thread any more.
static bool begin_and_end(CURLM *multi) {
  Transfer *ended = NULL;
  pthread_mutex_lock(&engine.lock);
  engine.multi = multi;
  for (Transfer **link = &engine.transfers, *transfer; (transfer = *link);) {
    if (transfer->isCancelled) end(transfer, CUCancelled);
    if (!multi) end(transfer, version == 0 ? CUNoLibrary : CUNoResources);
    if (!transfer->isEnded && !transfer->easy && !begin(transfer, multi)) end(transfer, CUNoResources);
    if (!transfer->isEnded) {
      link = &transfer->next;
      continue;
    }
    if (transfer->easy) curl.multi_remove_handle(multi, transfer->easy);
    *link = transfer->next;
    transfer->next = ended;
    ended = transfer;
  }
  bool isNeeded = engine.isWorking = engine.transfers || (multi && engine.holds > 0);
  if (!isNeeded) engine.multi = NULL;
  pthread_mutex_unlock(&engine.lock);
  tell(ended);
  return isNeeded;
}

static void *work(void *nothing) {
  load_curl();
  CURLM *multi = version == 0 ? NULL : curl.multi_init();
  if (multi) {
    // Who asks takes turns, with fewer; what hangs has one of its own besides.
    curl.multi_setopt(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, 64L);
    curl.multi_setopt(multi, CURLMOPT_MAX_HOST_CONNECTIONS, 4L);
  }
  for (int count; begin_and_end(multi);) {
    bool hasEnded = false;
    curl.multi_perform(multi, &count);
    for (CURLMsg *message; (message = curl.multi_info_read(multi, &count)); hasEnded = true) {
      Transfer *transfer = NULL;
      curl.easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
      transfer->code = message->data.result;
      end(transfer, end_of(transfer));
    }
    // An hour: nothing but libcurl's own times, and what is asked of it, wake the thread.
    if (!hasEnded) curl.multi_poll(multi, NULL, 0, 3600 * 1000, NULL);
  }
  if (multi) curl.multi_cleanup(multi);
  return NULL;
}

/// Under the lock: makes the thread look, and starts it where there is none.
static void call(void) {
  if (engine.multi) curl.multi_wakeup(engine.multi);
  if (engine.isWorking) return;
  // Signals are for the program's own threads.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  engine.isWorking = pthread_create(&thread, NULL, work, NULL) == 0;
  if (engine.isWorking) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

uint64_t cu_start(const CURequest *request, void (*done)(void *, const CUResponse *), void *context) {
  Transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) abort();
  *transfer = (Transfer){
      .done = done, .context = context, .request = *request,
      .url = strdup(request->url), .fieldLines = strdup(request->fields),
      .proxy = request->proxy ? strdup(request->proxy) : NULL};
  pthread_mutex_lock(&engine.lock);
  uint64_t number = transfer->number = ++engine.lastNumber;
  transfer->next = engine.transfers;
  engine.transfers = transfer;
  call();
  Transfer *ended = NULL;
  if (!engine.isWorking) {
    ended = transfer;
    engine.transfers = transfer->next;
    transfer->next = NULL;
    end(transfer, CUNoResources);
  }
  pthread_mutex_unlock(&engine.lock);
  tell(ended);
  return number;
}

void cu_cancel(uint64_t number) {
  pthread_mutex_lock(&engine.lock);
  for (Transfer *transfer = engine.transfers; transfer; transfer = transfer->next) {
    if (transfer->number != number) continue;
    transfer->isCancelled = true;
    call();
  }
  pthread_mutex_unlock(&engine.lock);
}

void cu_hold(int change) {
  pthread_mutex_lock(&engine.lock);
  engine.holds += change;
  if (engine.holds == 0 && engine.multi) curl.multi_wakeup(engine.multi);
  pthread_mutex_unlock(&engine.lock);
}
