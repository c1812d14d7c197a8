import Feeds
import Foundation
import Posts
import Testing

@Suite struct FileSourceTests {
  private func withFile(_ text: String, _ body: (String) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "posts-\(UUID()).json")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url.path(percentEncoded: false))
  }

  @Test func `a file is read again at each load`() async throws {
    try await withFile(#"[{"id":1,"title":"A"}]"#) { path in
      let service = AskedSource(path: path, clock: .still)
      let first = try await service.posts()
      #expect(first.map(\.title) == ["A"])
      try Data(#"[{"id":1,"title":"B"}]"#.utf8).write(to: URL(filePath: path))
      let second = try await service.posts()
      #expect(second.map(\.title) == ["B"])
    }
  }

  @Test func `a large file is read whole`() async throws {
    let posts = (1...5000).map { #"{"id":\#($0),"title":"Title \#($0)","body":"Some body"}"# }
    try await withFile("[" + posts.joined(separator: ",\n") + "]") { path in
      let found = try await AskedSource(path: path, clock: .still).posts()
      #expect(found.count == 5000 && found.last?.title == "Title 5000")
    }
  }

  @Test func `a file that is no posts says what it is`() async throws {
    try await withFile("<html>") { path in
      let error = await failure(of: AskedSource(path: path, clock: .still))
      #expect(error == .notPosts(.html(title: nil)))
    }
  }

  @Test func `a file that is not there is named`() async {
    #expect(
      await failure(of: AskedSource(path: "/no/such", clock: .still))
        == .noSuchFile("/no/such"))
    #expect(
      await failure(of: AskedSource(path: "/dev/null/x", clock: .still))
        == .noSuchFile("/dev/null/x"))
  }

  @Test func `a directory is no file`() async {
    #expect(await failure(of: AskedSource(path: "/", clock: .still)) == .isDirectory("/"))
  }

  @Test(.disabled(if: getuid() == 0, "the superuser may read everything"))
  func `a file that may not be read is named`() async throws {
    try await withFile("[]") { path in
      chmod(path, 0)
      #expect(
        await failure(of: AskedSource(path: path, clock: .still)) == .permissionDenied(path))
    }
  }

  @Test func `an empty file is said to be empty`() async throws {
    try await withFile("") { path in
      let service = AskedSource(path: path, clock: .still)
      #expect(await failure(of: service) == .notPosts(.empty))
    }
  }

  @Test(arguments: ["/dev/null", "/dev/zero", "/dev/tty", "/proc/self/status"])
  func `what is no file is not read`(path: String) async {
    switch await failure(of: AskedSource(path: path, clock: .still)) {
    // Nobody has a terminal here.
    case .unreadable(path, _): break
    case let failure: Issue.record("\(String(describing: failure))")
    }
  }
}
