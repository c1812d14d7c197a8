import Foundation
import Testing

/// What the modules stand on, as the table in `Sources/README.md` allows it.
struct ImportTests {
  /// Parts of the language.
  private static let language: Set = ["Observation", "Synchronization"]

  /// The modules that each module may import.
  private func allowed() throws -> [String: Set<String>] {
    let rows = try Page("Sources/README.md").rows.filter { $0.count == 3 && $0[0].hasPrefix("`") }
    let entries = rows.map { ($0[0][...].codeSpans[0], Set($0[2][...].codeSpans)) }
    return try Dictionary(entries) { _, _ in
      throw TwoRows()
    }
  }

  private struct TwoRows: Error {}

  /// The module that a line imports; nil where it imports none.
  private func module(in line: Substring) -> String? {
    let line = line.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
    let pattern =
      #/(@\w+(\([^)]*\))?\s+)*((public|package|internal|fileprivate|private)\s+)?import\s+((struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)(\.\w+)*/#
    return line.wholeMatch(of: pattern).map { String($0.7) }
  }

  /// The modules that the files of a module import, each with one of the files.
  private func imports(of target: String) throws -> [String: String] {
    var imports: [String: String] = [:]
    for path in Pages.files(in: "Sources/\(target)", ["swift"]) {
      for line in try Page(path).lines(with: "import ") {
        if let module = module(in: line) { imports[module] = path }
      }
    }
    // The code in C includes the headers of a module by name.
    for path in Pages.files(in: "Sources/\(target)", ["c", "cpp", "h"]) {
      for line in try Page(path).lines(with: "include") {
        guard let header = line.firstMatch(of: /^\s*#\s*include\s*[<"](\w+)\.h[>"]/) else {
          continue
        }
        let module = String(header.1)
        if module != target, Pages.exists("Sources/\(module)") { imports[module] = path }
      }
    }
    return imports
  }

  @Test func `each module imports only what the table of modules allows`() throws {
    let allowed = try allowed()
    for target in try Pages.folders(in: "Sources") {
      let row = try #require(allowed[target], "\(target) has no row in Sources/README.md")
      for (module, file) in try imports(of: target) where !Self.language.contains(module) {
        #expect(row.contains(module), "\(file) imports \(module); see Sources/README.md")
      }
    }
  }

  @Test func `the table allows nothing that turns the arrows round`() throws {
    let allowed = try allowed()
    var rest = allowed
    // What imports nothing that is left can be built next.
    while let next = rest.first(where: { $0.value.isDisjoint(with: rest.keys) }) {
      rest[next.key] = nil
    }
    #expect(rest.isEmpty, "in a circle: \(rest.keys.sorted())")
  }

  @Test(arguments: ["Cells", "Terminal", "StateKit", "Views", "TerminalUI"])
  func `the library imports no Foundation`(target: String) throws {
    let names = try #require(try allowed()[target])
    #expect(!names.contains { $0.hasPrefix("Foundation") || $0 == "Essentials" })
  }

  @Test func `of Foundation only the essentials are imported`() throws {
    // All of it brings the tables of ICU along, 35 MB.
    for (target, names) in try allowed()
    where !["Essentials", "TerminalUIFoundation"].contains(target) {
      #expect(!names.contains { $0.hasPrefix("Foundation") }, "\(target)")
    }
  }

  @Test(arguments: [
    "import Cells", "@_exported import Cells", "  public import Cells", "@testable import Cells",
    "import struct Cells.Size", "@_spi(Test) @preconcurrency import Cells",
  ])
  func `an import is found, whatever stands before it`(line: String) {
    #expect(module(in: line[...]) == "Cells")
  }

  @Test func `the files that Sources/README.md names are there`() throws {
    let page = try Page("Sources/README.md")
    let paths = page.lines.flatMap(\.codeSpans).filter {
      $0.contains("/") && !$0.contains(" ") && !$0.hasPrefix("~")
    }
    #expect(paths.count >= 15)
    for path in paths { #expect(Pages.exists("Sources/\(path)"), "\(path)") }
  }
}
