#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Figures of many runs of one thing.
package struct Samples {
  private var values: [Double] = []

  package init() {}

  package mutating func add(_ value: Double) { values.append(value) }

  /// The middle one, 0 for none.
  package var median: Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

/// Reads the clocks of the system, in seconds.
package enum Stopwatch {
  /// The processor time that this process has used.
  package static var processor: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// The clock that never goes back.
  package static var wall: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
