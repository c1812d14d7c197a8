/// Names one intent, so that a server which gets it twice does it once.
public struct IdempotencyKey: Hashable, Sendable {
  /// 32 hexadecimal digits, to be sent with the request.
  public let text: String

  /// A key that no other intent has.
  public init(using random: inout some RandomNumberGenerator) {
    let digits = (0..<2).map { _ in
      let half = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - half.count) + half
    }
    text = digits.joined()
  }
}
