// What the files over libxml2 share. Not for Swift.
#ifndef MU_MARKUP_H
#define MU_MARKUP_H

#include "CMarkup.h"

/// Makes libxml2 ready, the first time that it is called; from any thread.
void mu_set_up(void);

#endif
