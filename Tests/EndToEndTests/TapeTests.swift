import Foundation
import Testing

/// The tapes of the product hold, and tell when they do not.
@Suite(.fewPrograms)
struct TapeTests {
  @Test(arguments: [[], ["--size", "40x10"]])
  func `every tape holds, and checking writes nothing`(size: [String]) async throws {
    let before = try Tapes.listing()
    // Without the decoders the tape of pictures shows why there are none.
    let tapes = try Tapes.all().filter {
      Products.drawsPictures || !$0.hasSuffix("/pictures.tape")
    }
    let check = try await Tapes.play(["--check"] + size + tapes)
    #expect(check.status == 0, "\(check.errors)")
    #expect(check.errors == "")
    #expect(try Tapes.listing() == before)
  }

  @Test func `another screen than the golden is told row by row, and is status 1`() async throws {
    let (folder, tape) = try copy(of: "alert")
    let golden = "Goldens/alert-80x24.grid"
    let kept = String(decoding: folder.bytes(of: golden), as: UTF8.self)
    try folder.write(kept.replacing("Server error", with: "Server terror"), to: golden)
    let before = try Tapes.listing(of: folder.url)
    let check = try await Tapes.play([tape, "--check"])
    #expect(check.status == 1)
    for words in [
      #"golden "alert" differs at 0."#, "row 11 text", "Server terror", "state: error(alert)",
      #"last input: "r""#, "again: outpost demo \(tape) --until", "accept: --bless",
    ] {
      #expect(check.errors.contains(words), "\(words) is missing in:\n\(check.errors)")
    }
    #expect(try Tapes.listing(of: folder.url) == before)

    #expect(try await Tapes.play([tape, "--bless"]).status == 0)
    let blessed = folder.bytes(of: golden) == Array(kept.utf8)
    #expect(blessed)
    #expect(try await Tapes.play([tape, "--check"]).status == 0)
  }

  @Test func `a golden that is not there is status 1, and is not written`() async throws {
    let (folder, tape) = try copy(of: "alert")
    let golden = folder.url.appending(path: "Goldens/alert-80x24.grid")
    try FileManager.default.removeItem(at: golden)
    let check = try await Tapes.play([tape, "--check"])
    #expect(check.status == 1)
    #expect(check.errors.contains("is not there yet: \(golden.path())"))
    #expect(!FileManager.default.fileExists(atPath: golden.path()))
  }

  @Test func `an Expect or a Wait that fails is status 3, with the screen`() async throws {
    let folder = try TemporaryFolder()
    for command in ["Expect", "Wait"] {
      let text = "Serve empty\n\(command) \"Welcome\"\n"
      let tape = try folder.write(text, to: "failing.tape").path()
      let failed = try await Tapes.play([tape, "--headless"])
      #expect(failed.status == 3)
      #expect(failed.errors.contains("\(tape):2:1: \(command) \"Welcome\": not on the screen"))
      #expect(failed.errors.contains(Wording.noPosts))
      #expect(try await Tapes.play([tape, "--headless", "--until", "1"]).status == 0)
    }
  }

  @Test func `ten mistakes are ten messages, each with its line, and status 2`() async throws {
    let folder = try TemporaryFolder()
    let mistakes = [
      "Set Colums 80", "Serv empty", "Serve status 200", "Serve posts \"none.json\"", "Type hello",
      "Clik 1 2", "Click 1", "Sleep 1 hour", "Wait /(/", "Expect row 3",
    ]
    let tape = try folder.write(mistakes.joined(separator: "\n"), to: "wrong.tape").path()
    let wrong = try await Tapes.play([tape, "--check"])
    #expect(wrong.status == 2)
    let lines = wrong.errors.split(separator: "\n").compactMap { $0.firstMatch(of: /tape:(\d+):/) }
    #expect(lines.compactMap { Int($0.1) } == Array(1...10), "\(wrong.errors)")
    #expect(wrong.output == "")
  }

  @Test func `until a line is all that is played`() async throws {
    let (folder, tape) = try copy(of: "list")
    let lines = String(decoding: folder.bytes(of: "list.tape"), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let golden = try #require(lines.firstIndex { $0.hasPrefix("Golden \"loaded-fourth\"") })
    let part = try await Tapes.play([tape, "--check", "--until", "\(golden + 1)"])
    #expect(part.status == 0)
    #expect(part.output.contains("2 goldens the same"))
  }

  /// A folder with a copy of all tapes, and the path of one of them in it.
  private func copy(of name: String) throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder()
    try FileManager.default.removeItem(at: folder.url)
    try FileManager.default.copyItem(at: Tapes.folder, to: folder.url)
    return (folder, folder.url.appending(path: "\(name).tape").path())
  }
}
