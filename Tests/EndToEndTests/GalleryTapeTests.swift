import Foundation
import Testing

extension EndToEnd {
  /// The tapes of the Gallery; its pictures are drawn by the real program.
  @Suite struct GalleryTapeTests {
    private static let folder = Tapes.folder.deletingLastPathComponent()
      .appending(path: "GalleryTests/Tapes")

    @Test(arguments: ["80x24", "40x10"])
    func `each page of controls is as it was kept`(size: String) async throws {
      let tapes = try Tapes.all(in: Self.folder.appending(path: "Controls"))
      #expect(tapes.count == 13)
      let run = try await Subprocess.run("Gallery", ["demo", "--check", "--size", size] + tapes)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test func `each state of a picture is as it was kept`() async throws {
      let tapes = try Tapes.all(in: Self.folder)
      #expect(tapes.count == 5)
      // Without libchafa it says so, and pictures are not drawn.
      guard try await Subprocess.run("outpost-picture").output.contains("usage") else { return }
      let run = try await Subprocess.run("Gallery", ["demo", "--check"] + tapes)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
  }
}
