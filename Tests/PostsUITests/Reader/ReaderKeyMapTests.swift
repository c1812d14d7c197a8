import Cells
import Feeds
import Foundation
import Posts
import Testing

@testable import PostsUI

/// The keys that a user has set, in the reader.
@MainActor @Suite struct ReaderKeyMapTests {
  /// A key that the reader does nothing with.
  private static let free = KeyPress("λ")

  private func fixture(
    _ keys: KeyMap, width: Int = 80, height: Int = 24
  ) async throws -> ReaderFixture {
    let store = try PostStore.sample()
    var sound = FeedItem(
      id: "sound", title: "A sound", body: "Its text.", link: "https://example.org/sound",
      date: ReaderFixture.date)
    sound.attachments = [Attachment(address: "https://example.org/a.mp3", type: "audio/mpeg")]
    try store.save([sound], for: [Source].sample[0].id)
    let fixture = try ReaderFixture(
      width: width, height: height, sources: .sample, store: store)
    await fixture.settle()
    fixture.model.settings.keys = keys
    fixture.draw()
    return fixture
  }

  /// A state of the reader in which an action does something that is seen.
  private enum Place {
    /// The first post of the list, which has a sound and a link.
    case list
    /// What another key leads to from there, which is another action.
    case after(KeyEquivalent)
    /// A source in the list of sources.
    case source
    /// A source that asks who is there.
    case signedOut
    /// The terminal itself does it, not the screen.
    case terminal
  }

  /// Where each action is tried, by its name.
  private static let places: [String: Place] = [
    "right": .after(.leftArrow), "next-unread": .list, "previous-unread": .after(.end),
    "next-post": .list, "previous-post": .after(.end), "toggle-read": .list,
    "toggle-star": .list, "mark-all-read": .list, "undo": .after("s"), "search": .list,
    "order": .list, "hide-read": .after("m"), "hide-sources": .after("A"), "zoom": .list,
    "edge-left": .list, "edge-right": .list, "refresh": .list, "refresh-all": .list,
    "browse": .list, "show-links": .after(.return), "whole-text": .after(.return),
    "copy-link": .list, "add": .list, "import-list": .list, "remove": .source,
    "move-to-folder": .source, "sign-in": .signedOut, "show-failures": .list,
    "show-history": .list, "toggle-pictures": .list, "play": .list, "download": .list,
    "run-command": .list, "save": .list, "show-in-pager": .list, "edit": .list,
    "show-keys": .list, "quit": .list, "down": .list, "up": .after(.downArrow),
    "page-down": .list, "page-up": .after(.end), "half-page-down": .list,
    "half-page-up": .after(.end), "left": .list, "start": .after(.end), "end": .list,
    "next-field": .after(.return), "open": .list, "back": .after(.return),
    "redraw": .terminal, "suspend": .terminal,
  ]

  private func go(to place: Place, in fixture: ReaderFixture) async {
    switch place {
    case .list, .terminal: break
    case .after(let key): fixture.press(key)
    case .source: fixture.press(.leftArrow, .end)
    case .signedOut:
      fixture.fetcher.answer([Source].sample[3].id, .failure(.server(code: 401)))
      fixture.press(.leftArrow, .end, "r")
      await fixture.settle()
      // The alert that says so.
      fixture.press(.escape)
    }
    await fixture.settle()
  }

  /// All that can be seen of a reader, and what it has asked of the system.
  private struct Sight: Equatable {
    var lines: [String]
    var styles: String
    let asked: [String]
    let didQuit: Bool

    @MainActor init(_ fixture: ReaderFixture) {
      let screen = fixture.draw()
      (lines, styles) = (screen.lines, screen.grid)
      asked = fixture.links + fixture.copies
      didQuit = fixture.didQuit
    }
  }

