import FlyingFox
import Foundation
import StateKit
import StoreSupport
import Synchronization
import Testing

@testable import Posts
@testable import Store

/// How sources come and go.
@Suite(.timeLimit(.minutes(30))) struct SubscriptionsTests {
  private let home: TemporaryHome
  private let store: PostStore
  private let subscriptions: Subscriptions

  init() throws {
    home = try TemporaryHome()
    let store = try PostStore.inMemory()
    self.store = store
    subscriptions = Subscriptions(home.directories, clock: .still) { store }
  }

  private func add(_ argument: String) async throws -> AddResult {
    try await subscriptions.add(argument, name: " N ", folder: "/F/", from: home.path)
  }

  @Test func `a source is configured and its posts are kept`() async throws {
    let path = home.path + "/posts.json"
    try home.write("[{\"id\": 1, \"title\": \"A\"}]", to: path)
    let source = Source(address: path, name: "N", folder: "F")
    #expect(try await add("posts.json") == .added(source, posts: 1))
    #expect(try home.files.sources() == [source])
    #expect(try store.summaries(of: [source]).first?.total == 1)
    #expect(try await add(path) == .known(source))
    #expect(try subscriptions.remove(path) == source)
    #expect(home.subscriptions == "")
    #expect(try store.summaries(of: [source]).first?.total == 1)
  }

  @Test func `what gives no posts is not configured`() async throws {
    try home.write("words", to: home.path + "/words")
    await #expect(throws: PostsError.notPosts(.plainText)) { try await add("words") }
    await #expect(throws: PostsError.self) { try await add("missing") }
    #expect(try home.files.sources() == [])
    await #expect(throws: PostsError.noSuchFile("a.example/x"), "as it was typed") {
      try await add("a.example/x")
    }
    #expect(try subscriptions.addUnchecked("missing", from: home.path) != nil)
    #expect(try subscriptions.addUnchecked("missing", from: home.path) == nil)
    #expect(try home.files.sources().map(\.address) == [home.path + "/missing"])
  }

  @Test func `a sign-in is kept with what is added without being asked, and goes with it`() throws {
    try subscriptions.addUnchecked("http://me:s3cret@a/x", from: "/")
    #expect(
      home.credentials.credential(for: "http://a/x") == .basic(user: "me", password: "s3cret"))
    #expect(!home.subscriptions.contains("s3cret"))
    try subscriptions.remove("http://a/x")
    #expect(home.credentials.credential(for: "http://a/x") == nil)
  }

  @Test(arguments: [("http://a/y", true), ("http://b/x", false), ("https://a/x", false)])
  func `a source moves with all that is kept of it, and a sign-in within its server`(
    address: String, isKept: Bool
  ) throws {
    let old = "http://a/x"
    try subscriptions.addUnchecked("http://me:s3cret@a/x", name: "N", from: "/")
    try store.save([Kept.item("a")], for: old)
    #expect(try subscriptions.move(old, to: address) == Source(address: address, name: "N"))
    #expect(try home.files.sources() == [Source(address: address, name: "N")])
    #expect(try store.summaries(of: [Source(address: address)]).first?.total == 1)
    #expect((home.credentials.credential(for: address) != nil) == isKept)
    #expect(home.credentials.credential(for: old) == nil)
    #expect(throws: ConfigurationError.noSuchSource(old)) {
      try subscriptions.move(old, to: address)
    }
  }

  @Test func `two sources that become one keep the sign-in of the one that stays`() throws {
    try subscriptions.addUnchecked("http://me:old@a/x", from: "/")
    try subscriptions.addUnchecked("http://me:new@a/y", from: "/")
    _ = try subscriptions.move("http://a/x", to: "http://a/y")
    #expect(home.credentials.credential(for: "http://a/y") == .basic(user: "me", password: "new"))
  }

  @Test func `where the configuration cannot be written, all that is kept stays where it is`()
    throws
  {
    let (old, new) = ("http://a/x", "http://a/y")
    try subscriptions.addUnchecked(old, from: "/")
    try store.save([Kept.item("a")], for: old)
    // A folder that takes the file's place is one that no file is put over.
    let file = home.directories.subscriptionFile
    #expect(throws: PostsError.isDirectory(file)) {
      try home.files.move(old, to: new) { source, finish in
        try store.move(old, to: source.id) {
          try FileManager.default.removeItem(atPath: file)
          try FileManager.default.createDirectory(
            atPath: file + "/full", withIntermediateDirectories: true)
          try finish()
        }
      }
    }
    #expect(try store.summaries(of: [Source(address: old)]).first?.total == 1)
    #expect(try store.summaries(of: [Source(address: new)]).first?.total == 0)
  }

  @Test func `a sign-in is kept where it is let in, and only there`() async throws {
    let authorization = "Basic " + Data("me:s3cret".utf8).base64EncodedString()
    try await LoopbackServer.serve { request in
      let isLetIn = request.headers[HTTPHeader("Authorization")] == authorization
      return HTTPResponse(statusCode: isLetIn ? .ok : .unauthorized, body: Data("[]".utf8))
    } during: { url in
      let source = Source(address: url.absoluteString)
      let wrong = SignInRequest(source: source, credential: .basic(user: "me", password: "wrong"))
      #expect(
        try await add(url.absoluteString) == .asksForSignIn(source.named("N", in: "F")),
        "nobody said who they are")
      await #expect(throws: PostsError.signInRefused) { try await subscriptions.signIn(wrong) }
      #expect(home.credentials.credential(for: source.address) == nil)
      let right = SignInRequest(source: source, credential: .basic(user: "me", password: "s3cret"))
      try await subscriptions.signIn(right)
      #expect(home.credentials.credential(for: source.address) == right.credential)
      #expect(try await add(url.absoluteString) == .added(source.named("N", in: "F"), posts: 0))
    }
  }

  @Test func `a page is not told the sign-in of the feed that it names`() async throws {
    let toldPage = Mutex<[String?]>([])
    try await LoopbackServer.serve { request in
      let authorization = request.headers[HTTPHeader("Authorization")]
      if request.path == "/posts" {
        toldPage.withLock { $0.append(authorization) }
        let link = "<link rel=alternate type='application/rss+xml' href='/feed'>"
        return HTTPResponse(statusCode: .ok, body: Data("<!DOCTYPE html><html>\(link)".utf8))
      }
      return HTTPResponse(
        statusCode: authorization == nil ? .unauthorized : .ok, body: Data("[]".utf8))
    } during: { page in
      let feed = Source(address: page.absoluteString.replacing("/posts", with: "/feed"))
      let named = feed.named("N", in: "F")
      #expect(try await add(page.absoluteString) == .asksForSignIn(named))
      let credential = Credential.basic(user: "me", password: "s3cret")
      try await subscriptions.signIn(SignInRequest(source: feed, credential: credential))
      #expect(try await add(feed.address) == .added(named, posts: 0))
    }
    #expect(toldPage.withLock { $0 } == [nil])
  }

  @Test func `a sign-in that nobody asks for is neither told nor kept`() async throws {
    let told = Mutex<[String?]>([])
    try await LoopbackServer.serve { request in
      told.withLock { $0.append(request.headers[HTTPHeader("Authorization")]) }
      return HTTPResponse(statusCode: .ok, body: Data("[]".utf8))
    } during: { url in
      let source = Source(address: url.absoluteString)
      try home.credentials.keep(.bearer(token: "old"), for: source.address)
      let credential = Credential.basic(user: "me", password: "s3cret")
      try await subscriptions.signIn(SignInRequest(source: source, credential: credential))
      #expect(home.credentials.credential(for: source.address) == nil)
    }
    #expect(told.withLock { $0 } == [nil])
  }
}

extension Source {
  fileprivate func named(_ name: String, in folder: String) -> Source {
    Source(address: address, name: name, folder: folder)
  }
}
