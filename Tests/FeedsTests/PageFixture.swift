import Feeds
import Foundation

/// A page of `Pages`, in which comments mark what belongs to its article: from `<!--[-->` to `<!--]-->`.
///
/// The extraction never sees what they say, as comments are no tokens.
struct PageFixture {
  let name: String
  let bytes: [UInt8]
  let address: URL
  private let page: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pages")

  /// The names of all pages, in their order.
  static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".html") }.sorted()
  }

  init(named name: String) throws {
    self.name = name
    bytes = Array(try Data(contentsOf: Self.folder.appending(path: name)))
    page = String(decoding: bytes, as: UTF8.self)
    address = Self.canonical(of: page) ?? URL(filePath: "/")
  }

  /// How much of the expected article comes out, and how much of what comes out is foreign; both from 0 to 1.
  func figures() throws(PageTextError) -> (found: Double, foreign: Double) {
    let content = try PageText.content(of: bytes, charset: nil, address: address)
    let expected = Self.words(of: PostContent(marked, form: .html, base: nil).article.words)
    let result = Self.words(of: content.article.words)
    let shared = expected.reduce(0) { $0 + min($1.value, result[$1.key] ?? 0) }
    let expectedCount = expected.values.reduce(0, +)
    let resultCount = result.values.reduce(0, +)
    return (
      Double(shared) / Double(max(expectedCount, 1)),
      Double(resultCount - shared) / Double(max(resultCount, 1))
    )
  }

  /// What stands between the marks.
  private var marked: String {
    page.split(separator: "<!--[-->").dropFirst().map { part in
      part.range(of: "<!--]-->").map { String(part[..<$0.lowerBound]) } ?? ""
    }.joined(separator: "\n")
  }

  /// Each word with its count; each character of a writing without spaces is a word.
  private static func words(of text: String) -> [String: Int] {
    var words: [String: Int] = [:]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.unicodeScalars.contains(where: { $0.value > 0x3000 }) {
        for character in word { words[String(character), default: 0] += 1 }
      } else {
        words[String(word), default: 0] += 1
      }
    }
    return words
  }

  private static func canonical(of page: String) -> URL? {
    page.firstMatch(of: /https?:\/\/[a-z.]+\.example\/[^"'> ]*/).flatMap {
      URL(string: String($0.output))
    }
      ?? URL(string: "https://www.example.org/page.html")
  }
}
