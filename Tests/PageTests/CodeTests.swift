import Foundation
import Testing

@testable import Tape

/// The code on the pages is code that is built.
struct CodeTests {
  /// Without the indentation that all lines share, and without empty lines at the ends.
  private func plain(_ lines: some Collection<Substring>) -> [Substring] {
    let indent =
      lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indent) }
  }

  /// Whether lines follow one another in a text, at any indentation.
  private func contains(_ text: [Substring], _ block: [Substring]) -> Bool {
    let block = plain(block)
    guard !block.isEmpty, text.count >= block.count else { return false }
    return (0...text.count - block.count).contains { start in
      text[start].hasSuffix(block[0]) && plain(text[start..<start + block.count]) == block
    }
  }

  @Test func `each block of Swift on a page is part of a file that is built`() throws {
    let examples = try
      (Pages.files(in: "Tests/Examples", ["swift"])
      + Pages.files(in: "Tests/PageTests/Examples", ["swift"])).map { try Page($0).lines }
    #expect(examples.count >= 5)
    var count = 0
    for path in Pages.withCode {
      for block in try Page(path).blocks(in: "swift") {
        count += 1
        #expect(
          examples.contains { contains($0, block) },
          "\(path): \(block.first ?? "") is in no file below Tests/Examples or PageTests/Examples")
      }
    }
    #expect(count >= 8)
  }

  @Test func `each tape on a page is read without a mistake`() throws {
    let tapes = try Pages.withCode.flatMap { try Page($0).blocks(in: "tape") }
    #expect(!tapes.isEmpty)
    for tape in tapes {
      _ = try TapeScript(tape.joined(separator: "\n"), file: "page.tape")
    }
  }

  /// What stands for something else, or needs a file that is not there.
  private static let partial = [
    "…", "\"photo.png\"", "\"posts.json\"", "\"feed.xml\"", "\"file.xml\"", "\"file.toml\"",
    "\"common.tape\"",
  ]

  @Test func `each command of the tape language is on its page, and is read`() throws {
    let page = try Page("Sources/Tape/Tape.docc/TapeLanguage.md")
    let commands = page.rows.compactMap(\.first).flatMap { $0[...].codeSpans }
    for command in commands where !Self.partial.contains(where: command.contains) {
      let start = command.contains(#"of "Example""#) ? "Set Source \"Example\"\n" : ""
      _ = try TapeScript(start + command, file: "page.tape")
    }
    let verbs = Set(commands.map { String($0.prefix { $0 != " " && $0 != "@" }) })
    for verb in TapeVerb.names where !verb.hasSuffix("+") { #expect(verbs.contains(verb)) }
    for setting in TapeSetting.allCases {
      #expect(commands.contains { $0.hasPrefix("Set \(setting.rawValue) ") }, "\(setting)")
    }
  }
}
