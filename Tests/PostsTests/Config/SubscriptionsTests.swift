import FlyingFox
import Foundation
import StateKit
import Testing

@testable import Posts

/// How sources come and go.
@Suite(.fewAtATime, .timeLimit(.minutes(1))) struct SubscriptionsTests {
  private let home: TemporaryHome
  private let store: PostStore
  private let subscriptions: Subscriptions

  init() throws {
    home = try TemporaryHome()
    let store = try PostStore.inMemory()
    self.store = store
    subscriptions = Subscriptions(home.directories, clock: .continuous()) { store }
  }

  private func add(_ argument: String) async throws -> AddAnswer {
    try await subscriptions.add(argument, name: " N ", folder: "/F/", from: home.path)
  }

  @Test func `a source is configured and its posts are kept`() async throws {
    let path = home.path + "/posts.json"
    try home.write("[{\"id\": 1, \"title\": \"A\"}]", to: path)
    let source = Source(address: path, name: "N", folder: "F")
    #expect(try await add("posts.json") == .added(source, posts: 1))
    #expect(try home.file.sources() == [source])
    #expect(try store.summaries(of: [source]).first?.total == 1)
    #expect(try await add(path) == .known(source))
    #expect(try subscriptions.remove(path) == source)
    #expect(home.configuration == "")
    #expect(try store.summaries(of: [source]).first?.total == 1)
  }

  @Test func `what gives no posts is not configured`() async throws {
    try home.write("words", to: home.path + "/words")
    await #expect(throws: PostsError.notPosts(.plainText)) { try await add("words") }
    await #expect(throws: PostsError.self) { try await add("missing") }
    #expect(try home.file.sources() == [])
    await #expect(throws: PostsError.noSuchFile("a.example/x"), "as it was typed") {
      try await add("a.example/x")
    }
    #expect(try subscriptions.addUnseen("missing", from: home.path) != nil)
    #expect(try subscriptions.addUnseen("missing", from: home.path) == nil)
    #expect(try home.file.sources().map(\.address) == [home.path + "/missing"])
  }

  @Test func `a sign-in is kept with what is added without being asked, and goes with it`() throws {
    try subscriptions.addUnseen("http://me:s3cret@a/x", from: "/")
    #expect(home.signIns.signIn(for: "http://a/x") == .basic(user: "me", password: "s3cret"))
    #expect(!home.configuration.contains("s3cret"))
    try subscriptions.remove("http://a/x")
    #expect(home.signIns.signIn(for: "http://a/x") == nil)
  }

  @Test func `a sign-in is kept where it is let in, and only there`() async throws {
    let authorization = "Basic " + Data("me:s3cret".utf8).base64EncodedString()
    try await LoopbackServer.serve { request in
      let isLetIn = request.headers[HTTPHeader("Authorization")] == authorization
      return HTTPResponse(statusCode: isLetIn ? .ok : .unauthorized, body: Data("[]".utf8))
    } during: { url in
      let source = Source(address: url.absoluteString)
      let wrong = SignInRequest(source: source, signIn: .basic(user: "me", password: "wrong"))
      await #expect(throws: PostsError.server(code: 401), "nobody said who they are") {
        try await add(url.absoluteString)
      }
      await #expect(throws: PostsError.signInRefused) { try await subscriptions.signIn(wrong) }
      #expect(home.signIns.signIn(for: source.address) == nil)
      let right = SignInRequest(source: source, signIn: .basic(user: "me", password: "s3cret"))
      try await subscriptions.signIn(right)
      #expect(home.signIns.signIn(for: source.address) == right.signIn)
      #expect(try await add(url.absoluteString) == .added(source.named("N", in: "F"), posts: 0))
    }
  }
}

extension Source {
  fileprivate func named(_ name: String, in folder: String) -> Source {
    Source(address: address, name: name, folder: folder)
  }
}
