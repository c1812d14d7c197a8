#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>
#include <stdlib.h>
#include <string.h>

#include "Markup.h"

enum { maximumDepth = 256, maximumAttributes = 64 };

typedef struct {
  const MUHandler *handler;
  htmlParserCtxtPtr parser;
  // Text since the last tag: libxml2 tells it in small pieces.
  char *text;
  size_t count, capacity;
  size_t depth;
  MUEnd end;
} Reader;

static void stop(Reader *reader, MUEnd end) {
  reader->end = end;
  xmlStopParser(reader->parser);
}

static void flush(Reader *reader) {
  if (reader->count) reader->handler->text(reader->handler->context, reader->text, reader->count);
  reader->count = 0;
}

static void text(void *context, const xmlChar *bytes, int count) {
  Reader *reader = context;
  if (count <= 0 || reader->end != MUWhole) return;
  size_t needed = reader->count + (size_t)count;
  if (needed > reader->capacity) {
    size_t capacity = needed * 2 + 256;
    char *larger = realloc(reader->text, capacity);
    if (!larger) return stop(reader, MUBroken);
    reader->text = larger;
    reader->capacity = capacity;
  }
  memcpy(reader->text + reader->count, bytes, (size_t)count);
  reader->count = needed;
}

static void start(void *context, const xmlChar *name, const xmlChar **values) {
  Reader *reader = context;
  if (reader->end != MUWhole) return;
  flush(reader);
  MUAttribute attributes[maximumAttributes];
  size_t count = 0;
  for (; values && values[0] && count < maximumAttributes; values += 2) {
    const char *value = values[1] ? (const char *)values[1] : "";
    attributes[count++] = (MUAttribute){(const char *)values[0], NULL, value, strlen(value)};
  }
  reader->handler->start(reader->handler->context, (const char *)name, NULL, attributes, count);
  if (++reader->depth > maximumDepth) stop(reader, MUTooDeep);
}

static void end(void *context, const xmlChar *name) {
  Reader *reader = context;
  if (reader->end != MUWhole) return;
  flush(reader);
  if (reader->depth) reader->depth--;
  reader->handler->end(reader->handler->context, (const char *)name, NULL);
}

static void parse(Reader *reader, const char *bytes, size_t count) {
  // Where there is nothing, libxml2 calls it an error.
  if (!count) return;
  reader->parser = htmlCreateMemoryParserCtxt(bytes, (int)count);
  if (!reader->parser) {
    reader->end = MUBroken;
    return;
  }
  htmlSAXHandler *sax = reader->parser->sax;
  memset(sax, 0, sizeof *sax);
  sax->startElement = start;
  sax->endElement = end;
  sax->characters = sax->ignorableWhitespace = sax->cdataBlock = text;
  reader->parser->userData = reader;
  htmlCtxtUseOptions(
      reader->parser, HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                          HTML_PARSE_IGNORE_ENC);
  xmlSwitchEncoding(reader->parser, XML_CHAR_ENCODING_UTF8);
  htmlParseDocument(reader->parser);
  if (reader->end == MUWhole) flush(reader);
  htmlFreeParserCtxt(reader->parser);
}

MUEnd mu_read_html(const void *bytes, size_t count, const MUHandler *handler, size_t *tags) {
  mu_set_up();
  if (count > 1 << 28) return MUBroken;
  Reader reader = {.handler = handler, .end = MUWhole};
  char *sanitized = malloc(mu_html_capacity(bytes, count));
  if (!sanitized) return MUBroken;
  bool isCut = false;
  parse(&reader, sanitized, mu_sanitize_html(bytes, count, sanitized, tags, &isCut));
  if (isCut && reader.end == MUWhole) reader.end = MUBroken;
  free(reader.text);
  free(sanitized);
  return reader.end;
}
