import TestSupport
import Testing

@Suite struct PropertyTests {
  /// Breaks where a 7 comes before a 3.
  private let property = Property<Int>(
    name: "no 7 before a 3", command: { $0.number(0...9) },
    violation: { history in
      guard let seven = history.firstIndex(of: 7) else { return nil }
      return history[seven...].contains(3) ? "7 then 3" : nil
    })

  @Test func `what breaks an invariant is made as short as it can be`() {
    let found = property.counterexample(histories: 500, upTo: 40)
    #expect(found?.history == [7, 3])
  }

  @Test func `the same seed finds the same`() throws {
    let found = try #require(property.counterexample(histories: 500, upTo: 40))
    let again = property.counterexample(histories: 1, upTo: 40, seed: found.seed)
    #expect(again?.description == found.description)
    #expect(found.description.contains("seed \(found.seed)"))
  }

  @Test func `what never breaks is not found`() {
    let always = Property<Int>(name: "", command: { $0.number(0...9) }, violation: { _ in nil })
    #expect(always.counterexample(histories: 100, upTo: 10) == nil)
    always.holds(histories: 100)
  }
}
