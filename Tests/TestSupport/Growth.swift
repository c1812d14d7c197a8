import Foundation

/// How much more work costs when its input is twice as large.
///
/// No clock on the wall is read: only what this thread has of the processor counts, and only one size against the
/// other. A linear algorithm takes twice the time, a quadratic one four times.
public enum Growth {
  /// More than this is not linear; the rest above 2 is for caches and for what else the processor does.
  public static let limit = 3.0

  /// What is wrong with the cost of work, nil where it grows with the size of its input.
  ///
  /// Linear once in five tries is linear: the claim is about the algorithm, and not about what else a machine does.
  ///
  /// - Parameters:
  ///   - size: The smaller of the two sizes. It is doubled as long as the work is too short to be measured.
  ///   - largest: A size beyond which the work does not grow any more, because it stops at a limit. Work that is
  ///     short even then is repeated. nil where there is none.
  ///   - input: Makes the input of a size; this is not measured.
  public static func excess<Input>(
    from size: Int, upTo largest: Int? = nil, input: (Int) -> Input, work: (Input) -> Void
  ) -> String? {
    var size = size
    var once = input(size)
    work(once)
    var time = cost { work(once) }
    while time < leastTime, size * 4 <= largest ?? size * 4, size < 1 << 24 {
      size *= 2
      once = input(size)
      time = cost { work(once) }
    }
    let repetitions = max(1, Int((leastTime / max(time, 1e-7)).rounded(.up)))
    let twice = input(size * 2)
    let ratios = ratios(
      before: repetitions == 1 ? time : nil,
      once: { for _ in 0..<repetitions { work(once) } },
      twice: { for _ in 0..<repetitions { work(twice) } })
    guard let least = ratios.min(), least > limit else { return nil }
    let all = ratios.map { String(format: "%.2f", $0) }.joined(separator: ", ")
    return "\(2 * size) cost more than \(limit) times as much as \(size): \(all)"
  }

  /// What this thread has had of the processor so far, in seconds.
  public static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// What work takes of the processor, in seconds.
  public static func cost(_ work: () -> Void) -> Double {
    let start = processorTime()
    work()
    return processorTime() - start
  }

  /// Less than this cannot be measured well.
  private static let leastTime = 0.002
  private static let tries = 5

  /// What each try came to, up to the first that is linear.
  ///
  /// The two sizes take turns, and the mean of each counts. The quickest would favour the smaller one, because what
  /// disturbs a processor for a while is harder to escape for what takes longer. Each try is longer than the one before.
  private static func ratios(before: Double?, once: () -> Void, twice: () -> Void) -> [Double] {
    var ratios: [Double] = []
    var before = before
    for count in 1...tries {
      var smaller = before ?? cost(once)
      var larger = 0.0
      for _ in 0..<count {
        larger += cost(twice)
        smaller += cost(once)
      }
      ratios.append(larger / Double(count) / max(smaller / Double(count + 1), 1e-9))
      if ratios.last ?? 0 <= limit { break }
      before = nil
    }
    return ratios
  }
}
