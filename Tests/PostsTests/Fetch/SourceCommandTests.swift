import FlyingFox
import Foundation
import TestSupport
import Testing

@testable import Posts

/// Sources that a program of the user prints.
@Suite struct SourceCommandTests {
  private func answer(_ address: String) async throws -> String {
    let fetcher = SystemSourceFetcher(clock: .still)
    let answer = try await fetcher.answer(of: Source(address: address), given: nil)
    guard case .document(let document) = answer else { return "" }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func `what a program prints is a source, and no shell sees its words`() async throws {
    #expect(try await answer(#"exec:printf "%s|" a "b c" $HOME"#) == "a|b c|$HOME|")
  }

  @Test func `a program is given what is at its address`() async throws {
    let home = try TemporaryHome()
    try home.write("one two", to: home.path + "/in")
    #expect(try await answer("filter:tr o 0:file://\(home.path)/in") == "0ne tw0")
    try await LoopbackServer.serve { _ in
      HTTPResponse(statusCode: .ok, body: Data("three".utf8))
    } during: { url async throws in
      #expect(try await answer("filter:tr e 3:\(url.absoluteString)") == "thr33")
    }
  }

  @Test(arguments: [
    ("exec:no-such-program", "No such file or directory"), ("exec:false", "it ended with 1"),
    ("exec:true", "it printed nothing"), ("exec:yes", "it printed more than 10 MB"),
    (#"exec:sh -c "kill -9 $$""#, "it ended with signal 9"),
  ])
  func `a program that prints nothing is told with the cause`(
    address: String, cause: String
  ) async throws {
    let error = await #expect(throws: PostsError.self) { try await answer(address) }
    #expect(error?.localizedDescription.contains(cause) == true, "\(String(describing: error))")
    #expect(error?.localizedDescription.hasPrefix("No feed from ") == true)
  }

  @Test func `a program that hangs is killed, and told`() async throws {
    let command = try #require(SourceCommand("exec:sleep 3600"))
    await #expect(throws: PostsError.noFeed("sleep", reason: "no result within 0 s")) {
      try await command.output(of: [], limit: .milliseconds(50))
    }
  }

  @Test func `what the program would be given has to be there`() async {
    await #expect(throws: PostsError.noSuchFile("/no/such")) {
      try await answer("filter:cat:file:///no/such")
    }
  }
}
