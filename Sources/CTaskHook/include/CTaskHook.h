#ifndef CTASKHOOK_H
#define CTASKHOOK_H

/// Where Swift's runtime keeps the function that is given each job of no actor; NULL in one that has no such variable.
///
/// In C, because only here a variable may be missing: a lookup by name finds none in a program that the runtime is
/// linked into.
void *_Nullable *_Nullable th_enqueue_global(void);

#endif
