#include "CMarkup.h"
#include "Library.h"

const char *mu_entity(unsigned code) {
  const MULibrary *xml = mu_library();
  const htmlEntityDesc *entity = xml ? xml->htmlEntityValueLookup(code) : NULL;
  return entity ? entity->name : NULL;
}
