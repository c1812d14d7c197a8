// One walk over HTML before libxml2 reads it. libxml2 looks at each attribute of a tag once for every other one,
// ends at the first zero, knows a numbered character as ISO 8859-1 has it, and drops the ESC of an escape sequence
// but not the rest. All of that is put right here, in linear time.
#define _GNU_SOURCE
#include <string.h>
#include <strings.h>

#include "Tame.h"

enum { maximumTags = 30000, maximumAttributes = 64, maximumValue = 4096 };

static bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

// Where something was left out, what stood before it must not join what follows to a tag.
static void part(MUTamer *tamer) {
  if (tamer->out > tamer->start && tamer->out[-1] == '<') *tamer->out++ = 0x7F;
}

static void skipPast(MUTamer *tamer, const char *word) {
  const char *end = memmem(tamer->at, (size_t)(tamer->limit - tamer->at), word, strlen(word));
  tamer->at = end ? end + strlen(word) : tamer->limit;
}

// The end of the value that begins at an index.
static const char *valueEnd(MUTamer *tamer, const char *at) {
  if (at == tamer->limit) return at;
  bool *isGone = *at == '"' ? &tamer->noDouble : *at == '\'' ? &tamer->noSingle : NULL;
  if (isGone && !*isGone) {
    const char *close = memchr(at + 1, *at, (size_t)(tamer->limit - at - 1));
    if (close) return close + 1;
    *isGone = true;
  }
  while (at < tamer->limit && !isBlank(*at) && *at != '>') at++;
  return at;
}

