import FixtureSupport
import TerminalUI
import Testing

@testable import Gallery

/// The page of the controller: each way to show a load, each form of an error, each toast.
struct HistoryGoldenTests {
  nonisolated static let sizes = [(80, 24), (40, 10)].map { Size(width: $0.0, height: $0.1) }

  private func check(_ fixture: GalleryFixture, _ name: String) throws {
    let difference = try fixture.difference(from: "history-\(name)", testFile: #filePath)
    #expect(difference == nil)
  }

  private func fixture(_ size: Size = sizes[0]) async -> GalleryFixture {
    let fixture = GalleryFixture(width: size.width, height: size.height)
    await fixture.open(.history)
    return fixture
  }

  @Test(arguments: sizes + [Size(width: 120, height: 40)])
  func `a history shows what it has meanwhile`(size: Size) async throws {
    let fixture = await fixture(size)
    fixture.pass(.milliseconds(300))
    try check(fixture, "initial")
    fixture.pass(.milliseconds(1200))
    await fixture.finish()
    fixture.pass(.seconds(1))
    try check(fixture, "loaded")
    await fixture.load(.serverError)
    fixture.pass(.milliseconds(1500))
    await fixture.finish()
    fixture.pass(.seconds(1))
    try check(fixture, "kept")
    fixture.press("f")
    try check(fixture, "replaced")
    await fixture.load(.empty)
    await fixture.finish()
    fixture.pass(.seconds(1))
    try check(fixture, "empty")
  }

  @Test(arguments: LoadingKind.allCases)
  func `each way to show a load has its screen`(kind: LoadingKind) async throws {
    for size in Self.sizes {
      let fixture = await fixture(size)
      await fixture.finish()
      await fixture.choose(kind)
      fixture.pass(.milliseconds(300))
      try check(fixture, "\(kind)")
      guard kind.samples.count > 1, size == Self.sizes[0] else { continue }
      fixture.press("o")
      try check(fixture, "\(kind)-option")
    }
  }

  @Test(arguments: sizes) func `each form of an error has its screen`(size: Size) async throws {
    let fixture = await fixture(size)
    await fixture.finish()
    fixture.press("e")
    await fixture.waitForLoad()
    await fixture.finish()
    fixture.pass(.seconds(1))
    for form in ErrorForm.allCases {
      try check(fixture, "error-\(form)")
      fixture.press("e")
    }
    await fixture.load(.success)
    fixture.pass(.milliseconds(300))
    try check(fixture, "retrying")
  }

  @Test func `each toast has its screen`() async throws {
    let fixture = await fixture()
    await fixture.finish()
    fixture.pass(.seconds(1))
    fixture.press("m")
    for number in 1...ToastSample.all.count {
      try check(fixture, "toast-\(number)")
      fixture.press("n")
    }
  }

  @Test func `toasts fit a small screen`() async throws {
    let fixture = await fixture(Self.sizes[1])
    await fixture.finish()
    fixture.pass(.seconds(1))
    fixture.press("m")
    try check(fixture, "toast-1")
    for _ in 2...7 { fixture.press("n") }
    try check(fixture, "toast-7")
  }
}
