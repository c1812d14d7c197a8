import StageSupport
import TerminalUI
import Testing

@testable import Gallery

/// The page of the controller: each way to show a load, each form of an error, each toast.
struct HistoryGoldenTests {
  nonisolated static let sizes = [(80, 24), (40, 10)].map { Size(width: $0.0, height: $0.1) }

  private func check(_ stage: GalleryStage, _ name: String) throws {
    let difference = try stage.difference(from: "history-\(name)", testFile: #filePath)
    #expect(difference == nil)
  }

  private func stage(_ size: Size = sizes[0]) async -> GalleryStage {
    let stage = GalleryStage(width: size.width, height: size.height)
    await stage.open(.history)
    return stage
  }

  @Test(arguments: sizes + [Size(width: 120, height: 40)])
  func `a history shows what it has meanwhile`(size: Size) async throws {
    let stage = await stage(size)
    stage.pass(.milliseconds(300))
    try check(stage, "initial")
    stage.pass(.milliseconds(1200))
    await stage.finish()
    stage.pass(.seconds(1))
    try check(stage, "loaded")
    await stage.load(.serverError)
    stage.pass(.milliseconds(1500))
    await stage.finish()
    stage.pass(.seconds(1))
    try check(stage, "kept")
    stage.press("f")
    try check(stage, "replaced")
    await stage.load(.empty)
    await stage.finish()
    stage.pass(.seconds(1))
    try check(stage, "empty")
  }

  @Test(arguments: LoadingKind.allCases)
  func `each way to show a load has its screen`(kind: LoadingKind) async throws {
    for size in Self.sizes {
      let stage = await stage(size)
      await stage.finish()
      await stage.choose(kind)
      stage.pass(.milliseconds(300))
      try check(stage, "\(kind)")
      guard kind.samples.count > 1, size == Self.sizes[0] else { continue }
      stage.press("o")
      try check(stage, "\(kind)-option")
    }
  }

  @Test(arguments: sizes) func `each form of an error has its screen`(size: Size) async throws {
    let stage = await stage(size)
    await stage.finish()
    stage.press("e")
    await stage.waitForLoad()
    await stage.finish()
    stage.pass(.seconds(1))
    for form in ErrorForm.allCases {
      try check(stage, "error-\(form)")
      stage.press("e")
    }
    await stage.load(.success)
    stage.pass(.milliseconds(300))
    try check(stage, "retrying")
  }

  @Test func `each toast has its screen`() async throws {
    let stage = await stage()
    await stage.finish()
    stage.pass(.seconds(1))
    stage.press("m")
    for number in 1...ToastSample.all.count {
      try check(stage, "toast-\(number)")
      stage.press("n")
    }
  }

  @Test func `toasts fit a small screen`() async throws {
    let stage = await stage(Self.sizes[1])
    await stage.finish()
    stage.pass(.seconds(1))
    stage.press("m")
    try check(stage, "toast-1")
    for _ in 2...7 { stage.press("n") }
    try check(stage, "toast-7")
  }
}