static const char *skipBlanks(MUTamer *tamer, const char *at) {
  while (at < tamer->limit && isBlank(*at)) at++;
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
static bool takeAttributes(MUTamer *tamer, bool isVoid) {
  const char *at = tamer->at;
  bool isClosed = isVoid;
  for (size_t index = 0; at < tamer->limit && *at != '>';) {
    isClosed = isVoid || *at == '/';
    if (isBlank(*at) || *at == '/') {
      at++;
      continue;
    }
    const char *name = at++, *value = NULL, *end;
    while (at < tamer->limit && !isBlank(*at) && *at != '=' && *at != '>' && *at != '/') at++;
    end = at;
    const char *next = skipBlanks(tamer, at);
    if (next < tamer->limit && *next == '=') {
      value = skipBlanks(tamer, next + 1);
      at = end = valueEnd(tamer, value);
    }
    if (!isGood(name, value, end) || index++ >= maximumAttributes) continue;
    *tamer->out++ = ' ';
    mu_put_attribute(tamer, name, end);
  }
  tamer->at = at < tamer->limit ? at + 1 : at;
  if (isClosed) mu_put(tamer, " /", 2);
  *tamer->out++ = '>';
  return isClosed;
}

// Goes to the end tag of what holds text that is no HTML.
static void skipRaw(MUTamer *tamer, const char *name, size_t count) {
  while (tamer->at < tamer->limit) {
    const char *found = memchr(tamer->at, '<', (size_t)(tamer->limit - tamer->at));
    tamer->at = found ? found : tamer->limit;
    size_t rest = (size_t)(tamer->limit - tamer->at);
    if (rest >= count + 2 && tamer->at[1] == '/' && !strncasecmp(tamer->at + 2, name, count)) return;
    if (found) tamer->at++;
  }
}

static bool isNamed(const char *name, size_t count, const char *word) {
  return count == strlen(word) && !strncasecmp(name, word, count);
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
  return isNamed(name, count, "script") || isNamed(name, count, "style") || isNamed(name, count, "iframe");
}

static void takeTag(MUTamer *tamer) {
  const char *name = tamer->at + 1;
  const char *end = name;
  while (end < tamer->limit && !isBlank(*end) && *end != '/' && *end != '>') end++;
  size_t count = nameLength(name, end);
  char *start = tamer->out;
  mu_put(tamer, tamer->at, count + 1);
  tamer->at = end;
  // Browsers know that nothing stands in it, and libxml2 does not.
  bool isClosed = takeAttributes(tamer, isNamed(name, count, "embed"));
  bool isUnseen = isNamed(name, count, "script") || isNamed(name, count, "style");
  if (!isClosed && (isUnseen || isNamed(name, count, "iframe"))) skipRaw(tamer, name, count);
  if (!isUnseen) return;
  tamer->out = start;
  if (!isClosed) skipPast(tamer, ">");
  part(tamer);
}

static void takeEndTag(MUTamer *tamer) {
  const char *end = memchr(tamer->at, '>', (size_t)(tamer->limit - tamer->at));
  const char *name = tamer->at + 2;
  if (mu_is_letter(*name)) {
    mu_put(tamer, tamer->at, 2 + nameLength(name, end));
    *tamer->out++ = '>';
  } else {
    part(tamer);
  }
  tamer->at = end + 1;
}

static void takeMark(MUTamer *tamer) {
  size_t rest = (size_t)(tamer->limit - tamer->at);
  char next = rest > 1 ? tamer->at[1] : ' ';
  if (!mu_is_letter(next) && next != '/' && next != '!' && next != '?') {
    // What is made of the next one must not join it to a tag.
    bool mayJoin = next == '&' || ((unsigned char)next < 0x20 && !isBlank(next));
    if (mayJoin) {
      mu_put_sign(tamer, "&lt;", "＜");
    } else {
      mu_put(tamer, "<", 1);
    }
    tamer->at++;
  } else if (rest >= 4 && !memcmp(tamer->at, "<!--", 4)) {
    bool isEmpty = (rest > 4 && tamer->at[4] == '>') || (rest > 5 && !memcmp(tamer->at + 4, "->", 2));
    tamer->at += 4;
    skipPast(tamer, isEmpty ? ">" : "-->");
    part(tamer);
  } else if (rest >= 9 && !memcmp(tamer->at, "<![CDATA[", 9)) {
    tamer->at += 9;
    tamer->isInCDATA = true;
    part(tamer);
  } else if (tamer->noEnd || !memchr(tamer->at, '>', rest)) {
    tamer->noEnd = true;
    *tamer->out++ = *tamer->at++;
    part(tamer);
  } else if (next == '!' || next == '?') {
    skipPast(tamer, ">");
    part(tamer);
  } else if (*tamer->left == 0 && !holdsNoText(tamer->at + 1, tamer->limit)) {
    skipPast(tamer, ">");
    // It may have stood between two words.
    if (tamer->out > tamer->start && !isBlank(tamer->out[-1])) *tamer->out++ = ' ';
  } else if (tamer->tags++ < maximumTags) {
    *tamer->left -= *tamer->left > 0;
    next == '/' ? takeEndTag(tamer) : takeTag(tamer);
  } else {
    tamer->at = tamer->limit;
    tamer->isCut = true;
  }
}

size_t mu_html_capacity(const char *bytes, size_t count) {
  size_t ampersands = 0;
  for (const char *at = bytes, *end = bytes + count; (at = memchr(at, '&', (size_t)(end - at))); at++) ampersands++;
  return count * 4 + ampersands * 3 + 4;
}

size_t mu_tame_html(const char *bytes, size_t count, char *output, size_t *left, bool *isCut) {
  MUTamer tamer = {.at = bytes, .limit = bytes + count, .out = output, .start = output, .left = left};
  while (tamer.at < tamer.limit) {
    unsigned char byte = (unsigned char)*tamer.at;
    if (byte == '<') {
      takeMark(&tamer);
    } else if (byte == '&') {
      mu_take_reference(&tamer);
    } else if (byte == ']' && tamer.isInCDATA && tamer.limit - tamer.at > 2 && !memcmp(tamer.at, "]]>", 3)) {
      tamer.at += 3;
      tamer.isInCDATA = false;
      part(&tamer);
    } else if (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') {
      tamer.at++;
      mu_take_control(&tamer, byte);
    } else {
      *tamer.out++ = *tamer.at++;
    }
  }
  *isCut = tamer.isCut;
  return (size_t)(tamer.out - output);
}