  /// The keys in the last line, each with what it does.
  private func foot(_ fixture: ReaderFixture) -> [String] {
    (fixture.draw().lines.last ?? "").split(separator: "  ").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `each action of the key table can have another key, which is shown`() async throws {
    #expect(Set(Self.places.keys) == Set(ReaderAction.all.map(\.name)))
    for action in ReaderAction.all { try await expectUse(of: action) }
    try await expectHints()
    try await expectHelp()
  }

  /// The new key does what the old one did, and that does nothing any more if it is a letter.
  private func expectUse(of action: ReaderAction) async throws {
    let place = try #require(Self.places[action.name])
    let name = Comment(rawValue: action.name)
    let own = try await fixture(KeyMap(), width: 160, height: 30)
    let other = try await fixture(
      KeyMap(bindings: [action: [Self.free]]), width: 160, height: 30)
    for fixture in [own, other] { await go(to: place, in: fixture) }
    let before = Sight(other)
    for key in action.keys where Self.isLetter(key) {
      #expect(!other.host.send(.key(key)), name)
      #expect(Sight(other) == before, name)
    }
    own.host.send(.key(action.keys[0]))
    other.host.send(.key(Self.free))
    let first = Sight(other)
    for fixture in [own, other] { await fixture.settle() }
    if case .terminal = place {
      #expect(other.host.translated(Self.free) == [action.keys[0]], name)
    } else {
      #expect(first != before || Sight(other) != before, name)
    }
    let shown = action.keys[0].sign
    let lines = other.draw().lines.dropLast().map { $0.replacing("λ", with: shown) }
    #expect(Array(own.draw().lines.dropLast()) == lines, name)
    #expect(own.didQuit == other.didQuit && own.links == other.links, name)
  }

  /// The last line of the screen names the key that the user has set, wherever the action is there.
  private func expectHints() async throws {
    var found: Set<String> = []
    for place in [Place.list, .after(.return), .source, .signedOut] {
      let fixture = try await fixture(KeyMap(), width: 200)
      await go(to: place, in: fixture)
      let own = foot(fixture)
      for action in ReaderAction.all {
        let keys = KeyMap(bindings: [action: [Self.free]])
        let expected = own.map { hint in
          let signs = action.keys.map(\.sign)
          guard let sign = signs.first(where: { hint.hasPrefix($0 + " ") }) else { return hint }
          found.insert(action.name)
          // Keys that have a name stay.
          return (Self.isLetter(action.keys[0]) ? "λ" : sign + " λ") + hint.dropFirst(sign.count)
        }
        fixture.model.settings.keys = keys
        #expect(foot(fixture) == expected, "\(action.name) \(place)")
      }
    }
    let wanted: Set<String> = [
      "open", "next-unread", "toggle-read", "toggle-star", "search", "mark-all-read", "refresh",
      "show-keys", "quit", "remove", "move-to-folder", "refresh-all", "add", "sign-in", "browse",
      "whole-text", "page-down",
    ]
    #expect(wanted.subtracting(found) == [])
  }

  /// The panel of all keys names the key that the user has set, and no longer the letter that it stands for.
  private func expectHelp() async throws {
    let fixture = try await fixture(KeyMap(), width: 100, height: 80)
    fixture.press("?")
    for action in ReaderAction.all {
      fixture.model.settings.keys = KeyMap(bindings: [action: [Self.free]])
      let rows = fixture.draw().lines.flatMap { $0.split(separator: "│") }.map { cell in
        let keys = cell.trimmingCharacters(in: .whitespaces).split(separator: "  ").first ?? ""
        return keys.split(separator: " ").map(String.init)
      }
      let row = rows.first { $0.contains("λ") }
      let letters = Set(action.keys.filter(Self.isLetter).map(\.sign))
      #expect(row.map(letters.isDisjoint) == true, "\(action.name) \(row ?? [])")
    }
  }

  private static func isLetter(_ key: KeyPress) -> Bool {
    !key.characters.isEmpty && !KeyEquivalent.named.contains { $0.key == key.key }
  }

  @Test func `the last line of the screen names the keys that were set`() async throws {
    let set = [
      "next-unread": KeyPress(.tab), "open": KeyPress("v"),
      "search": KeyPress("f", modifiers: .control),
    ]
    let bindings = try set.map { (try #require(Self.actions[$0]), [$1]) }
    let fixture = try await fixture(
      KeyMap(bindings: Dictionary(uniqueKeysWithValues: bindings)))
    let foot = fixture.text.split(separator: "\n").last ?? ""
    #expect(foot.contains("Enter v Open  Tab Unread") && foot.contains("Ctrl-F Search"))
  }

  @Test func `a macro runs its actions in order, each on what the one before it left`() async throws
  {
    let macro = ["open", "toggle-star", "back", "down", "toggle-star"].compactMap {
      Self.actions[$0]
    }
    let fixture = try await fixture(KeyMap(bindings: [:], macros: [Self.free: macro]))
    fixture.host.send(.key(Self.free))
    await fixture.settle()
    #expect(fixture.model.state.content?.count(where: \.isStarred) == 2)
    #expect(fixture.model.open == nil)
    fixture.press("?")
    fixture.type("toggle-star")
    #expect(fixture.text.contains("open, toggle-star, back, down, toggle-star"))
  }

  @Test func `what is typed into a field is as it is typed`() async throws {
    let fixture = try await fixture(
      KeyMap(bindings: [try #require(ReaderAction.all.first { $0.name == "quit" }): [Self.free]]))
    fixture.press("/")
    fixture.type("λq")
    #expect(fixture.text.contains("λq") && !fixture.didQuit)
  }

  /// Actions by their names.
  private static let actions = Dictionary(
    uniqueKeysWithValues: ReaderAction.all.map { ($0.name, $0) })

  @Test func `Tab leads from field to field of a form, also where it is another action's`()
    async throws
  {
    let next = try #require(Self.actions["next-unread"])
    let fixture = try await fixture(KeyMap(bindings: [next: [KeyPress("n"), KeyPress(.tab)]]))
    await go(to: .signedOut, in: fixture)
    fixture.press("S")
    #expect(foot(fixture) == ["Enter Sign in", "Tab Next", "Esc Cancel"])
    fixture.type("ada")
    fixture.press(.tab)
    fixture.type("secret")
    #expect(fixture.text.contains("User     ada ") && fixture.text.contains("Password ••••••"))
  }

  @Test func `what no key does is not in the help`() async throws {
    let next = try #require(Self.actions["next-unread"])
    let fixture = try await fixture(
      KeyMap(bindings: [next: [KeyPress(.tab)]]), width: 100, height: 80)
    fixture.press("?")
    #expect(fixture.text.contains("Tab N") && !fixture.text.contains("Next link, pane or button"))
  }

  @Test func `the keys of a panel are named as they are set`() async throws {
    let fixture = try await fixture(KeyMap())
    await go(to: .signedOut, in: fixture)
    fixture.press("e")
    let usual = ["Enter r Try again", "x Mute", "s Sign in", "↑↓ Move", "Esc Close"]
    #expect(foot(fixture) == usual)
    let down = try #require(Self.actions["down"])
    fixture.model.settings.keys = KeyMap(bindings: [down: [KeyPress("x")]])
    #expect(foot(fixture) == usual.filter { $0 != "x Mute" })
  }
}
