/// Parts of names of hosts in ASCII (RFC 3492).
enum Punycode {
  /// A part of a name between dots: itself where it is ASCII, else `xn--` and its code.
  static func label(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.map { Int($0.value) }
    return scalars.allSatisfy { $0 < 0x80 } ? String(text) : "xn--" + encoded(scalars)
  }

  private static func encoded(_ scalars: [Int]) -> String {
    var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
    let basic = output.count
    if basic > 0 { output.append(0x2D) }
    var (next, delta, bias, done) = (0x80, 0, 72, basic)
    while let lowest = scalars.filter({ $0 >= next }).min() {
      delta += (lowest - next) * (done + 1)
      next = lowest
      for scalar in scalars {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapted(delta, count: done + 1, isFirst: done == basic)
        delta = 0
        done += 1
      }
      delta += 1
      next += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
    var rest = delta
    var position = 36
    while true {
      let threshold = min(max(position - bias, 1), 26)
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(value < 26 ? 0x61 + value : 0x16 + value)
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var result = 0
    while delta > 455 {
      delta /= 35
      result += 36
    }
    return result + 36 * delta / (delta + 38)
  }
}
