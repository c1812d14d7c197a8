// One walk over HTML before libxml2 reads it. libxml2 looks at each attribute of a tag once for every other one,
// ends at the first zero, knows a numbered character as ISO 8859-1 has it, and drops the ESC of an escape sequence
// but not the rest. All of that is put right here, in linear time.
#define _GNU_SOURCE
#include <string.h>
#include <strings.h>

#include "HTMLSanitizer.h"

enum { maximumTags = 30000, maximumAttributes = 64, maximumValue = 4096 };

static bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

// Where something was left out, what stood before it must not join what follows to a tag.
static void part(MUSanitizer *sanitizer) {
  if (sanitizer->out > sanitizer->start && sanitizer->out[-1] == '<') *sanitizer->out++ = 0x7F;
}

static void skipPast(MUSanitizer *sanitizer, const char *word) {
  const char *end = memmem(sanitizer->at, (size_t)(sanitizer->limit - sanitizer->at), word, strlen(word));
  sanitizer->at = end ? end + strlen(word) : sanitizer->limit;
}

// The end of the value that begins at an index.
static const char *valueEnd(MUSanitizer *sanitizer, const char *at) {
  if (at == sanitizer->limit) return at;
  bool *isGone = *at == '"' ? &sanitizer->noDouble : *at == '\'' ? &sanitizer->noSingle : NULL;
  if (isGone && !*isGone) {
    const char *close = memchr(at + 1, *at, (size_t)(sanitizer->limit - at - 1));
    if (close) return close + 1;
    *isGone = true;
  }
  while (at < sanitizer->limit && !isBlank(*at) && *at != '>') at++;
  return at;
}

static const char *skipBlanks(MUSanitizer *sanitizer, const char *at) {
  while (at < sanitizer->limit && isBlank(*at)) at++;
  return at;
}

// Whether libxml2 may see an attribute: it is not long, and it ends where it seems to.
static bool isGood(const char *name, const char *value, const char *end) {
  size_t count = (size_t)(end - name);
  if (!mu_is_letter(*name) || count > maximumValue || memchr(name, 0, count)) return false;
  if (!value || value == end || (*value != '"' && *value != '\'')) return true;
  return end - value > 1 && end[-1] == *value;
}

// Takes the attributes of a tag, but those that are long or too many, to behind its end. Whether it is closed at once,
// as XHTML has it.
static bool takeAttributes(MUSanitizer *sanitizer, bool isVoid) {
  const char *at = sanitizer->at;
  bool isClosed = isVoid;
  for (size_t index = 0; at < sanitizer->limit && *at != '>';) {
    isClosed = isVoid || *at == '/';
    if (isBlank(*at) || *at == '/') {
      at++;
      continue;
    }
    const char *name = at++, *value = NULL, *end;
    while (at < sanitizer->limit && !isBlank(*at) && *at != '=' && *at != '>' && *at != '/') at++;
    end = at;
    const char *next = skipBlanks(sanitizer, at);
    if (next < sanitizer->limit && *next == '=') {
      value = skipBlanks(sanitizer, next + 1);
      at = end = valueEnd(sanitizer, value);
    }
    if (!isGood(name, value, end) || index++ >= maximumAttributes) continue;
    *sanitizer->out++ = ' ';
    mu_put_attribute(sanitizer, name, end);
  }
  sanitizer->at = at < sanitizer->limit ? at + 1 : at;
  if (isClosed) mu_put(sanitizer, " /", 2);
  *sanitizer->out++ = '>';
  return isClosed;
}

// Goes to the end tag of what holds text that is no HTML.
static void skipRaw(MUSanitizer *sanitizer, const char *name, size_t count) {
  while (sanitizer->at < sanitizer->limit) {
    const char *found = memchr(sanitizer->at, '<', (size_t)(sanitizer->limit - sanitizer->at));
    sanitizer->at = found ? found : sanitizer->limit;
    size_t rest = (size_t)(sanitizer->limit - sanitizer->at);
    if (rest >= count + 2 && sanitizer->at[1] == '/' && !strncasecmp(sanitizer->at + 2, name, count)) return;
    if (found) sanitizer->at++;
  }
}

// How many of the bytes are a name that libxml2 takes whole.
static size_t nameLength(const char *name, const char *limit) {
  size_t count = 0;
  while (name + count < limit && count < 64) {
    char byte = name[count];
    if (!mu_is_letter(byte) && !(byte >= '0' && byte <= ':') && byte != '-' && byte != '_') break;
    count++;
  }
  return count;
}

// Whether what stands in an element is no text for people.
static bool holdsNoText(const char *name, const char *limit) {
  size_t count = nameLength(name, limit);
  return mu_is(name, count, "script") || mu_is(name, count, "style") || mu_is(name, count, "iframe");
}

