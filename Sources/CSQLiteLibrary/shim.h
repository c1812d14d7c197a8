#include <sqlite3.h>

/* Swift imports no macro that is computed. */
static const int SQLiteReadFailed = SQLITE_IOERR_READ;
static const int SQLiteReadShort = SQLITE_IOERR_SHORT_READ;
static const int SQLiteFilesBroken = SQLITE_IOERR_CORRUPTFS;
static const int SQLiteNoSharedMemory = SQLITE_IOERR_SHMSIZE;
