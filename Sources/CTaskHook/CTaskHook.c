#include "CTaskHook.h"

extern void *swift_task_enqueueGlobal_hook __attribute__((weak));

void **th_enqueue_global(void) { return &swift_task_enqueueGlobal_hook; }
