import FixtureSupport
import TerminalUI
import Testing

@testable import Gallery

/// Each approach in each of its states, as text and as styles.
struct ScreenGoldenTests {
  nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40)]

  private func check(_ fixture: GalleryFixture, _ name: String) throws {
    let difference = try fixture.difference(from: name, testFile: #filePath)
    #expect(difference == nil)
  }

  private func fixture(_ size: Size) -> GalleryFixture {
    GalleryFixture(width: size.width, height: size.height)
  }

  @Test(arguments: sizes) func `the menu lists all approaches`(size: Size) throws {
    try check(fixture(size), "menu")
  }

  @Test(arguments: Approach.allCases.prefix(6), sizes)
  func `each outcome has its screen`(approach: Approach, size: Size) async throws {
    let fixture = fixture(size)
    await fixture.open(approach)
    try check(fixture, "\(approach)-loading")
    for outcome in Outcome.allCases {
      await fixture.load(outcome)
      await fixture.finish()
      if approach == .fiveStates, outcome == .success {
        guard await GalleryFixture.canDraw() else { continue }
        await fixture.run { fixture.text.contains("▀") }
      }
      try check(fixture, "\(approach)-\(outcome)")
      guard fixture.text.contains("▸ OK ◂") else { continue }
      fixture.press(.return)
      try check(fixture, "\(approach)-dismissed")
    }
  }

  @Test(arguments: sizes) func `flags set by hand contradict each other`(size: Size) async throws {
    let fixture = fixture(size)
    await fixture.open(.separateProperties)
    fixture.press(.tab, .space, .tab, .space)
    try check(fixture, "separateProperties-contradiction")
  }

  @Test(arguments: sizes) func `a login goes through its states`(size: Size) async throws {
    let fixture = fixture(size)
    await fixture.open(.login)
    try check(fixture, "login-form")
    fixture.type("ada@example.org\nlovelace")
    try check(fixture, "login-filled")
    fixture.burst(.return, .return)
    await fixture.waitForLoad()
    await fixture.run { fixture.text.contains("refused  1") }
    try check(fixture, "login-submitting")
    await fixture.finish()
    try check(fixture, "login-signedIn")
    fixture.press(.return)
    fixture.type("lovelace\n")
    await fixture.waitForLoad()
    await fixture.finish()
    try check(fixture, "login-failed")
  }
}
