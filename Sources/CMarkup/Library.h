// The functions of libxml2 that are called. It is opened when the first document comes: linked, it and ICU behind it
// would be loaded at each start of a program. Not for Swift.
#ifndef MU_LIBRARY_H
#define MU_LIBRARY_H

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#define MU_FUNCTIONS(each)                                                                        \
  each(htmlEntityLookup) each(htmlEntityValueLookup) each(xmlCreateMemoryParserCtxt)              \
  each(xmlCtxtUseOptions) each(xmlDictQLookup) each(xmlFreeParserCtxt) each(xmlInitParser)        \
  each(xmlParseDocument) each(xmlSetGenericErrorFunc) each(xmlStopParser)                         \
  each(xmlThrDefSetGenericErrorFunc)
#define MU_POINTER(name) __typeof__(&name) name;
typedef struct { MU_FUNCTIONS(MU_POINTER) } MULibrary;

/// Opens libxml2 and makes it ready, the first time that it is called; from any thread. NULL where there is none.
const MULibrary *mu_library(void);

#endif
