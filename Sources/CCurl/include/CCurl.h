// What Swift needs of libcurl: requests over HTTP, all on one thread, which is there only while somebody asks.
#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One request of one address; a redirect is an answer like any other.
typedef struct {
  const char *url;
  const char *fields;              // Of its head, a line each, as in "Accept: */*"; the last one has no end.
  long connectTime, time;          // Milliseconds until there is a connection, and until the last byte.
  long slowestRate, slowTime;      // So many bytes a second must come, in so many seconds.
  size_t bytes;                    // Of the body, decoded, at most.
  const char *proxy;               // NULL for that of the environment, "" for none.
  /// Takes the pieces of a body as they come, where its status is a success; `body` is empty then. False ends the
  /// request. NULL keeps the body.
  bool (*take)(void *context, long status, const char *head, size_t headCount, const void *bytes, size_t count);
  bool decodes;                    // Whether the body is decoded; where not, a part of it is a part of what is sent.
} CURequest;

/// How a request ended.
typedef enum {
  CUWhole,
  CUCut,                                       // What came until then is there.
  CUUndecodable, CUTooLarge, CUCancelled,
  CUHostNotFound, CURefused, CUUnreachable,
  CUNoConnection, CUNoResponse, CUSlowResponse,    // Time was over before the connection, before the head, in the body.
  CUNotSecure,
  CUExpired, CUSelfSigned, CUWrongHost, CUUntrusted,  // What is wrong with the certificate.
  CUNotHTTP, CUProxy,
  CUNoLibrary, CUNoResources,                  // No libcurl; neither thread nor memory left.
  CUOther,
} CUEnd;

/// What came of a request; good only during the call.
typedef struct {
  CUEnd end;
  int code;                        // The CURLcode.
  int64_t time;                    // Microseconds from its start to its end.
  int64_t retryAfter;              // Seconds that the server asks to be left alone; 0 where it does not.
  long status;                     // Of the last answer, with its head; 0 and NULL where none came.
  const char *head;
  size_t headCount;
  const uint8_t *body;
  size_t bodyCount;
} CUResponse;

/// Starts a request, of which all is copied, and returns its number at once.
///
/// `done` is called once, on the thread of the requests or, where the system has none left, on the caller's.
uint64_t cu_start(const CURequest *, void (*done)(void *context, const CUResponse *), void *context);
/// Ends a request and returns at once; one that has ended is let be.
void cu_cancel(uint64_t number);
/// Keeps connections, and the thread, for one more (1) or one less (-1).
void cu_hold(int change);

#endif
