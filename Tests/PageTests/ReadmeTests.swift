import Cells
import Foundation
import Posts
import PostsUI
import Testing

/// What README and the manual promise.
struct ReadmeTests {
  private let readme: Page
  private let manual: String

  init() throws {
    readme = try Page("README.md")
    manual = try Pages.text(of: "Sources/outpost/outpost.1")
  }

  @Test func `README is at most 150 lines, and its prose 120 columns wide`() {
    // The last line ends with a line break.
    #expect(readme.lines.count <= 151)
    for line in readme.lines where !line.hasPrefix("|") && !line.hasPrefix("<picture>") {
      #expect(line.count <= 120, "\(line)")
    }
  }

  @Test func `README has its sections in the order in which they are needed`() {
    let headings = readme.lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(
      headings == [
        "Install", "First feed", "What sets it apart", "Keys", "Settings", "Files",
        "When something fails", "The library", "Contributing",
      ])
    #expect(readme.section("What sets it apart").count { $0.hasPrefix("- ") } == 6)
  }

  @Test func `the keys in README are those of the program`() {
    let cells = readme.section("Keys").filter { $0.hasPrefix("| `") }
    let keys = cells.flatMap { line in
      line.matches(of: /\| `([^`]+)` \| ([^|]+?) (?=\|)/).map {
        [String($0.1).replacing("\\|", with: "|"), String($0.2)]
      }
    }
    let wanted = ReaderKey.all.map { [$0.keys, $0.help] }
    #expect(Set(keys) == Set(wanted))
    #expect(keys.count == wanted.count)
  }

  @Test func `the keys in the manual are those of the program`() throws {
    let section = try #require(
      manual.split(separator: ".Sh KEYS").last?.split(separator: ".El").first)
    let items = section.split(separator: ".It Ic ").dropFirst().map { item in
      item.split(separator: "\n", maxSplits: 1).map(plain)
    }
    #expect(items == ReaderKey.all.map { [$0.keys, $0.help] })
  }

  @Test func `the manual names every action that can have other keys`() throws {
    let list = try #require(
      manual.split(separator: "The actions are\n").last?.split(separator: ".\n").first)
    let names = plain(list).split { $0 == "," || $0.isWhitespace }.map(String.init)
    #expect(names.sorted() == ReaderAction.all.map(\.name).sorted())
  }

  @Test func `the manual names every role of a theme`() throws {
    let list = try #require(
      manual.split(separator: "The roles are\n").last?.split(separator: ".El").first)
    let names = list.matches(of: /\.It Ic (.+)/).map { plain($0.1) }
    #expect(names == ThemeRole.allCases.map(\.rawValue))
  }

  /// Text of the manual as it is shown.
  private func plain(_ text: some StringProtocol) -> String {
    let signs = [
      "\\(ua": "↑", "\\(da": "↓", "\\(<-": "←", "\\(->": "→", "\\-": "-", "\\&": "", "...": "…",
    ]
    return signs.reduce(text.trimmingCharacters(in: .newlines)) {
      $0.replacing($1.key, with: $1.value)
    }
  }

  @Test func `each command and option in README is in the manual`() {
    let lines =
      readme.lines.filter { $0.hasPrefix("    ") }
      .map { $0.prefix { $0 != "#" } } + readme.lines.flatMap(\.codeSpans).map { $0[...] }
    var count = 0
    for line in lines {
      guard let words = line.firstMatch(of: /\boutpost( .*|$)/)?.1.split(separator: " ") else {
        continue
      }
      if let command = words.first, command.allSatisfy(\.isLetter) {
        #expect(manual.contains("\n.It Cm \(command)\n"), "\(line)")
        count += 1
      }
      for option in words where option.hasPrefix("--") {
        let name = option.dropFirst().replacing("-", with: "\\-")
        #expect(manual.contains("Fl \(name)"), "\(line)")
      }
    }
    #expect(count >= 5)
  }

  @Test func `the settings in README and in the manual are read without a mistake`() throws {
    let inManual = try #require(
      manual.firstMatch(of: /\.Bd -literal -offset indent\n(refresh = [^`]*?)\n\.Ed/)?.1)
    let inReadme = try #require(readme.blocks(in: "toml").first).joined(separator: "\n")
    let list = try #require(readme.blocks(in: "text").first).joined(separator: "\n")
    let listInManual = try #require(
      manual.firstMatch(of: /\.Bd -literal -offset indent\n(# a comment[^`]*?)\n\.Ed/)?.1)
    for (text, list) in [(inReadme, list), (String(inManual), String(listInManual))] {
      let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: home) }
      let folder = home.appending(path: ".config/outpost")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appending(path: "config.toml"))
      try Data(list.utf8).write(to: folder.appending(path: "urls"))
      let file = ConfigurationFiles(
        try Directories(environment: { ["HOME": home.path(percentEncoded: false)][$0] }))
      let settings = try file.read()
      #expect(settings.refresh == .seconds(30 * 60))
      #expect(settings.warnings.isEmpty && settings.sources.count >= 2)
      #expect(settings.sources.first?.folder == "News/Swift")
      #expect(settings.keys.signs(of: KeyPress("n")) == ["n", "Tab"])
      let user = text.contains("password-command") ? "me" : nil
      #expect(settings.sources.first?.passwordCommand?.user == user)
    }
  }

  @Test func `the files and folders that README links to are there`() {
    let links = readme.lines.flatMap {
      $0.matches(of: /\]\(([^)#]+)\)|srcset="([^"]+)"|src="([^"]+)"/)
    }
    .compactMap { $0.1 ?? $0.2 ?? $0.3 }.filter { !$0.contains("://") }
    #expect(links.count >= 20)
    for link in links { #expect(Pages.exists(String(link)), "\(link)") }
  }
}
