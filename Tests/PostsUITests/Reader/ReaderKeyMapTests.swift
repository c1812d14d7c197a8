import Cells
import Posts
import Testing

@testable import PostsUI

/// The keys that a user has set, in the reader.
@MainActor @Suite struct ReaderKeyMapTests {
  /// A key that the reader does nothing with.
  private static let free = KeyPress("λ")

  private func fixture(_ keys: KeyMap) async throws -> ReaderFixture {
    let fixture = try await ReaderFixture.sample()
    fixture.model.settings.keys = keys
    fixture.host.send(.key(KeyPress(.downArrow)))
    return fixture
  }

  /// All of the screen but its last line, which names keys.
  private func screen(_ fixture: ReaderFixture) -> [Substring] {
    fixture.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test(arguments: ReaderAction.all)
  func `each action can have another key`(action: ReaderAction) async throws {
    let own = try await fixture(KeyMap())
    let other = try await fixture(KeyMap(bindings: [action: [Self.free]]))
    #expect(other.host.translated(Self.free) == [action.keys[0]])
    own.host.send(.key(action.keys[0]))
    other.host.send(.key(Self.free))
    await own.settle()
    await other.settle()
    let shown = action.keys[0].sign
    #expect(screen(other).map { $0.replacing("λ", with: shown) } == screen(own))
    #expect(own.didQuit == other.didQuit && own.links == other.links)
    #expect(own.copies == other.copies)
  }

  @Test(arguments: ReaderCommand.allCases)
  func `the help names the key that was set, and the old one does nothing`(
    command: ReaderCommand
  ) async throws {
    let action = try #require(ReaderAction.all.first { $0.name == command.name })
    let keys = KeyMap(bindings: [action: [Self.free]])
    let row = try #require(
      ReaderKey.all.first { $0.keys.split(separator: " ").contains(Substring(command.key.sign)) })
    let shown = keys.shown(row.keys).split(separator: " ")
    #expect(shown.contains("λ") && !shown.contains(Substring(command.key.sign)))
    let fixture = try await fixture(keys)
    let before = fixture.draw().grid
    #expect(!fixture.host.send(.key(command.key)))
    #expect(fixture.draw().grid == before)
  }

  @Test func `the last line of the screen names the keys that were set`() async throws {
    let actions = Dictionary(uniqueKeysWithValues: ReaderAction.all.map { ($0.name, $0) })
    let fixture = try await fixture(
      KeyMap(bindings: [
        actions["next-unread"]!: [KeyPress(.tab)], actions["open"]!: [KeyPress("v")],
        actions["search"]!: [KeyPress("f", modifiers: .control)],
      ]))
    let foot = fixture.text.split(separator: "\n").last ?? ""
    #expect(foot.contains("Enter v Open  Tab Unread") && foot.contains("Ctrl-F Search"))
  }

  @Test func `a macro runs its actions in order, each on what the one before it left`() async throws
  {
    let actions = Dictionary(uniqueKeysWithValues: ReaderAction.all.map { ($0.name, $0) })
    let macro = ["open", "toggle-star", "back", "down", "toggle-star"].compactMap { actions[$0] }
    let fixture = try await fixture(KeyMap(bindings: [:], macros: [Self.free: macro]))
    fixture.host.send(.key(Self.free))
    await fixture.settle()
    #expect(fixture.model.state.content?.count(where: \.isStarred) == 2)
    #expect(fixture.model.open == nil)
  }

  @Test func `what is typed into a field is as it is typed`() async throws {
    let fixture = try await fixture(
      KeyMap(bindings: [try #require(ReaderAction.all.first { $0.name == "quit" }): [Self.free]]))
    fixture.press("/")
    fixture.type("λq")
    #expect(fixture.text.contains("λq") && !fixture.didQuit)
  }
}
