import FlyingFox
import Foundation
import StateKit
import Synchronization
import TestSupport
import Testing

@testable import Posts

@Suite struct PasswordCommandTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func shell(_ script: String) -> PasswordCommand {
    PasswordCommand(user: "me", arguments: ["sh", "-c", script])
  }

  /// However busy the machine is.
  private func credential(_ command: PasswordCommand) async throws -> Credential {
    try await command.credential(within: .seconds(3600))
  }

  @Test(arguments: [
    "echo s3cret", "printf s3cret", "printf 's3cret\\r\\n'", "printf 's3cret\\nuser: me\\n'",
    "echo s3cret; yes | head -c 1000000", "echo s3cret; echo words >&2; cat; cat /dev/null",
  ]) func `the first line is the password`(script: String) async throws {
    #expect(try await credential(shell(script)) == .basic(user: "me", password: "s3cret"))
  }

  @Test(arguments: [
    ("exit 3", "it ended with 3"), ("echo s3cret; exit 1", "it ended with 1"),
    ("kill -9 $$", "it ended with signal 9"), ("yes s3cret", "it printed more than 10 MB"),
    (":", "it printed nothing"),
    ("echo; echo s3cret", "it printed nothing"),
    ("printf 's3\\tcret'", "a user name and a password cannot contain control characters"),
  ]) func `what gives no password is told, without what it printed`(script: String, reason: String)
    async
  {
    await #expect(throws: PostsError.noPassword("sh", reason: reason)) {
      try await credential(shell(script))
    }
  }

  @Test func `a program that is not there is named`() async {
    await #expect(
      throws: PostsError.noPassword("no-such-program", reason: "No such file or directory")
    ) {
      try await credential(PasswordCommand(user: "", arguments: ["no-such-program"]))
    }
  }

  @Test func `a source is told what its command prints, which runs again once that is refused`()
    async throws
  {
    let count = home.path + "/count"
    try home.write("right", to: home.path + "/password")
    let told = Mutex<[String?]>([])
    try await WebServer.serve { request in
      let authorization = request.headers[HTTPHeader("Authorization")]
      told.withLock { $0.append(authorization) }
      guard authorization == Credential.basic(user: "me", password: "right").header else {
        return HTTPResponse(statusCode: .unauthorized)
      }
      return HTTPResponse(statusCode: .ok, body: Data(#"[{"title": "a"}]"#.utf8))
    } during: { url in
      let fetcher = SystemSourceFetcher(clock: .continuous())
      var source = Source(address: url.absoluteString)
      source.passwordCommand = shell("echo x >>'\(count)'; cat '\(home.path)/password'")
      for _ in 0..<3 {
        guard case .document = try await fetcher.answer(of: source, given: nil) else {
          Issue.record("no document")
          return
        }
      }
      #expect(home.text(of: count) == "x\n")
      try home.write("wrong", to: home.path + "/password")
      let other = SystemSourceFetcher(clock: .continuous())
      await #expect(throws: PostsError.signInRefused) {
        try await other.answer(of: source, given: nil)
      }
      try home.write("right", to: home.path + "/password")
      _ = try await other.answer(of: source, given: nil)
      #expect(home.text(of: count) == "x\nx\nx\n")
    }
  }

  @Test(arguments: ["exec sleep 30", "exec >&-; exec sleep 30"])
  func `a command that does not end is killed`(script: String) async {
    let reason = "no result within 0 s"
    await #expect(throws: PostsError.noPassword("sh", reason: reason)) {
      try await shell(script).credential(within: .milliseconds(300))
    }
  }

  @Test func `one that hangs is in nobody's way, and many wait for one answer`() async throws {
    // Until this test goes on, the others may take their time.
    let memory = PasswordMemory(limit: .seconds(3600))
    let pipe = home.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let hanging = shell("head -n 1 '\(pipe)'")
    let waiting = Task { try await memory.credential(of: hanging) }
    let count = home.path + "/count"
    let command = shell("echo x >>'\(count)'; echo s3cret")
    try await withThrowingTaskGroup(of: Credential.self) { group in
      for _ in 0..<20 { group.addTask { try await memory.credential(of: command) } }
      for try await credential in group {
        #expect(credential == .basic(user: "me", password: "s3cret"))
      }
    }
    #expect(home.text(of: count) == "x\n")
    await memory.forget(command, refused: .basic(user: "me", password: "other"))
    _ = try await memory.credential(of: command)
    #expect(home.text(of: count) == "x\n")
    await memory.forget(command, refused: .basic(user: "me", password: "s3cret"))
    _ = try await memory.credential(of: command)
    #expect(home.text(of: count) == "x\nx\n")
    let writer = open(pipe, O_RDWR | O_CLOEXEC)
    defer { close(writer) }
    try #require(write(writer, "late\n", 5) == 5)
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test func `the configuration names it`() throws {
    try home.subscribe("https://a.example/\n")
    try home.configure(
      """
      [source."https://a.example/"]
      user = "me"
      password-command = ["pass", "feeds/example"]
      """)
    let command = PasswordCommand(user: "me", arguments: ["pass", "feeds/example"])
    #expect(try home.files.sources().map(\.passwordCommand) == [command])
    for wrong in [
      "password-command = []", #"password-command = "pass""#, #"password-command = ["pass", 1]"#,
      #"password-command = [""]"#, #"user = "me""#,
    ] {
      try home.configure("[source.\"https://a.example/\"]\n\(wrong)\n")
      let error = #expect(throws: ConfigurationError.self) { try home.files.sources() }
      #expect(error?.localizedDescription.contains("password-command") == true)
    }
    let open = "[source.\"http://a.example/\"]\npassword-command = [\"pass\"]\n"
    try home.configure(open)
    let error = #expect(throws: ConfigurationError.self) { try home.files.sources() }
    #expect(error?.localizedDescription.contains("allow-http = true") == true)
    try home.configure(open + "allow-http = true\n")
    #expect(try home.files.sources().count == 1)
  }
}
