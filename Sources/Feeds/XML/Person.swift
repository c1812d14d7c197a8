/// Who wrote something, as it is read.
struct Person {
  var name = ""
  var email = ""
  /// What stands beside elements, as in RSS.
  var text: [UInt8] = []

  /// The name on one line; the address where there is none; empty where there is neither.
  func line(tags: TagBudget) -> String {
    if !name.isEmpty { return name }
    let words = Person.name(
      in: HTMLText.line(of: String(decoding: text, as: UTF8.self), tags: tags))
    return words.isEmpty ? email : words
  }

  /// The name in `jane@example.org (Jane Doe)` and in `Jane Doe <jane@example.org>`.
  static func name(in line: String) -> String {
    guard line.contains("@") else { return line }
    if line.last == ")", let open = line.firstIndex(of: "("), line[..<open].contains("@") {
      let name = line[line.index(after: open)...].dropLast()
      if !name.isEmpty { return TextCleaner.clean(String(name), lines: .one) }
    }
    if line.last == ">", let open = line.firstIndex(of: "<"), line[open...].contains("@") {
      let name = TextCleaner.clean(String(line[..<open]), lines: .one)
      if !name.isEmpty { return name }
    }
    return line
  }
}
