#include <stdlib.h>
#include <string.h>

#include "Library.h"
#include "Repair.h"

/// What the callbacks of libxml2 work on.
typedef struct {
  const MULibrary *xml;
  const MUHandler *handler;
  xmlParserCtxtPtr parser;
  MUBuffer text;  // Not told yet: libxml2 tells it in pieces of a character or a line.
  long depth;
  unsigned errors;
  int line;  // Of the last error.
  bool has_root;
} Reading;

static void tell_text(Reading *reading) {
  if (reading->text.count) reading->handler->text(reading->handler->context, reading->text.bytes, reading->text.count);
  reading->text.count = 0;
}

/// A name without a declared name space keeps its prefix.
static const char *full_name(Reading *reading, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  if (!prefix || uri) return (const char *)name;
  return (const char *)reading->xml->xmlDictQLookup(reading->parser->dict, prefix, name);
}

static void start(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int space_count,
    const xmlChar **spaces, int count, int default_count, const xmlChar **parts) {
  Reading *reading = context;
  MUAttribute attributes[MUMostAttributes];
  (void)space_count, (void)spaces, (void)default_count;
  for (int index = 0; index < count && index < MUMostAttributes; index++, parts += 5) {
    attributes[index] = (MUAttribute){
        .name = full_name(reading, parts[0], parts[1], parts[2]),
        .space = (const char *)parts[2],
        .value = (const char *)parts[3],
        .count = (size_t)(parts[4] - parts[3]),
    };
  }
  tell_text(reading);
  reading->depth++;
  reading->has_root = true;
  reading->handler->start(
      reading->handler->context, full_name(reading, name, prefix, uri), (const char *)uri, attributes,
      (size_t)(count < MUMostAttributes ? count : MUMostAttributes));
}

static void end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  Reading *reading = context;
  tell_text(reading);
  reading->depth--;
  reading->handler->end(reading->handler->context, full_name(reading, name, prefix, uri), (const char *)uri);
}

static void text(void *context, const xmlChar *bytes, int count) {
  Reading *reading = context;
  mu_append(&reading->text, (const char *)bytes, (size_t)count);
  if (reading->text.count > 65536) tell_text(reading);
}

/// An error is no event, and libxml2 writes none to standard error; but each costs it time.
static void count_error(void *context, xmlErrorPtr error) {
  Reading *reading = context;
  reading->line = error->line;
  if (++reading->errors == MUMostRepairs) reading->xml->xmlStopParser(reading->parser);
}

/// Lets libxml2 read what is repaired; false where it stopped before the root was closed.
static bool parse(const char *bytes, size_t count, Reading *reading) {
  const MULibrary *xml = reading->xml;
  xmlParserCtxtPtr parser = xml->xmlCreateMemoryParserCtxt(bytes, (int)count);
  if (!parser) return false;
  memset(parser->sax, 0, sizeof *parser->sax);
  parser->sax->initialized = XML_SAX2_MAGIC;
  parser->sax->startElementNs = start;
  parser->sax->endElementNs = end;
  parser->sax->characters = parser->sax->ignorableWhitespace = parser->sax->cdataBlock = text;
  parser->sax->serror = count_error;
  parser->userData = reading;
  reading->parser = parser;
  xml->xmlCtxtUseOptions(
      parser, XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC);
  xml->xmlParseDocument(parser);
  xml->xmlFreeParserCtxt(parser);
  free(reading->text.bytes);
  return reading->has_root && reading->depth == 0;
}

static int line(const MUText *text, size_t at) {
  int line = 1;
  for (size_t index = 0; index < at; index++) line += text->bytes[index] == '\n';
  return line;
}

MUEnd mu_read_xml(
    const void *bytes, size_t count, const char *encoding, const MUHandler *handler, int *fault) {
  *fault = 0;
  const MULibrary *xml = mu_library();
  if (!xml) return MUNoLibrary;
  const MUText source = mu_read_text(bytes, count, encoding);
  MURepair *repair = calloc(1, sizeof *repair);
  if (!repair) abort();
  repair->in = source.bytes;
  repair->count = source.count;
  mu_repair(repair);
  MUEnd end = repair->end;
  *fault = end == MUWhole ? 0 : line(&source, repair->at);
  if (end == MUWhole || end == MUBroken) {
    Reading reading = {.xml = xml, .handler = handler};
    const MUBuffer *out = &repair->out;
    const bool is_whole = out->count ? parse(out->bytes, out->count, &reading)
                                     : parse(source.bytes + repair->root, repair->at - repair->root, &reading);
    if (!is_whole && end == MUWhole) *fault = line(&source, repair->root) + reading.line - 1;
    if (!is_whole) end = MUBroken;
  }
  free(repair->out.bytes);
  free(repair);
  mu_free_text(source);
  return end;
}
