import Foundation
import TestSupport
import Testing

struct ToolTests {
  @Test func `a tool answers its output, its errors and its status`() throws {
    let answer = try Tool.run(
      "/bin/sh", ["-c", "cat; echo oh >&2; exit 3"], input: Data("in".utf8))
    #expect(String(decoding: answer.output, as: UTF8.self) == "in")
    #expect(answer.error == "oh\n")
    #expect(answer.status == 3)
  }

  @Test func `a tool takes and gives more than a pipe holds`() throws {
    let much = Data(repeating: 65, count: 1_000_000)
    #expect(try Tool.run("/bin/cat", [], input: much).output == much)
  }

  @Test func `a tool that goes on for too long is killed`() {
    #expect(throws: Tool.Failure.self) {
      try Tool.run("/bin/sh", ["-c", "exec sleep 60"], seconds: 0)
    }
  }

  @Test func `a tool is found by one of its names, or not at all`() throws {
    let found = try #require(Tool.find("no-such-tool-here", "sh"))
    #expect(found.hasSuffix("/sh"))
    #expect(Tool.find("no-such-tool-here") == nil)
  }
}
