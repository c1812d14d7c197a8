import Foundation
import Testing

/// What the libraries stand on: a program on them starts in a few milliseconds, and StateKit runs anywhere.
struct ImportTests {
  private let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The modules that the files of a target import, each with one of the files.
  private func imports(of target: String) throws -> [String: String] {
    let folder = sources.appending(path: target)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var imports: [String: String] = [:]
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
        guard let index = words.firstIndex(of: "import"), index < 2, words.count > index + 1 else {
          continue
        }
        imports[String(words[words.count - 1])] = file.lastPathComponent
      }
    }
    return imports
  }

  @Test func `StateKit imports nothing but Observation and Synchronization`() throws {
    let imports = try imports(of: "StateKit")
    #expect(Set(imports.keys) == ["Observation", "Synchronization"], "\(imports)")
  }

  @Test(arguments: ["Cells", "Terminal", "Views", "TerminalUI"])
  func `nothing below a program imports Foundation`(target: String) throws {
    let imports = try imports(of: target)
    let isFoundation = { (name: String) in name.hasPrefix("Foundation") || name == "Essentials" }
    #expect(!imports.keys.contains(where: isFoundation), "\(imports)")
    #expect(target == "Cells" || !imports.isEmpty)
  }

  /// All of Foundation brings the tables of ICU along, 35 MB.
  @Test(arguments: ["Tape", "TapeDemo", "PostsUI", "outpost"])
  func `of Foundation only the essentials are imported`(target: String) throws {
    let imports = try imports(of: target)
    #expect(imports["Essentials"] != nil)
    #expect(!imports.keys.contains { $0.hasPrefix("Foundation") }, "\(imports)")
  }

  @Test func `an import is found, whatever stands before it`() throws {
    #expect(try imports(of: "Essentials")["Foundation"] != nil)
    #expect(try imports(of: "TerminalUI")["StateKit"] != nil)
  }
}
