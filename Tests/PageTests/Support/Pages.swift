import Foundation

/// The pages of the repository, as text.
enum Pages {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// - Parameter path: Of a file, from the top of the repository.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
  }

  /// The paths of the files below a folder that end with one of the extensions, from the top of the repository.
  static func files(in folder: String, _ extensions: Set<String>) -> [String] {
    let top = root.path(percentEncoded: false)
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { extensions.contains($0.pathExtension) }
      .map { String($0.path(percentEncoded: false).dropFirst(top.count)) }.sorted()
  }

  /// The folders right below a folder.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent).sorted()
  }

  /// README and the articles of the catalogs.
  static var withCode: [String] {
    ["README.md", "Sources/README.md"]
      + files(in: "Sources", ["md"]).filter { $0.contains(".docc/") }
  }
}

/// A page of Markdown.
struct Page {
  let path: String
  let lines: [Substring]

  init(_ path: String) throws {
    self.path = path
    lines = try Pages.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The blocks of code in a language, each as its lines.
  func blocks(in language: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var block: [Substring]?
    for line in lines {
      if line == "```\(language)" {
        block = []
      } else if line == "```", let whole = block {
        blocks.append(whole)
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The cells of the rows of all tables, without those that name or underline columns.
  var rows: [[String]] {
    lines.filter { $0.hasPrefix("|") && !$0.hasPrefix("|--") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The lines that hold a text; much faster than an expression.
  func lines(with text: String) -> [Substring] {
    let text = Array(text.utf8)
    return lines.filter { line in
      line.utf8.count < 200 && line.utf8.indices.contains { line.utf8[$0...].starts(with: text) }
    }
  }

  /// What follows a heading, up to the next one of the same level.
  func section(_ heading: String) -> [Substring] {
    guard let start = lines.firstIndex(where: { $0 == "## \(heading)" }) else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
  }
}

extension Substring {
  /// What stands between backticks.
  var codeSpans: [String] { matches(of: /`([^`]+)`/).map { String($0.1) } }
}
