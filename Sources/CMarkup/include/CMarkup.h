// What Swift needs of libxml2: XML told as a stream of marks, with nothing built in memory.
#ifndef CMARKUP_H
#define CMARKUP_H

#include <stdbool.h>
#include <stddef.h>

/// UTF-8 without a byte order mark and without the control characters that XML forbids.
typedef struct {
  const char *bytes;
  size_t count;
  void *owned;  // NULL where the bytes are a part of the source.
} MUText;

/// Reads text in the encoding of its byte order mark, else of its zeros, else the one that the transport names,
/// else the one that it declares itself, else UTF-8. A name that is unknown or cannot be true is passed over.
///
/// `encoding` may be NULL. The text is freed with `mu_free_text`.
MUText mu_read_text(const void *bytes, size_t count, const char *encoding);
void mu_free_text(MUText);

/// One attribute; its value is UTF-8, not closed by a zero, and good only during the call.
typedef struct {
  const char *name;
  const char *space;  // The URI of the name space, or NULL.
  const char *value;
  size_t count;
} MUAttribute;

/// Is told of a document in its order. Text may come in pieces; CDATA is text.
///
/// In XML a name whose prefix nothing declares keeps it, as in "dc:date", and equal names and spaces are at equal
/// addresses until the reading ends.
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
  /// It declares a document type that is not harmless. Nothing has been told, nor with the ends below.
  MUDoctype,
  /// Elements within elements, beyond the limit.
  MUTooDeep,
  /// A tag with more attributes, or longer, than the limit.
  MUTagTooLarge,
  /// There is no libxml2.
  MUNoLibrary,
} MUEnd;

/// Reads XML. `encoding` is what the transport says, or NULL; a byte order mark goes before it.
///
/// Common mistakes are repaired: a bare `&` or `<`, HTML entity names, tags that are not closed or not
/// opened, attributes without quotes. `line` is the line of the fault, from 1.
MUEnd mu_read_xml(
    const void *bytes, size_t count, const char *encoding, const MUHandler *handler, int *line);

/// The name that HTML 4 has for a character, as in `&eacute;`; NULL where it has none.
const char *mu_entity(unsigned code);

/// Lets the allocator return large blocks to the system as soon as they are free, for the whole program.
void mu_limit_arenas(void);

/// Returns free memory to the system, small adjacent blocks too.
void mu_trim(void);

#endif
