import Foundation
import Testing

/// What the README promises.
struct ReadmeTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the custom screen in the README is the one that is built`() throws {
    let program = try text(of: "Tests/ReadmeExample/Die.swift")
    #expect(try text(of: "README.md").contains("```swift\n\(program)```"))
  }

  @Test func `the program without a screen in the README is the one that is built`() throws {
    let program = try text(of: "Tests/ReadmeLoader/Weather.swift")
    #expect(try text(of: "README.md").contains("```swift\n\(program)```"))
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 31)
  }

  @Test func `the test of a program in the README is one that is run`() throws {
    let test = try text(of: "Tests/TerminalUITests/DieTests.swift")
    #expect(try text(of: "README.md").contains("```swift\n\(test)```"))
  }

  @Test func `every target is in the README`() throws {
    let readme = try text(of: "README.md")
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path(percentEncoded: false))
    for target in targets { #expect(readme.contains("| `\(target)` |"), "\(target)") }
  }
}
