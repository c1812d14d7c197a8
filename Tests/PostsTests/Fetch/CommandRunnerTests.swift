import Feeds
import Foundation
import StoreSupport
import TestSupport
import Testing

@testable import Posts

/// Programs of the user that read a post.
@Suite struct CommandRunnerTests {
  private let subject = CommandSubject(
    text: PostText(
      id: 7, source: "https://a.example/f", title: "Title; $(reboot) `x`",
      article: PostContent("<p>One <b>bold</b> word.", form: .html).article, author: "Ada",
      date: Date(timeIntervalSince1970: 0), link: "https://a.example/1?x={title}",
      attachments: [Attachment(address: "https://a.example/1.mp3")], tags: ["t"]),
    source: "A feed", content: PostContent("<p>One <b>bold</b> word.", form: .html))

  private func outcome(
    _ arguments: String..., input: UserCommand.Format = .text, limit: Duration = .seconds(3600)
  ) async throws -> CommandOutcome {
    try await CommandRunner(limit: limit).run(
      UserCommand(name: "x", arguments: arguments, result: .show, input: input), about: subject)
  }

  @Test func `what belongs to the post is one argument, which no shell sees`() async throws {
    let outcome = try await outcome(
      "printf", "<%s>", "{title}", "{url}", "a {source} b", "{enclosure}", "{other}")
    #expect(
      outcome.output
        == "<Title; $(reboot) `x`><https://a.example/1?x={title}><a A feed b>"
        + "<https://a.example/1.mp3><{other}>")
    #expect(outcome.failure == nil)
  }

  @Test(arguments: UserCommand.Format.allCases)
  func `the post is on standard input and in a file`(format: UserCommand.Format) async throws {
    let read = try await outcome("cat", input: format)
    let file = try await outcome("cat", "{file}", input: format)
    #expect(read == file && read.failure == nil)
    let wanted =
      switch format {
      case .text: "Title; $(reboot) `x`\n\nOne bold word."
      case .markdown:
        "# Title; $(reboot) `x`\n\nA feed · Ada · <https://a.example/1?x={title}>\n\n"
          + "One **bold** word.\n\n- <https://a.example/1.mp3>"
      case .html: "<p>One <b>bold</b> word."
      case .json: #""text" : "One bold word.""#
      }
    #expect(read.output.contains(wanted))
    let name = try await outcome("echo", "{file}", input: format).output
    #expect(!FileManager.default.fileExists(atPath: name))
  }

  @Test func `each way to fail is told, with what was printed`() async throws {
    #expect(
      try await outcome("sh", "-c", "echo out; echo error >&2; exit 4")
        == .init(output: "out\nerror", failure: "it ended with 4"))
    #expect(try await outcome("/no/such").failure == "No such file or directory")
    #expect(try await outcome("sh", "-c", "kill -9 $$").failure == "it ended with signal 9")
    #expect(
      try await outcome("sleep", "3600", limit: .milliseconds(50)).failure == "no result within 0 s"
    )
    #expect(try await outcome("yes").failure == "it printed more than 10 MB")
    #expect(try await outcome("printf", "\\033[31mred\\007").output == "red")
  }

  @Test func `what is shown is bounded, and says so`() async throws {
    let many = try await outcome("yes")
    #expect(many.lines.count == 5000 && many.lines.allSatisfy { $0 == "y" })
    #expect(many.omission == "Shown: the last 5000 lines" && many.output.utf8.count > 9_000_000)
    let long = try await outcome("sh", "-c", "head -c 12000000 /dev/zero | tr '\\0' a")
    #expect(long.lines.map(\.count) == [2000])
    #expect(long.omission == "Shown: 2000 characters of a line")
    let short = CommandOutcome(output: "a\n\nb", failure: nil)
    #expect(short.lines == ["a", "", "b"] && short.omission == nil)
    #expect(CommandOutcome(output: "", failure: nil).lines == [])
  }
}
