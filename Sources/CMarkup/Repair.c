#define _GNU_SOURCE  // For memmem.
#include "Repair.h"

#include <string.h>

void mu_finish(MURepair *m, MUEnd end) {
  m->has_ended = true;
  m->end = end;
}

void mu_replace(MURepair *m, size_t length, const char *text, size_t count) {
  mu_append(&m->out, m->in + m->kept, m->at - m->kept);
  mu_append(&m->out, text, count);
  m->at += length;
  m->kept = m->at;
  if (++m->repairs == MUMostRepairs) mu_finish(m, MUBroken);
}

bool mu_begins(const MURepair *m, const char *text) {
  const size_t length = strlen(text);
  return length <= m->count - m->at && mu_is(m->in + m->at, length, text);
}

const char *mu_find(const MURepair *m, size_t offset, const char *text) {
  const size_t start = m->at + offset;
  return start < m->count ? memmem(m->in + start, m->count - start, text, strlen(text)) : NULL;
}

/// The length of a comment or of an instruction, 0 where nothing closes it.
static size_t aside(const MURepair *m) {
  const bool is_comment = mu_begins(m, "<!--");
  const char *end = is_comment ? mu_find(m, 4, "-->") : mu_find(m, 1, mu_begins(m, "<?") ? "?>" : ">");
  return end ? (size_t)(end - m->in) - m->at + (is_comment ? 3 : *end == '?' ? 2 : 1) : 0;
}

/// Goes to the root, and leaves out what stands before it.
static void skip_prolog(MURepair *m) {
  while (m->at < m->count && !m->has_ended) {
    if (strchr(" \t\r\n", m->in[m->at])) {
      m->at++;
    } else if (mu_begins(m, "\xEF\xBB\xBF")) {
      m->at += 3;
    } else if (mu_begins(m, "<!doctype")) {
      mu_doctype(m);
    } else if (mu_begins(m, "<?") || mu_begins(m, "<!--")) {
      const size_t length = aside(m);
      if (length) m->at += length; else mu_finish(m, MUBroken);
    } else {
      if (m->in[m->at] != '<' || !mu_name(m->in + m->at + 1, m->count - m->at - 1)) mu_finish(m, MUBroken);
      break;
    }
  }
  m->kept = m->root = m->at;
}

static void take_exclamation(MURepair *m) {
  if (mu_begins(m, "<![cdata[")) {
    const char *end = mu_find(m, 9, "]]>");
    if (end && memcmp(m->in + m->at, "<![CDATA[", 9)) mu_replace(m, 9, "<![CDATA[", 9);
    if (end) m->at = (size_t)(end - m->in) + 3; else mu_finish(m, MUBroken);
  } else if (mu_begins(m, "<!doctype")) {
    mu_finish(m, MUDoctype);
  } else {
    const size_t length = aside(m);
    if (length) mu_replace(m, length, "", 0); else mu_finish(m, MUBroken);
  }
}

static void take_markup(MURepair *m) {
  const size_t left = m->count - m->at - 1;
  const char *next = m->in + m->at + 1;
  size_t count = mu_name(next, left);
  if (count) {
    mu_open_tag(m, count);
  } else if (left > 1 && *next == '/' && (count = mu_name(next + 1, left - 1))) {
    mu_close_tag(m, count);
  } else if (left > 1 && (*next == '!' || *next == '?')) {
    take_exclamation(m);
  } else if (left > 1) {
    mu_replace(m, 1, "&lt;", 4);
  } else {
    mu_finish(m, MUBroken);
  }
}

static void take_reference(MURepair *m) {
  MUBuffer other = {0};
  const size_t length = mu_reference(m->in + m->at, m->count - m->at, &other);
  if (other.count) mu_replace(m, length, other.bytes, other.count); else m->at += length;
  mu_free_text((MUText){.owned = other.bytes});
}

/// Goes to the next `<` or `&`. Outside of CDATA, its end may not stand as it is.
static void skip_text(MURepair *m) {
  for (size_t start = m->at; m->at < m->count && !m->has_ended; m->at++) {
    const char c = m->in[m->at];
    if (c == '<' || c == '&') break;
    const bool is_end = c == '>' && m->at - start >= 2 && m->in[m->at - 1] == ']' && m->in[m->at - 2] == ']';
    if (is_end) {
      mu_replace(m, 1, "&gt;", 4);
      m->at--;
    }
  }
}

void mu_repair(MURepair *m) {
  m->end = MUBroken;
  skip_prolog(m);
  for (; !m->has_ended && m->at < m->count; skip_text(m)) {
    if (m->in[m->at] == '<') take_markup(m); else take_reference(m);
    if (!m->has_ended && m->depth == 0) mu_finish(m, MUWhole);
  }
  if (m->out.count) mu_append(&m->out, m->in + m->kept, m->at - m->kept);
}
