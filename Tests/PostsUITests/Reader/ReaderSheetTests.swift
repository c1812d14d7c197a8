import Cells
import Feeds
import FixtureSupport
import Posts
import Synchronization
import TestSupport
import Testing

@testable import PostsUI

/// Sheets of the reader: a source that is added, one that is signed in to, one that is removed.
@MainActor struct ReaderSheetTests {
  private let first = "https://a.example/f"

  @Test func `an address that is none stays to be corrected, and a good one is shown`() async throws
  {
    let stage = try await ReaderStage.sample { address in
      guard address.hasPrefix("https") else { throw PostsError.badSource(address) }
      return .added(Source(address: address, name: "A new one"), posts: 0)
    }
    stage.press("a")
    stage.type("ttps://new.example")
    stage.press(.return)
    await stage.until { !stage.model.adding.state.isSubmitting }
    #expect(stage.text.contains("▸ttps://new.example") && stage.text.contains("⚠"))
    stage.press(.home, "h")
    #expect(!stage.text.contains("⚠"), "the failure was of another address")
    stage.press(.return)
    await stage.until { stage.model.sources.count == 5 && !stage.model.adding.state.isSubmitting }
    await stage.settle()
    #expect(!stage.text.contains("Add a source"))
    #expect(stage.text.contains("Outpost A new one"))
  }

  @Test func `of several feeds of a page one is chosen`() async throws {
    let stage = try await ReaderStage.sample { address in
      guard address.hasSuffix("/") else { return .added(Source(address: address), posts: 0) }
      return .choices([
        FeedLink(title: "Posts", address: address + "posts"),
        FeedLink(address: address + "comments"),
      ])
    }
    stage.press("a")
    stage.host.send(.paste("https://page.example/"))
    stage.press(.return)
    await stage.until { !stage.model.adding.state.isSubmitting }
    let text = stage.draw().text
    #expect(text.contains("▌ Posts") && text.contains("▌ https://page.example/posts"))
    #expect(text.contains("https://page.example/comments"))
    stage.press("j", .return)
    await stage.until { stage.model.sources.count == 5 }
    #expect(stage.model.filter == .source("https://page.example/comments"))
  }

  @Test func `a feed that asks who is there is added after the sign-in`() async throws {
    let letIn = Mutex<String?>(nil)
    let stage = try await ReaderStage.sample { address in
      let source = Source(address: "https://new.example/f", name: "Private")
      guard address == letIn.withLock({ $0 }) else { return .asksForSignIn(source) }
      return .added(source, posts: 0)
    } signIn: { request in
      guard request.credential == .basic(user: "ada", password: "right") else {
        throw PostsError.signInRefused
      }
      letIn.withLock { $0 = request.source.address }
    }
    stage.press("a")
    stage.type("https://page.example/")
    stage.press(.return)
    await stage.until { stage.model.adding.state.isSubmitting == false }
    await stage.until { stage.text.contains("Sign in to https://new.example/f") }
    stage.type("ada")
    stage.press(.return)
    stage.type("wrong")
    stage.press(.return)
    await stage.until { !stage.model.signingIn.state.isSubmitting }
    #expect(stage.text.contains("Sign-in failed (401)"))
    for _ in 1...5 { stage.press(.delete) }
    stage.type("right")
    stage.press(.return)
    await stage.until { stage.model.sources.count == 5 }
    await stage.until { !stage.text.contains("Password") && !stage.text.contains("Add a source") }
    #expect(stage.text.contains("Outpost Private"))
  }

  @Test func `Escape cancels, and what was typed is forgotten`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("a", "x", .escape)
    #expect(!stage.text.contains("Add a source"))
    stage.press("a")
    #expect(stage.text.contains("Address of a feed"))
  }

  private nonisolated final class Logins: Sendable {
    private let list = Mutex<[Credential]>([])
    var all: [Credential] { list.withLock { $0 } }
    func add(_ signIn: Credential) { list.withLock { $0.append(signIn) } }
  }

  private func lockedOut(_ logins: Logins) async throws -> ReaderStage {
    let stage = try ReaderStage(
      sources: [Source(address: first, name: "Private")],
      signIn: { request in
        logins.add(request.credential)
        guard request.credential == .basic(user: "ada", password: "right") else {
          throw PostsError.signInRefused
        }
      })
    stage.fetcher.answer(first, .failure(.server(code: 401)))
    await stage.until { stage.model.sources[0].status.failure != nil }
    stage.press("h", "j", "j", "j")
    await stage.settle()
    return stage
  }

  @Test func `two quick Enters are one sign-in, and a wrong password leaves the name`() async throws
  {
    let logins = Logins()
    let stage = try await lockedOut(logins)
    #expect(stage.text.contains("S Sign in") && stage.text.contains("Sign In"))
    stage.press("S")
    stage.type("ada")
    stage.press(.return)
    stage.type("wrong")
    stage.burst(.return, .return)
    await stage.until { !stage.model.signingIn.state.isSubmitting }
    #expect(logins.all == [.basic(user: "ada", password: "wrong")])
    #expect(
      stage.text.contains("▏ada") && stage.text.contains("▸•••••") && stage.text.contains("401"))
    for _ in 1...5 { stage.press(.delete) }
    stage.type("right")
    stage.fetcher.answer(first, titles: ["Secret"])
    stage.clock.advance(by: .seconds(10))
    stage.press(.return)
    await stage.until { stage.model.state.content != nil }
    #expect(logins.all.count == 2)
    #expect(!stage.text.contains("Password") && stage.text.contains("Secret"))
  }

  @Test func `a token takes the place of a name and a password`() async throws {
    let logins = Logins()
    let stage = try await lockedOut(logins)
    stage.press("e", "s", .tab, .tab, .tab, .return)
    #expect(stage.text.contains("Token") && !stage.text.contains("User"))
    stage.press(.tab)
    stage.type("t0ken")
    #expect(!stage.text.contains("t0ken"))
    stage.press(.return)
    await stage.until { !stage.model.signingIn.state.isSubmitting }
    #expect(logins.all == [.bearer(token: "t0ken")])
  }

  @Test func `removing a source names it, and Enter alone removes nothing`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("D")
    #expect(stage.text.contains("Select a source first"))
    stage.press("h", "j", "j", "j", "D")
    #expect(stage.text.contains("Remove “Swift.org”?"))
    #expect(stage.text.contains("Its 10 posts are deleted, too."))
    stage.press(.return)
    #expect(!stage.text.contains("Remove “"))
    await stage.settle()
    #expect(stage.model.sources.count == 4)
    stage.press("D", .upArrow, .return)
    await stage.until { stage.model.sources.count == 3 }
    await stage.settle()
    #expect(stage.model.filter == .source("https://b.example/f"))
    #expect(stage.text.contains("1/10"))
    stage.press("S")
    #expect(stage.text.contains("Select a source that needs a sign-in first"))
  }

  @Test func `the help is searched by typing`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("?")
    #expect(stage.text.contains("▸Search"))
    stage.type("link")
    #expect(stage.text.contains("y           Copy the link of the post"))
    #expect(!stage.text.contains("Quit"))
    stage.type("zz")
    #expect(stage.text.contains("No matching key."))
    stage.press(.escape)
    #expect(!stage.text.contains("Keys"))
  }
}
