#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>
#include <stdlib.h>
#include <string.h>

#include "Markup.h"

enum { maximumDepth = 256, maximumAttributes = 64 };

typedef struct {
  const MUHandler *handler;
  htmlParserCtxtPtr parser;
  MUBuffer text;  // Since the last tag: libxml2 tells it in small pieces.
  size_t depth;
  MUEnd end;
} HTMLContext;

static void flush(HTMLContext *html) {
  if (html->text.count) html->handler->text(html->handler->context, html->text.bytes, html->text.count);
  html->text.count = 0;
}

static void text(void *context, const xmlChar *bytes, int count) {
  HTMLContext *html = context;
  if (count > 0 && html->end == MUWhole) mu_append(&html->text, (const char *)bytes, (size_t)count);
}

static void start(void *context, const xmlChar *name, const xmlChar **values) {
  HTMLContext *html = context;
  if (html->end != MUWhole) return;
  flush(html);
  MUAttribute attributes[maximumAttributes];
  size_t count = 0;
  for (; values && values[0] && count < maximumAttributes; values += 2) {
    const char *value = values[1] ? (const char *)values[1] : "";
    attributes[count++] = (MUAttribute){(const char *)values[0], NULL, value, strlen(value)};
  }
  html->handler->start(html->handler->context, (const char *)name, NULL, attributes, count);
  if (++html->depth <= maximumDepth) return;
  html->end = MUTooDeep;
  xmlStopParser(html->parser);
}

static void end(void *context, const xmlChar *name) {
  HTMLContext *html = context;
  if (html->end != MUWhole) return;
  flush(html);
  if (html->depth) html->depth--;
  html->handler->end(html->handler->context, (const char *)name, NULL);
}

static void parse(HTMLContext *html, const char *bytes, size_t count) {
  // Where there is nothing, libxml2 calls it an error.
  if (!count) return;
  html->parser = htmlCreateMemoryParserCtxt(bytes, (int)count);
  if (!html->parser) {
    html->end = MUBroken;
    return;
  }
  htmlSAXHandler *sax = html->parser->sax;
  memset(sax, 0, sizeof *sax);
  sax->startElement = start;
  sax->endElement = end;
  sax->characters = sax->ignorableWhitespace = sax->cdataBlock = text;
  html->parser->userData = html;
  htmlCtxtUseOptions(
      html->parser, HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                          HTML_PARSE_IGNORE_ENC);
  xmlSwitchEncoding(html->parser, XML_CHAR_ENCODING_UTF8);
  htmlParseDocument(html->parser);
  if (html->end == MUWhole) flush(html);
  htmlFreeParserCtxt(html->parser);
}

MUEnd mu_read_html(const void *bytes, size_t count, const MUHandler *handler, size_t *tags) {
  mu_set_up();
  if (count > 1 << 28) return MUBroken;
  HTMLContext html = {.handler = handler, .end = MUWhole};
  char *sanitized = malloc(mu_html_capacity(bytes, count));
  if (!sanitized) return MUBroken;
  bool isCut = false;
  parse(&html, sanitized, mu_sanitize_html(bytes, count, sanitized, tags, &isCut));
  if (isCut && html.end == MUWhole) html.end = MUBroken;
  free(html.text.bytes);
  free(sanitized);
  return html.end;
}
