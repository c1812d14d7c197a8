import TestSupport

@testable import Feeds

/// What a target may cost: judged by what a usual feed of the same length costs in the same run.
struct FuzzCost {
  /// In 24,000 inputs of ten minutes none was above it each time; squared time soon is.
  static let limit = 15.0

  /// What one byte of a usual feed takes of the processor, its articles among it.
  private var usual = Self.usualCost

  /// How many times as much an answer took as a usual feed of its length; a very short input is not compared.
  ///
  /// - Parameter repair: What Swift takes for the bytes of the input that are no text.
  func ratio(_ time: Double, length: Int, repair: Double = 0) -> Double {
    time / (usual * Double(length + 4096) + repair)
  }

  /// What is wrong with the cost of an answer, nil where it is as usual.
  mutating func excess(_ time: Double, of target: FuzzTarget, for input: FuzzInput) -> String? {
    guard ratio(time, length: input.bytes.count) > Self.limit else { return nil }
    // Swift throws an error for each byte that is no text, and a test writes down where: that is none of our cost.
    let repair = Growth.cost { _ = String(decoding: input.bytes, as: UTF8.self) }
    return excess(time, length: input.bytes.count, repair: repair) {
      _ = target.answer(to: input)
    }.map { "\(target) cost \($0) times as much as usual" }
  }

  /// How many times as much as usual some work costs that took a time, nil where that is not too much. Too much must be
  /// too much each time.
  mutating func excess(
    _ time: Double, length: Int, repair: Double = 0, of work: () -> Void
  ) -> Int? {
    var least = ratio(time, length: length, repair: repair)
    for _ in 0..<5 where least > Self.limit {
      usual = Self.usualCost
      least = min(least, ratio(Growth.cost(work), length: length, repair: repair))
    }
    return least > Self.limit ? Int(least) : nil
  }
}

extension FuzzCost {
  private static var usualCost: Double {
    let input = usualFeed
    // The first feed of a program also pays for tables that are made once.
    let times = (0..<2).map { _ in
      Growth.cost { _ = FuzzTarget.feed.answer(to: input).feed?.items.map(\.body) }
    }
    return min(times[0], times[1]) / Double(input.bytes.count)
  }

  private static let usualFeed: FuzzInput = {
    let item = """
      <item><title>A title of some words</title><link>https://a.example/1</link>
      <guid>https://a.example/1</guid><pubDate>Tue, 05 Mar 2024 14:07:09 GMT</pubDate>
      <description>&lt;p>Some words, and &lt;b>more&lt;/b> of them.&lt;/p></description></item>

      """
    let text = "<rss><channel>" + String(repeating: item, count: 100) + "</channel></rss>"
    return FuzzInput(Array(text.utf8))
  }()
}
