import Cells
import Feeds
import Posts
import TestSupport
import Testing
import Views

@testable import PostsUI

/// The roles of a theme, on screens that show them all.
@MainActor struct ThemeTests {
  /// The list with a failure, a star and a warning over it, and an article with a hit in it.
  private func screens() async throws -> [ReaderFixture] {
    let store = try PostStore.sample()
    try store.record(
      .sample(401, "the server asks for a sign-in", attempts: 1, next: nil),
      of: "https://a.example/f")
    let list = try ReaderFixture(width: 120, height: 30, sources: .sample, store: store)
    list.press("s")
    await list.settle()
    list.model.showToast("Not saved", .warning)
    list.draw()
    let text = "<h2>Head</h2><blockquote>Said</blockquote><pre>let a = 1</pre><p>word</p>"
    let item = FeedItem(
      id: "1", title: "A title", content: PostContent(text, form: .html),
      date: ReaderFixture.date)
    let article = try await ReaderFixture.reading(item, (80, 24))
    article.press("/")
    article.type("word")
    article.press(.return)
    return [list, article]
  }

  @Test func `every role changes a golden screen, and changes it back`() async throws {
    let screens = try await screens()
    func draw(_ theme: Theme) -> [String] {
      for screen in screens { screen.model.settings.theme = theme }
      return screens.map { $0.draw().grid }
    }
    let usual = draw(Theme())
    #expect(try screens[0].difference(from: "theme-list") == nil)
    #expect(try screens[1].difference(from: "theme-article") == nil)
    for role in ThemeRole.allCases {
      let changed = draw(Theme(changes: [role: StyleChange(foreground: .palette(201))]))
      #expect(changed != usual, "\(role.rawValue)")
      #expect(draw(Theme()) == usual)
    }
  }

  @Test(arguments: Theme.Name.allCases.filter { $0 != .terminal && $0 != .auto })
  func `every look differs`(name: Theme.Name) async throws {
    let screens = try await screens()
    let usual = screens.map { $0.draw().grid }
    for screen in screens { screen.model.settings.theme = Theme(name: name) }
    for (screen, before) in zip(screens, usual) { #expect(screen.draw().grid != before) }
  }

  @Test func `what the terminal says of its background changes the theme when it comes`()
    async throws
  {
    let screen = try await screens()[0]
    let usual = screen.draw().grid
    screen.model.settings.theme = Theme(name: .auto)
    #expect(screen.draw().grid == usual)
    screen.host.background = .light
    let light = screen.draw().grid
    screen.model.settings.theme = Theme(name: .light)
    #expect(screen.draw().grid == light && light != usual)
  }
}
