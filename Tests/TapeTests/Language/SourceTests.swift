import Foundation
import Tape
import Testing

struct SourceTests {
  @Test func `the steps of a sourced tape stand where it is sourced`() throws {
    let tapes = ["a/c.tape": "Up 2\nDown", "t.tape": ""]
    let script = try TapeScript("Hide Source 'c.tape' Show", file: "a/t.tape", files: files(tapes))
    #expect(
      script.steps.map { "\($0.location) \($0.command)" } == [
        "a/t.tape:1:1 Hide", "a/c.tape:1:1 Up 2", "a/c.tape:2:1 Down", "a/t.tape:1:22 Show",
      ])
  }

  @Test func `a step of a sourced tape belongs to the line that sources it`() throws {
    let tapes = ["b.tape": "Up\nSource 'c.tape'\nDown", "c.tape": "\n\n\nTab"]
    let script = try TapeScript(
      "Left\nSource 'b.tape' Right\nHome", file: "t.tape", files: files(tapes))
    #expect(script.steps.map(\.line) == [1, 2, 2, 2, 2, 3])
  }

  @Test func `a step has the comment above it, for whoever watches`() throws {
    let text = """
      # One.
      #   Two.
      Set Rows 5   # not this
      Up  # nor this

      Down
      # Three.
      Source 'c.tape'
      """
    let script = try TapeScript(
      text, file: "t.tape", files: files(["c.tape": "Tab\n# Four.\nEnter"]))
    #expect(script.steps.map(\.comment) == ["One. Two.", "One. Two.", "Three.", "Four."])
  }

  @Test func `what a tape serves is written as its tape would name it`() throws {
    let tapes = ["a/p.json": ""]
    let script = try TapeScript("Serve posts 'p.json'", file: "a/t.tape", files: files(tapes))
    #expect(script.steps.map(\.command) == [.serve(TapeResponse(.posts(file: "a/p.json")))])
    #expect(
      try TapeScript(script.text, file: "a/t.tape", files: files(tapes)).steps == script.steps)
  }

  @Test func `a tape with settings alone leaves room for more`() throws {
    let tapes = ["set.tape": "Set Rows 5 Set Theme light", "do.tape": "Hide"]
    let script = try TapeScript(
      "Source 'set.tape' Set Rows 6", file: "t.tape", files: files(tapes))
    #expect(script.settings.size.height == 6)
    #expect(script.settings.theme == .light)
    #expect(
      mistakes("Source 'do.tape' Set Rows 6", tapes) == [
        "t.tape:1:18: Set stands before the first command, which is in do.tape:1"
      ])
    #expect(
      mistakes("Hide Source 'set.tape'", tapes).map { $0.prefix(13) } == [
        "set.tape:1:1:", "set.tape:1:12",
      ])
  }

  @Test func `mistakes of a sourced tape name it, once`() {
    let tapes = ["x/c.tape": "Up\nFoo"]
    let found = mistakes("Bar\nSource 'x/c.tape'\nSource 'x/c.tape'\nBaz", tapes)
    #expect(
      found.map { String($0.prefix { $0 != " " }) } == [
        "t.tape:1:1:", "x/c.tape:2:1:", "t.tape:4:1:",
      ])
  }

  @Test func `a circle of tapes is shown`() {
    let tapes = ["a/b.tape": "Source '../a/./c.tape'", "a/../a/./c.tape": "Source '../t.tape'"]
    #expect(
      mistakes("Source 'a/b.tape'", tapes).map { $0.replacing("a/../a/./", with: "*") } == [
        "*c.tape:1:8: the tape sources itself: t.tape → a/b.tape → *c.tape → *../t.tape"
      ])
    #expect(mistakes("Source 't.tape'").count == 1)
  }

  @Test func `tapes that source others without end are stopped`() {
    let endless = TapeFiles(
      read: { .success("Source '\($0.count)\($0)' Source 'x\($0.count)\($0)'") },
      isFile: { _ in false })
    #expect(throws: TapeMistakes.self) {
      try TapeScript("Source 'x'", file: "t.tape", files: endless)
    }
  }

  @Test func `a chain of tapes has an end`() {
    let chain = Dictionary(uniqueKeysWithValues: (1...60).map { ("\($0)", "Source '\($0 + 1)'") })
    #expect(
      mistakes("Source '1'", chain) == [
        "49:1:8: too many tapes are sourced; 50 is left out"
      ])
  }

  @Test(arguments: [
    ("t.tape", "p.json", "p.json"), ("a/t.tape", "p.json", "a/p.json"),
    ("/a/t.tape", "../p.json", "/a/../p.json"), ("a/t.tape", "/p.json", "/p.json"),
  ])
  func `a file is relative to its tape`(tape: String, name: String, path: String) throws {
    let script = try TapeScript("Serve posts '\(name)'", file: tape, files: files([path: ""]))
    #expect(script.steps.map(\.command) == [.serve(TapeResponse(.posts(file: path)))])
  }

  @Test func `tapes are read from the disk`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tapes-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path
    try Data("Source 'c.tape'\r\nServe posts 'c.tape'".utf8).write(
      to: folder.appending(path: "t.tape"))
    try Data("Hide".utf8).write(to: folder.appending(path: "c.tape"))
    try Data().write(to: folder.appending(path: "empty.tape"))
    try Data([0x48, 0xFF, 0xFE]).write(to: folder.appending(path: "bytes.tape"))
    let script = try TapeScript(contentsOf: path + "/t.tape")
    #expect(
      script.steps.map(\.command) == [.hide, .serve(TapeResponse(.posts(file: path + "/c.tape")))])
    #expect(try TapeScript(contentsOf: path + "/empty.tape").steps == [])
    #expect(trouble(path + "/no.tape") == "there is no such file")
    #expect(trouble(path) == "it is a folder")
    #expect(trouble(path + "/bytes.tape") == "it is not text in UTF-8")
    #expect(trouble("/dev/zero") == "it is too big for a tape")
  }

  private func trouble(_ path: String) -> String? {
    do {
      _ = try TapeScript(contentsOf: path)
      return nil
    } catch {
      return error.all.first.map {
        $0.location == TapeLocation(file: path, line: 1) ? $0.message : ""
      }
    }
  }
}
