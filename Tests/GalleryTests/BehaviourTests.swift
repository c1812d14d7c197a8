import FixtureSupport
import TerminalUI
import Testing

@testable import Gallery

/// What a user can do in the Gallery.
struct BehaviourTests {
  nonisolated private static let lists: [Approach] = [
    .separateProperties, .conditionalRendering, .viewModifiers, .builderFunctions, .renderClosures,
  ]
  nonisolated private static let alerting = lists.dropLast()

  @Test func `the menu opens an approach, and Escape comes back`() async {
    let fixture = GalleryFixture()
    fixture.press("j", .return)
    #expect(fixture.text.contains("Gallery Conditional rendering"))
    fixture.press(.escape)
    #expect(fixture.text.contains("▌ 1  Conditional rendering"))
    #expect(!fixture.didQuit)
    fixture.press("q")
    #expect(fixture.didQuit)
  }

  @Test(arguments: lists) func `outcomes come one after the other`(approach: Approach) async {
    let fixture = GalleryFixture()
    await fixture.open(approach)
    #expect(fixture.text.contains("Loading posts…"))
    await fixture.finish()
    #expect(fixture.text.contains("One value, one screen"))
    for words in ["Server error with code: 500", "Network error: no connection", "No posts"] {
      if fixture.text.contains("▸ OK ◂") { fixture.press(.escape) }
      fixture.press("r")
      await fixture.waitForLoad()
      #expect(!fixture.text.contains("One value, one screen"))
      await fixture.finish()
      #expect(fixture.text.contains(words))
    }
  }

  @Test(arguments: alerting) func `OK leaves no alert behind`(approach: Approach) async {
    let fixture = GalleryFixture()
    await fixture.open(approach)
    await fixture.load(.serverError)
    await fixture.finish()
    #expect(fixture.text.contains("▸ OK ◂"))
    fixture.press(.return)
    #expect(!fixture.text.contains("Try Again"))
    #expect(fixture.text.contains("No posts"))
  }

  @Test(arguments: alerting) func `Try Again in an alert loads again`(approach: Approach) async {
    let fixture = GalleryFixture()
    await fixture.open(approach)
    await fixture.load(.serverError)
    await fixture.finish()
    fixture.press(.tab, .return)
    await fixture.waitForLoad()
    #expect(fixture.text.contains("Loading posts…"))
    await fixture.finish()
    #expect(fixture.text.contains("Network error"))
  }

  @Test(arguments: lists) func `Try Again on the full screen loads again`(approach: Approach) async
  {
    let fixture = GalleryFixture()
    await fixture.open(approach)
    await fixture.load(.networkError)
    await fixture.finish()
    while !fixture.text.contains("▸ Try Again ◂") { fixture.press(.tab) }
    fixture.press(.return)
    await fixture.waitForLoad()
    await fixture.finish()
    #expect(fixture.text.contains("No posts"))
  }

  @Test(arguments: lists) func `a late answer to an older load is dropped`(approach: Approach) async
  {
    let fixture = GalleryFixture()
    await fixture.open(approach)
    await fixture.load(.empty)
    await fixture.load(.success)
    await fixture.finish()
    #expect(fixture.text.contains("One value, one screen"))
    #expect(!fixture.text.contains("No posts"))
  }

  @Test func `two quick Enters send one login`() async {
    let fixture = GalleryFixture()
    await fixture.open(.login)
    fixture.type("ada@example.org\nlovelace")
    fixture.burst(.return, .return)
    await fixture.run { fixture.text.contains("refused  1") }
    #expect(fixture.text.contains("sent     1"))
    #expect(fixture.text.contains("refused  1"))
    await fixture.waitForLoad()
    await fixture.finish()
    #expect(fixture.text.contains("Welcome, ada@example.org"))
    #expect(fixture.text.contains("sent     1"))
  }

  @Test func `a login that is not filled in is not sent`() async {
    let fixture = GalleryFixture()
    await fixture.open(.login)
    fixture.type("ada\nlovelace\n")
    for _ in 0..<20 { await Task.yield() }
    #expect(fixture.text.contains("sent     0"))
    #expect(fixture.text.contains("An address like"))
    fixture.press(.tab)
    #expect(!fixture.text.contains("▸ Sign In ◂"), "a button that is disabled is skipped")
  }

  @Test func `five of all combinations of flags make sense`() {
    #expect(Flags.all.count == 24)
    #expect(Set(Flags.all).count == 24)
    #expect(Flags.all.count { $0.contradictions.isEmpty } == 5)
  }

  @Test func `flags that are set by hand are shown as they are`() async {
    let fixture = GalleryFixture()
    await fixture.open(.separateProperties)
    await fixture.finish()
    #expect(!fixture.text.contains("▸ loading with posts"))
    fixture.press(.space)
    #expect(fixture.text.contains("▸ loading with posts"))
    #expect(fixture.text.contains("Loading posts…"))
    fixture.press(.space, .tab, .tab, .space)
    #expect(fixture.text.contains("▸ error shown nowhere"))
    #expect(fixture.text.contains("One value, one screen"), "nobody sees the error")
    fixture.press(.tab, .space)
    #expect(fixture.text.contains("[ Try Again ]"))
  }

  @Test func `OK forgets one of the separate properties`() async {
    let fixture = GalleryFixture()
    await fixture.open(.separateProperties)
    await fixture.load(.serverError)
    await fixture.finish()
    fixture.press(.return)
    #expect(fixture.text.contains("▸ display of no error"))
  }

  @Test(arguments: ControlPage.allCases)
  func `a page of controls opens, shows its code and closes`(page: ControlPage) {
    let fixture = GalleryFixture()
    fixture.open(page)
    #expect(fixture.text.contains("Gallery \(page.title)"))
    #expect(!fixture.text.contains("import TerminalUI"))
    fixture.host.send(.key(KeyPress("o", modifiers: .control)))
    #expect(fixture.text.contains("import TerminalUI"))
    fixture.host.send(.resize(Size(width: 120, height: 40)))
    #expect(fixture.text.contains("import TerminalUI") && fixture.text.contains("│"))
    fixture.press(.escape)
    #expect(fixture.text.contains("▌    \(page.title)"))
  }

  @Test(arguments: ControlPage.allCases)
  func `no size is too small for a page of controls`(page: ControlPage) {
    let fixture = GalleryFixture()
    fixture.open(page)
    for size in [(0, 0), (1, 1), (20, 5), (40, 10), (79, 3), (100, 10), (200, 60)] {
      let size = Size(width: size.0, height: size.1)
      fixture.host.send(.resize(size))
      #expect(fixture.draw().size == size)
    }
  }

  @Test(arguments: Approach.allCases) func `no size is too small`(approach: Approach) async {
    let fixture = GalleryFixture()
    await fixture.open(approach)
    await fixture.finish()
    for size in [(0, 0), (1, 1), (20, 5), (40, 10), (79, 3), (80, 10), (200, 60)] {
      let size = Size(width: size.0, height: size.1)
      fixture.host.send(.resize(size))
      #expect(fixture.draw().size == size)
    }
  }
}
