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
    let fixture = try await ReaderFixture.sample { address in
      guard address.hasPrefix("https") else { throw PostsError.badSource(address) }
      return .added(Source(address: address, name: "A new one"), posts: 0)
    }
    fixture.press("a")
    fixture.type("ttps://new.example")
    fixture.press(.return)
    await fixture.until { !fixture.model.adding.state.isSubmitting }
    #expect(fixture.text.contains("Address  ttps://new.example") && fixture.text.contains("⚠"))
    fixture.press(.home, "h")
    #expect(!fixture.text.contains("⚠"), "the failure was of another address")
    fixture.press(.return)
    await fixture.until {
      fixture.model.sources.count == 5 && !fixture.model.adding.state.isSubmitting
    }
    await fixture.settle()
    #expect(!fixture.text.contains("Add a source"))
    #expect(fixture.text.contains("Outpost A new one"))
  }

  @Test func `white space around an address that is pasted is dropped`() async throws {
    let fixture = try await ReaderFixture.sample { .added(Source(address: $0), posts: 0) }
    fixture.press("a")
    fixture.host.send(.paste(" https://new.example/f \n"))
    fixture.press(.return)
    await fixture.until { fixture.model.sources.count == 5 }
    #expect(fixture.model.filter == .source("https://new.example/f"))
  }

  @Test func `of several feeds of a page one is chosen`() async throws {
    let fixture = try await ReaderFixture.sample { address in
      guard address.hasSuffix("/") else { return .added(Source(address: address), posts: 0) }
      return .choices([
        FeedLink(title: "Posts", address: address + "posts"),
        FeedLink(address: address + "comments"),
      ])
    }
    fixture.press("a")
    fixture.host.send(.paste("https://page.example/"))
    fixture.press(.return)
    await fixture.until { !fixture.model.adding.state.isSubmitting }
    let text = fixture.draw().text
    #expect(text.contains("▌ Posts") && text.contains("▌ https://page.example/posts"))
    #expect(text.contains("https://page.example/comments"))
    fixture.press("j", .return)
    await fixture.until { fixture.model.sources.count == 5 }
    #expect(fixture.model.filter == .source("https://page.example/comments"))
  }

  @Test func `a feed that asks who is there is added after the sign-in`() async throws {
    let letIn = Mutex<String?>(nil)
    let fixture = try await ReaderFixture.sample { address in
      let source = Source(address: "https://new.example/f", name: "Private")
      guard address == letIn.withLock({ $0 }) else { return .asksForSignIn(source) }
      return .added(source, posts: 0)
    } signIn: { request in
      guard request.credential == .basic(user: "ada", password: "right") else {
        throw PostsError.signInRefused
      }
      letIn.withLock { $0 = request.source.address }
    }
    fixture.press("a")
    fixture.type("https://page.example/")
    fixture.press(.return)
    await fixture.until { fixture.model.adding.state.isSubmitting == false }
    await fixture.until { fixture.text.contains("Sign in to https://new.example/f") }
    fixture.type("ada")
    fixture.press(.return)
    fixture.type("wrong")
    fixture.press(.return)
    await fixture.until { !fixture.model.signingIn.state.isSubmitting }
    #expect(fixture.text.contains("Sign-in failed (401)"))
    for _ in 1...5 { fixture.press(.delete) }
    fixture.type("right")
    fixture.press(.return)
    await fixture.until { fixture.model.sources.count == 5 }
    await fixture.until {
      !fixture.text.contains("Password") && !fixture.text.contains("Add a source")
    }
    #expect(fixture.text.contains("Outpost Private"))
  }

  @Test func `Escape cancels, and what was typed is forgotten`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press("a", "x", .escape)
    #expect(!fixture.text.contains("Add a source"))
    fixture.press("a")
    #expect(fixture.text.contains("Address of a feed"))
  }

  private nonisolated final class Logins: Sendable {
    private let list = Mutex<[Credential]>([])
    var all: [Credential] { list.withLock { $0 } }
    func add(_ signIn: Credential) { list.withLock { $0.append(signIn) } }
  }

  private func lockedOut(_ logins: Logins) async throws -> ReaderFixture {
    let fixture = try ReaderFixture(
      sources: [Source(address: first, name: "Private")],
      signIn: { request in
        logins.add(request.credential)
        guard request.credential == .basic(user: "ada", password: "right") else {
          throw PostsError.signInRefused
        }
      })
    fixture.fetcher.answer(first, .failure(.server(code: 401)))
    await fixture.until { fixture.model.sources[0].status.failure != nil }
    fixture.press(.leftArrow, "j", "j", "j")
    await fixture.settle()
    return fixture
  }

  @Test func `two quick Enters are one sign-in, and a wrong password leaves the name`() async throws
  {
    let logins = Logins()
    let fixture = try await lockedOut(logins)
    #expect(fixture.text.contains("S Sign in") && fixture.text.contains("Sign In"))
    fixture.press("S")
    fixture.type("ada")
    fixture.press(.return)
    fixture.type("wrong")
    fixture.burst(.return, .return)
    await fixture.until { !fixture.model.signingIn.state.isSubmitting }
    #expect(logins.all == [.basic(user: "ada", password: "wrong")])
    #expect(
      fixture.text.contains(" ada") && fixture.text.contains(" •••••")
        && fixture.text.contains("401"))
    for _ in 1...5 { fixture.press(.delete) }
    fixture.type("right")
    fixture.fetcher.answer(first, titles: ["Secret"])
    fixture.clock.advance(by: .seconds(10))
    fixture.press(.return)
    await fixture.until { fixture.model.state.content != nil }
    #expect(logins.all.count == 2)
    #expect(!fixture.text.contains("Password") && fixture.text.contains("Secret"))
  }

  @Test func `a token takes the place of a name and a password`() async throws {
    let logins = Logins()
    let fixture = try await lockedOut(logins)
    fixture.press("e", "s", .tab, .tab, .tab, .return)
    #expect(fixture.text.contains("Token") && !fixture.text.contains("User"))
    fixture.press(.tab)
    fixture.type("t0ken")
    #expect(!fixture.text.contains("t0ken"))
    fixture.press(.return)
    await fixture.until { !fixture.model.signingIn.state.isSubmitting }
    #expect(logins.all == [.bearer(token: "t0ken")])
  }

  @Test func `a source is removed at once, and u has it back with its posts`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press("D")
    #expect(fixture.text.contains("Select a source first"))
    fixture.press(.leftArrow, "j", "j", "j", "D")
    await fixture.until { fixture.model.sources.count == 3 }
    #expect(fixture.text.contains("Removed Swift.org · u Undo"))
    fixture.press("u")
    await fixture.until { fixture.model.sources.count == 4 }
    await fixture.settle()
    #expect(fixture.text.contains("Swift.org is back.") && fixture.text.contains("1/10"))
    #expect(fixture.model.sources[0].id == first && fixture.model.filter == .source(first))
    fixture.press("m", "D", "u", "u")
    await fixture.settle()
    #expect(fixture.text.contains("Undone"), "the mark before it, in turn")
    fixture.press("D")
    await fixture.until { fixture.model.sources.count == 3 }
    await fixture.model.finish()
    #expect(try fixture.store.summaries(of: [Source(address: first)])[0].total == 0)
    #expect(fixture.model.filter == .source("https://b.example/f"))
    #expect(fixture.text.contains("1/10"))
    fixture.press("S")
    #expect(fixture.text.contains("Select a source that needs a sign-in first"))
  }

  @Test func `a source has another name and other folders`() async throws {
    let fixture = try await ReaderFixture.sample(width: 100)
    fixture.press(.leftArrow, "R")
    #expect(!fixture.text.contains("Rename"), "no source is selected: all are asked")
    await fixture.settle()
    fixture.press("j", "j", "j", "R")
    #expect(fixture.text.contains("Rename Swift.org"))
    fixture.type("!")
    fixture.press(.return)
    await fixture.until { fixture.model.sources[0].title == "Swift.org!" }
    await fixture.until { !fixture.text.contains("Saving…") }
    fixture.press("M")
    #expect(fixture.text.contains("Folders of Swift.org!"))
    fixture.type("One, Two/Three")
    fixture.press(.return)
    await fixture.until { fixture.model.sources[0].source.folders == ["One", "Two/Three"] }
    await fixture.settle()
    #expect(fixture.text.contains("One") && fixture.text.contains("Two/Three"))
  }

  @Test func `the help is searched by typing`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press("?")
    #expect(fixture.text.contains("  Search"))
    fixture.type("link")
    #expect(fixture.text.contains("y           Copy the link of the post"))
    #expect(!fixture.text.contains("Quit"))
    fixture.type("zz")
    #expect(fixture.text.contains("Nothing found"))
    fixture.press(.escape)
    #expect(!fixture.text.contains("Keys"))
  }

  @Test(arguments: [(40, 10), (80, 24)])
  func `what is typed into the help is seen, wherever that is scrolled to`(size: (Int, Int))
    async throws
  {
    let fixture = try await ReaderFixture.sample(width: size.0, height: size.1)
    fixture.press("?", .downArrow, .downArrow)
    #expect(!fixture.text.contains("Move, or scroll"))
    fixture.type("e")
    #expect(fixture.text.contains("│  e ") && fixture.text.contains("Move, or scroll"))
    fixture.press(.pageDown)
    #expect(fixture.text.contains("│  e ") && !fixture.text.contains("Move, or scroll"))
    fixture.type("zzz")
    #expect(fixture.text.contains("│  ezzz ") && fixture.text.contains("Nothing found"))
  }
}