static void takeTag(MUSanitizer *sanitizer) {
  const char *name = sanitizer->at + 1;
  const char *end = name;
  while (end < sanitizer->limit && !isBlank(*end) && *end != '/' && *end != '>') end++;
  size_t count = nameLength(name, end);
  char *start = sanitizer->out;
  mu_put(sanitizer, sanitizer->at, count + 1);
  sanitizer->at = end;
  // Browsers know that nothing stands in it, and libxml2 does not.
  bool isClosed = takeAttributes(sanitizer, mu_is(name, count, "embed"));
  bool isHidden = mu_is(name, count, "script") || mu_is(name, count, "style");
  if (!isClosed && (isHidden || mu_is(name, count, "iframe"))) skipRaw(sanitizer, name, count);
  if (!isHidden) return;
  sanitizer->out = start;
  if (!isClosed) skipPast(sanitizer, ">");
  part(sanitizer);
}

static void takeEndTag(MUSanitizer *sanitizer) {
  const char *end = memchr(sanitizer->at, '>', (size_t)(sanitizer->limit - sanitizer->at));
  const char *name = sanitizer->at + 2;
  if (mu_is_letter(*name)) {
    mu_put(sanitizer, sanitizer->at, 2 + nameLength(name, end));
    *sanitizer->out++ = '>';
  } else {
    part(sanitizer);
  }
  sanitizer->at = end + 1;
}

static void takeMark(MUSanitizer *sanitizer) {
  size_t rest = (size_t)(sanitizer->limit - sanitizer->at);
  char next = rest > 1 ? sanitizer->at[1] : ' ';
  if (!mu_is_letter(next) && next != '/' && next != '!' && next != '?') {
    // What is made of the next one must not join it to a tag.
    bool mayJoin = next == '&' || ((unsigned char)next < 0x20 && !isBlank(next));
    if (mayJoin) {
      mu_put_sign(sanitizer, "&lt;", "＜");
    } else {
      mu_put(sanitizer, "<", 1);
    }
    sanitizer->at++;
  } else if (rest >= 4 && !memcmp(sanitizer->at, "<!--", 4)) {
    bool isEmpty = (rest > 4 && sanitizer->at[4] == '>') || (rest > 5 && !memcmp(sanitizer->at + 4, "->", 2));
    sanitizer->at += 4;
    skipPast(sanitizer, isEmpty ? ">" : "-->");
    part(sanitizer);
  } else if (rest >= 9 && !memcmp(sanitizer->at, "<![CDATA[", 9)) {
    sanitizer->at += 9;
    sanitizer->isInCDATA = true;
    part(sanitizer);
  } else if (sanitizer->noEnd || !memchr(sanitizer->at, '>', rest)) {
    sanitizer->noEnd = true;
    *sanitizer->out++ = *sanitizer->at++;
    part(sanitizer);
  } else if (next == '!' || next == '?') {
    skipPast(sanitizer, ">");
    part(sanitizer);
  } else if (*sanitizer->left == 0 && !holdsNoText(sanitizer->at + 1, sanitizer->limit)) {
    skipPast(sanitizer, ">");
    // It may have stood between two words.
    if (sanitizer->out > sanitizer->start && !isBlank(sanitizer->out[-1])) *sanitizer->out++ = ' ';
  } else if (sanitizer->tags++ < maximumTags) {
    *sanitizer->left -= *sanitizer->left > 0;
    next == '/' ? takeEndTag(sanitizer) : takeTag(sanitizer);
  } else {
    sanitizer->at = sanitizer->limit;
    sanitizer->isCut = true;
  }
}

size_t mu_html_capacity(const char *bytes, size_t count) {
  size_t ampersands = 0;
  for (const char *at = bytes, *end = bytes + count; (at = memchr(at, '&', (size_t)(end - at))); at++) ampersands++;
  return count * 4 + ampersands * 3 + 4;
}

size_t mu_sanitize_html(const char *bytes, size_t count, char *output, size_t *left, bool *isCut) {
  MUSanitizer sanitizer = {.at = bytes, .limit = bytes + count, .out = output, .start = output, .left = left};
  while (sanitizer.at < sanitizer.limit) {
    unsigned char byte = (unsigned char)*sanitizer.at;
    if (byte == '<') {
      takeMark(&sanitizer);
    } else if (byte == '&') {
      mu_take_reference(&sanitizer);
    } else if (byte == ']' && sanitizer.isInCDATA && sanitizer.limit - sanitizer.at > 2 && !memcmp(sanitizer.at, "]]>", 3)) {
      sanitizer.at += 3;
      sanitizer.isInCDATA = false;
      part(&sanitizer);
    } else if (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') {
      sanitizer.at++;
      mu_take_control(&sanitizer, byte);
    } else {
      *sanitizer.out++ = *sanitizer.at++;
    }
  }
  *isCut = sanitizer.isCut;
  return (size_t)(sanitizer.out - output);
}
