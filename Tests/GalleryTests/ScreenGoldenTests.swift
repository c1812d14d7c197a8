import StageSupport
import TerminalUI
import Testing

@testable import Gallery

/// Each approach in each of its states, as text and as styles.
struct ScreenGoldenTests {
  nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40)]

  private func check(_ stage: GalleryStage, _ name: String) throws {
    let difference = try stage.difference(from: name, testFile: #filePath)
    #expect(difference == nil)
  }

  private func stage(_ size: Size) -> GalleryStage {
    GalleryStage(width: size.width, height: size.height)
  }

  @Test(arguments: sizes) func `the menu lists all approaches`(size: Size) throws {
    try check(stage(size), "menu")
  }

  @Test(arguments: Approach.allCases.prefix(6), sizes)
  func `each outcome has its screen`(approach: Approach, size: Size) async throws {
    let stage = stage(size)
    await stage.open(approach)
    try check(stage, "\(approach)-loading")
    for outcome in Outcome.allCases {
      await stage.load(outcome)
      await stage.finish()
      try check(stage, "\(approach)-\(outcome)")
      guard stage.text.contains("▸ OK ◂") else { continue }
      stage.press(.return)
      try check(stage, "\(approach)-dismissed")
    }
  }

  @Test(arguments: sizes) func `flags set by hand contradict each other`(size: Size) async throws {
    let stage = stage(size)
    await stage.open(.separateProperties)
    stage.press(.tab, .space, .tab, .space)
    try check(stage, "separateProperties-contradiction")
  }

  @Test(arguments: sizes) func `a login goes through its states`(size: Size) async throws {
    let stage = stage(size)
    await stage.open(.login)
    try check(stage, "login-form")
    stage.type("ada@example.org\nlovelace")
    try check(stage, "login-filled")
    stage.burst(.return, .return)
    await stage.waitForLoad()
    await stage.run { stage.text.contains("refused  1") }
    try check(stage, "login-submitting")
    await stage.finish()
    try check(stage, "login-signedIn")
    stage.press(.return)
    stage.type("lovelace\n")
    await stage.waitForLoad()
    await stage.finish()
    try check(stage, "login-failed")
  }
}
