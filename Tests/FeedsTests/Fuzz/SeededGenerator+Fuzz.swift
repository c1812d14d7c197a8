import TestSupport

extension SeededGenerator {
  /// A whole number from zero up to, not including, a limit; zero where the limit is none.
  mutating func below(_ limit: Int) -> Int { limit > 1 ? number(0...limit - 1) : 0 }

  /// A number up to a limit that is small for the most part.
  mutating func mostlySmall(_ limit: Int) -> Int {
    min(limit, below(1 << below(Int.bitWidth - limit.leadingZeroBitCount) + 1))
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }
}
