#include <libxml/HTMLparser.h>

#include "CMarkup.h"

const char *mu_entity(unsigned code) {
  const htmlEntityDesc *entity = htmlEntityValueLookup(code);
  return entity ? entity->name : NULL;
}
