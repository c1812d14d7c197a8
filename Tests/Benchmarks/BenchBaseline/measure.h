#ifndef MEASURE_H
#define MEASURE_H

/// Microseconds on a clock that only goes forward.
double measure_now(void);

/// The middle of some numbers; it sorts them.
double measure_median(double *numbers, long count);

#endif
