import Cells
import Foundation
import Posts
import Testing

/// What `[keys]` in `config.toml` means, and what is said where it cannot be meant.
@Suite struct KeyParserTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func keys(_ text: String) throws -> KeyMap {
    try home.configure("[keys]\n" + text)
    return try home.files.read().keys
  }

  private func mistakes(_ text: String) -> String? {
    let error = #expect(throws: ConfigurationError.self) { try keys(text) }
    return error?.localizedDescription.replacing(home.directories.configurationFile, with: "F")
  }

  @Test func `a key that is set does what it is set to, and no longer what it did`() throws {
    let keys = try keys(
      """
      next-unread = ["n", "Tab"]
      toggle-star = "x"
      down = "Ctrl-N"
      macro = { "," = ["toggle-star", "next-unread"] }
      """)
    let n = KeyPress("n")
    #expect(keys.translated(KeyPress(.tab)) == [n] && keys.translated(n) == [n])
    #expect(keys.translated(KeyPress("x")) == [KeyPress("s")])
    #expect(keys.translated(KeyPress("s")) == [])
    #expect(keys.translated(KeyPress("n", modifiers: .control)) == [KeyPress(.downArrow)])
    #expect(keys.translated(KeyPress("j")) == [])
    #expect(keys.translated(KeyPress(.downArrow)) == [KeyPress(.downArrow)])
    #expect(keys.translated(KeyPress(",")) == [KeyPress("s"), n])
    #expect(keys.translated(KeyPress("q")) == [KeyPress("q")])
    #expect(keys.signs(of: n) == ["n", "Tab"] && keys.sign(of: .toggleStar) == "x")
    #expect(keys.signs(of: KeyPress("j")) == ["Ctrl-N"])
    #expect(keys.sign(of: .wholeText) == "whole-text")
  }

  @Test func `each mistake has its line`() {
    #expect(
      mistakes(
        """
        next-unraed = "n"
        toggle-star = 5
        refresh = []
        browse = "Hyper-K"
        search = ["f", "Ctrl-C"]
        undo = "f"
        copy-link = "7"
        add = ["Ctrl-I", "+"]
        macro = { "+" = ["add"], "!" = ["adds"] }
        """) == """
          F:2:1: unknown action next-unraed; did you mean next-unread?
          F:3:15: toggle-star needs its keys in quotes, as ["n", "Tab"]
          F:4:11: refresh needs a key, as refresh = ["F"]
          F:5:10: unknown key Hyper-K; write a letter, Tab, PgDn, Ctrl-D and the like
          F:6:16: Ctrl-C cannot be set: it always quits
          F:7:8: f is already set for search in line 6
          F:8:13: 7 cannot be set: digits open links
          F:9:8: Ctrl-I cannot be set: a terminal sends it for Tab, too
          F:10:11: + is already set for add in line 9
          F:10:32: unknown action adds; did you mean add?
          """)
  }

  @Test func `commands have keys`() throws {
    try home.configure(
      """
      [[command]]
      key = "j"
      name = "Bookmark"
      run = ["buku", "--add", "{url}"]
      [[command]]
      key = "Ctrl-W"
      run = ["wc"]
      how = "pager"
      input = "markdown"
      """)
    let settings = try home.files.read()
    #expect(
      settings.commands == [
        UserCommand(
          key: KeyPress("j"), name: "Bookmark", arguments: ["buku", "--add", "{url}"],
          result: .background),
        UserCommand(
          key: KeyPress("w", modifiers: .control), name: "wc", arguments: ["wc"], result: .pager,
          input: .markdown),
      ])
    let press = settings.keys.translated(KeyPress("w", modifiers: .control))
    #expect(press.compactMap { KeyMap.command(of: $0) } == [1])
    #expect(settings.keys.signs(of: KeyPress("j")) == [])
  }

  @Test func `each mistake in a command has its line`() {
    #expect(
      mistakes(
        """
        browse = "b"
        [[command]]
        key = "b"
        run = "buku"
        how = "shown"
        nmae = "x"
        [[command]]
        run = []
        input = "pdf"
        name = 5
        [[command]]
        key = "b"
        run = ["x"]
        """) == """
          F:4:7: b is already set for browse in line 2
          F:5:7: run must be a program and its arguments, as ["buku", "--add", "{url}"]
          F:6:7: how must be "background", "show" or "pager"
          F:7:1: unknown key nmae; did you mean name?
          F:8:1: a command needs a key, as key = "b"
          F:9:7: run must be a program and its arguments, as ["buku", "--add", "{url}"]
          F:10:9: input must be "text", "markdown", "html" or "json"
          F:11:8: name must be a string in quotes
          F:13:7: b is already set for browse in line 2
          """)
  }

  @Test(arguments: ReaderAction.all)
  func `every action has a name that is its own, and keys that no other one has`(
    action: ReaderAction
  ) {
    let others = ReaderAction.all.filter { $0.name != action.name }
    #expect(others.count == ReaderAction.all.count - 1)
    #expect(others.allSatisfy { Set($0.keys).isDisjoint(with: action.keys) })
    #expect(action.keys.allSatisfy { KeyPress(name: $0.sign) == $0 })
  }

  @Test func `the keys of the top row can be set`() throws {
    for number in 1...12 {
      let key = try #require(KeyPress(name: "F\(number)"))
      #expect(key == KeyPress(.function(number)) && key.sign == "F\(number)")
      #expect(KeyPress(name: "Ctrl-F\(number)")?.modifiers == .control)
    }
    #expect(KeyPress(name: "F13") == nil)
  }
}
