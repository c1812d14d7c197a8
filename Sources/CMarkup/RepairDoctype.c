#include <string.h>

#include "Repair.h"

/// Goes past spaces, and then past a word or what is in quotes, which becomes `part`.
static size_t take(const MURepair *m, size_t at, const char **part) {
  while (at < m->count && strchr(" \t\r\n", m->in[at])) at++;
  const char quote = at < m->count ? m->in[at] : 0;
  const bool is_quoted = quote == '"' || quote == '\'';
  *part = m->in + (at += is_quoted);
  while (at < m->count && (is_quoted ? m->in[at] != quote : !strchr(" \t\r\n\"'[>", m->in[at]))) at++;
  return at;
}

static bool starts(const MURepair *m, const char *part, const char *text) {
  const size_t left = (size_t)(m->in + m->count - part), length = strlen(text);
  return left >= length && !memcmp(part, text, length);
}

/// Whether a part up to a quotation mark holds a text.
static bool holds(const MURepair *m, const char *part, const char *text) {
  for (; part < m->in + m->count && !strchr("\"'>", *part); part++) {
    if (starts(m, part, text)) return true;
  }
  return false;
}

/// Only the one that RSS 0.91 asked for is let through, by either of its names, and only without declarations.
void mu_doctype(MURepair *m) {
  const char *name, *word, *id, *system;
  size_t at = take(m, m->at + strlen("<!doctype"), &name);
  const size_t count = (size_t)(m->in + at - name);
  at = take(m, at, &word);
  at = take(m, at, &id) + 1;
  const bool is_harmless = (mu_is(name, count, "rss") || mu_is(name, count, "rdf:rdf")) &&
                           (starts(m, word, "SYSTEM")
                                ? holds(m, id, "rss-0.9")
                                : starts(m, word, "PUBLIC") &&
                                      starts(m, id, "-//Netscape Communications//DTD RSS 0.9"));
  if (!starts(m, word, "SYSTEM")) at = at < m->count ? take(m, at, &system) + 1 : m->count;
  while (at < m->count && strchr(" \t\r\n", m->in[at])) at++;
  if (at < m->count && is_harmless && m->in[at] == '>') {
    m->at = at + 1;
  } else {
    mu_finish(m, is_harmless && at >= m->count ? MUBroken : MUDoctype);
  }
}
