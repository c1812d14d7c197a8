// What Swift needs of libxml2: XML and HTML told as a stream of marks, with nothing built in memory.
#ifndef CMARKUP_H
#define CMARKUP_H

#include <stdbool.h>
#include <stddef.h>

/// One attribute; its value is UTF-8, not closed by a zero, and good only during the call.
typedef struct {
  const char *name;
  const char *space;  // The URI of the name space, or NULL.
  const char *value;
  size_t count;
} MUAttribute;

/// Is told of a document in its order. Text may come in pieces; CDATA is text.
typedef struct {
  void *context;
  void (*start)(void *context, const char *name, const char *space, const MUAttribute *, size_t count);
  void (*end)(void *context, const char *name, const char *space);
  void (*text)(void *context, const char *bytes, size_t count);
} MUHandler;

/// How a document ended.
typedef enum {
  MUWhole,
  /// What came before the fault has been told.
  MUBroken,
  /// It declares a document type that is not harmless.
  MUDoctype,
  /// Elements within elements, beyond the limit.
  MUTooDeep,
  /// A tag with more attributes, or longer, than the limit.
  MUTagTooLarge,
} MUEnd;

/// Reads XML. `encoding` is what the transport says, or NULL; a byte order mark goes before it.
/// `line` is the line of the fault, from 1.
MUEnd mu_read_xml(
    const void *bytes, size_t count, const char *encoding, const MUHandler *handler, int *line);

/// Reads HTML of any quality, which is UTF-8.
MUEnd mu_read_html(const void *bytes, size_t count, const MUHandler *handler);

#endif
