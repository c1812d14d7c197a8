// What stands before libxml2: a linear walk that refuses what would cost it seconds, and repairs the slips that would
// cost us items. Not for Swift.
//
// Why: libxml2 takes seconds for 650 KB of attributes in one tag, drops the `&` of "AT&T" with what follows it, and
// after one tag that nothing closes every item stands inside the one before it.
#ifndef MU_REPAIR_H
#define MU_REPAIR_H

#include "Markup.h"

enum {
  MUMostDepth = 128,
  MUMostAttributes = 256,
  MUMostTagBytes = 65536,
  /// Name spaces that are declared on one element: libxml2 looks for one by going through them.
  MUMostSpaces = 128,
  /// Different names: libxml2 keeps them in a table that does not grow, and takes minutes for a million.
  MUMostNames = 2048,
  MUMostElements = 1000000,
  /// More than this is no slip.
  MUMostRepairs = 250000,
};

/// An element that is open.
typedef struct {
  size_t name, count;
  unsigned spaces;
} MUOpen;

/// The walk.
typedef struct {
  const char *in;
  size_t count;
  size_t at;    // The next byte.
  size_t root;  // Where the root begins.
  size_t kept;  // What stands from here to `at` is yet to be written.
  MUBuffer out;
  unsigned repairs;
  unsigned spaces;
  MUOpen open[MUMostDepth];
  unsigned depth;
  unsigned elements;
  uint64_t names[4 * MUMostNames];  // The hashes of the names so far; 0 is a free slot.
  unsigned name_count;
  bool has_ended;
  MUEnd end;
} MURepair;

/// Walks over a document, which is UTF-8. `out` is empty where the source from `root` to `at` is good as it stands.
void mu_repair(MURepair *);

/// Writes what was kept, leaves out `length` bytes of the source, and writes `text` for them.
void mu_replace(MURepair *, size_t length, const char *text, size_t count);
/// Ends the walk here.
void mu_finish(MURepair *, MUEnd);
/// Whether the bytes from `at` on begin so; `text` is in lower case, the bytes may be not.
bool mu_begins(const MURepair *, const char *text);
/// Where a text stands from an offset after `at` on, or NULL.
const char *mu_find(const MURepair *, size_t offset, const char *text);

/// The length of what begins with `&`; where it cannot stand so, `out` gets what can, else nothing.
size_t mu_reference(const char *bytes, size_t count, MUBuffer *out);
/// The length of the name that bytes begin with, 0 where they begin with none.
size_t mu_name(const char *bytes, size_t count);
/// Counts a name that may be new.
void mu_count_name(MURepair *, size_t at, size_t count);
/// Takes a tag that opens an element, at its `<`.
void mu_open_tag(MURepair *, size_t name_count);
/// Takes a tag that closes one, at its `<`.
void mu_close_tag(MURepair *, size_t name_count);
/// Takes a document type, at its `<`.
void mu_doctype(MURepair *);

#endif
