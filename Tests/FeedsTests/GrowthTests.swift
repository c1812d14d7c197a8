import TestSupport
import Testing

@Suite struct GrowthTests {
  /// Looks at every element once for each element.
  private func quadratic(_ numbers: [Int]) -> Int {
    numbers.withUnsafeBufferPointer { numbers in
      var sum = 0
      for one in 0..<numbers.count {
        for other in 0..<numbers.count { sum &+= numbers[one] ^ numbers[other] }
      }
      return sum
    }
  }

  private func linear(_ numbers: [Int]) -> Int {
    var sum = 0
    for number in numbers { sum &+= number }
    return sum
  }

  @Test(arguments: [4, 64, 512])
  func `work that is squared is reported`(size: Int) {
    let excess = Growth.excess(from: size, input: { Array(0..<$0) }, work: { _ = quadratic($0) })
    #expect(excess != nil)
  }

  @Test(arguments: [4, 256, 1 << 14, 1 << 17])
  func `work that is linear is not`(size: Int) {
    let excess = Growth.excess(from: size, input: { Array(0..<$0) }, work: { _ = linear($0) })
    #expect(excess == nil)
  }

  @Test func `work that stops at a limit is repeated until it can be measured`() {
    var largest = 0
    let excess = Growth.excess(
      from: 4, upTo: 64, input: { Array(0..<$0) },
      work: {
        largest = max(largest, $0.count)
        _ = quadratic($0)
      })
    #expect(excess != nil)
    #expect(largest == 64)
  }

  @Test func `what is reported says the sizes and each try`() throws {
    let excess = try #require(
      Growth.excess(from: 256, upTo: 512, input: { Array(0..<$0) }, work: { _ = quadratic($0) }))
    #expect(excess.hasPrefix("512 cost more than 3.0 times as much as 256: "))
    #expect(excess.split(separator: ", ").count == 5)
  }
}
