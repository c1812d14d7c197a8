import Foundation
import TestSupport
import Testing

@testable import Tape

/// On the main actor, as a test that waits for a program must not hold up the threads that tasks run on.
@MainActor struct BrowserTests {
  private nonisolated static let browser = Tool.find(
    "chromium", "chromium-browser", "google-chrome")

  @Test(
    .enabled(if: browser != nil, "no Chromium is installed"),
    .enabled(if: Pixels.isAvailable, "python3 is not installed"))
  func `a browser shows an SVG in an img, and a page, as they are meant`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tape-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let snapshot = PictureSheet.snapshot(theme: .dark)
    try snapshot.data(as: .svg).write(to: folder.appending(path: "sheet.svg"))
    try PictureSheet.snapshot(theme: .light).data(as: .html)
      .write(to: folder.appending(path: "sheet.html"))
    try Data(Self.page.utf8).write(to: folder.appending(path: "both.html"))
    let pixels = try Pixels(png: screenshot(of: folder.appending(path: "both.html"), in: folder))
    #expect(pixels.height == 1520)
    try PictureSheet.check(pixels, theme: .dark, rows: 0..<760, isExact: true)
    try PictureSheet.check(pixels, theme: .light, rows: 760..<1520, isExact: false)
  }

  /// The SVG above, and the page below in a frame.
  private static let page = """
    <!DOCTYPE html><style>body{margin:0}img,iframe{display:block;border:0;height:380px}
    img{object-fit:none;object-position:0 0}iframe{width:360px}</style>
    <img src="sheet.svg"><iframe src="sheet.html"></iframe>
    """

  private func screenshot(of page: URL, in folder: URL) throws -> Data {
    let picture = folder.appending(path: "both.png")
    let answer = try Tool.run(
      try #require(Self.browser),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=2", "--window-size=360,760",
        "--user-data-dir=\(folder.appending(path: "profile").path(percentEncoded: false))",
        "--screenshot=\(picture.path(percentEncoded: false))", page.absoluteString,
      ])
    #expect(answer.status == 0, "\(answer.error)")
    return try Data(contentsOf: picture)
  }
}
