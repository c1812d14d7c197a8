#ifndef CTOML_H
#define CTOML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A document that was read, or what is wrong with it.
typedef struct CTDocument CTDocument;

/// A value in a document, which lives as long as the document.
typedef struct CTValue CTValue;

/// A line, and a character in it, both from 1.
typedef struct { long line, column; } CTPosition;

/// CTOther is a number with a point, or a time: nobody asks for these.
typedef enum { CTString, CTInteger, CTBool, CTArray, CTTable, CTOther } CTKind;

/// Never NULL. To be released.
CTDocument *ct_read(const char *text, size_t size);

void ct_release(CTDocument *document);

/// What breaks the grammar, and where, both from 1; NULL where nothing does.
const char *ct_mistake(const CTDocument *document, int *line, int *column);

/// The table of all; only where there is no mistake.
const CTValue *ct_root(const CTDocument *document);

CTKind ct_kind(const CTValue *value);

const char *ct_string(const CTValue *value, size_t *size);

int64_t ct_integer(const CTValue *value);

bool ct_bool(const CTValue *value);

/// Where a value begins, and the position behind it; of a table with a header those of the header.
CTPosition ct_start(const CTValue *value);
CTPosition ct_end(const CTValue *value);

/// Whether it is a table in braces.
bool ct_is_inline(const CTValue *value);

/// Tells what is in an array or a table, with the places of the keys; in an array without keys.
void ct_each(
    const CTValue *value, void *context,
    void (*visit)(
        void *context, const char *key, size_t keySize, CTPosition place, const CTValue *value));

#ifdef __cplusplus
}
#endif

#endif
