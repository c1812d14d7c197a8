import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// The program that draws pictures, and others in its place that answer badly.
struct PictureProgramTests {
  /// A shell script in the place of the program; it is told where a file of its own may be.
  private func program(_ script: String, timeout: Duration = .seconds(3600)) throws
    -> (program: PictureProgram, folder: URL)
  {
    let folder = URL.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = folder.appending(path: "script")
    let file = folder.appending(path: "program")
    try "#!/bin/sh\nfolder='\(folder.path)'\n\(script)\n"
      .write(to: text, atomically: true, encoding: .utf8)
    // A file that this process wrote may be open in a child that another test starts just then, and cannot be run.
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", text.path, file.path])
    install.waitUntilExit()
    return (PictureProgram(path: file.path, timeout: timeout), folder)
  }

  private let size = PictureRequest(size: .zero)
  private let cell = PictureRequest(size: Size(width: 1, height: 1))

  /// Why there is no picture.
  private func cause(_ program: PictureProgram, _ request: PictureRequest) async -> String? {
    do {
      _ = try await program.decoder(Array("bytes".utf8), request)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `an answer becomes cells`() async throws {
    let (program, folder) = try program(
      #"cat >"$folder/input"; echo "$@" >"$folder/words"; printf 'cells 7 9 1 1 1\n\100\0\0\0\200\045\0\0\001\002\003\0\377\377\377\377'"#
    )
    let picture = try await program.decoder(Array("bytes".utf8), cell)
    #expect(picture.pixels == Size(width: 7, height: 9))
    let frame = try #require(picture.frames.first)
    #expect(frame.duration == .milliseconds(64))
    #expect(frame.cells.text == "▀")
    #expect(
      frame.cells[0, 0].style
        == Style(foreground: .rgb(3, 2, 1), background: .standard))
    let words = try String(contentsOf: folder.appending(path: "words"), encoding: .utf8)
    #expect(words == "1 1 quadrants direct 000000 smooth 1\n")
    let input = try String(contentsOf: folder.appending(path: "input"), encoding: .utf8)
    #expect(input == "bytes")
  }

  @Test func `what shows through is as light as the terminal`() async throws {
    let (program, folder) = try program(#"echo "$@" >"$folder/words"; echo error x; exit 1"#)
    let light = PictureRequest(size: Size(width: 1, height: 1), colorScheme: .light)
    #expect(await cause(program, light) == "The picture cannot be drawn: x.")
    let words = try String(contentsOf: folder.appending(path: "words"), encoding: .utf8)
    #expect(words == "1 1 quadrants direct ffffff smooth 1\n")
  }

  @Test func `a program has the file of its picture once`() async throws {
    let (program, folder) = try program(
      #"for file in /proc/$$/fd/*; do readlink $file; done >"$folder/files"; exit 1"#)
    _ = await cause(program, cell)
    let files = try String(contentsOf: folder.appending(path: "files"), encoding: .utf8)
      .split(separator: "\n")
    let input = try #require(files.first)
    #expect(files.count { $0 == input } == 1, "\(files)")
  }

  @Test func `whatever is answered, there is a picture or none`() {
    var answer = Array("cells 7 9 1 1 1\n".utf8)
    answer += [64, 0, 0, 0, 0x80, 0x25, 0, 0, 1, 2, 3, 0, 255, 255, 255, 255]
    answer += [2, 0, 0, 0, 1, 0, 0, 0]
    answer += Array("abcdefgh".utf8)
    let request = PictureRequest(size: Size(width: 1, height: 1), hasPixels: true)
    #expect(PictureResponse.picture(answer, of: request, palette: .direct)?.still != nil)
    var drawn = 0
    for number in 0..<Soak.count(2000, soak: 100_000) {
      var random = SeededGenerator(seed: number)
      var bytes = answer
      for _ in 0..<random.number(1...4) where !bytes.isEmpty {
        let at = random.number(0...bytes.count - 1)
        switch random.number(0...3) {
        case 0: bytes[at] = UInt8(random.number(0...255))
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(UInt8(random.number(0x20...0x39)), at: at)
        default: bytes.removeLast(random.number(1...bytes.count))
        }
      }
      let palette = [PicturePalette.direct, .palette, .named, .none][number % 4]
      if PictureResponse.picture(bytes, of: request, palette: palette) != nil { drawn += 1 }
      _ = PictureResponse.cause(bytes)
    }
    #expect(drawn > 0)
  }

  @Test func `pixels are taken where they are wanted and whole`() async throws {
    let frame = #"printf 'cells 7 9 1 1 1\n\0\0\0\0\100\0\0\0\001\002\003\0\377\377\377\377'"#
    let wanted = PictureRequest(size: Size(width: 1, height: 1), hasPixels: true)
    let pixels = #"printf '\002\0\0\0\001\0\0\0abcdefgh'"#
    let (program, folder) = try program(#"echo "$@" >"$folder/words"; \#(frame); \#(pixels)"#)
    let picture = try await program.decoder([], wanted)
    #expect(picture.still?.cells == wanted.size)
    #expect(picture.still?.pixels == Size(width: 2, height: 1))
    #expect(picture.still?.bytes == Array("abcdefgh".utf8))
    let words = try String(contentsOf: folder.appending(path: "words"), encoding: .utf8)
    #expect(words == "1 1 quadrants direct 000000 smooth 1 pixels\n")
    #expect(await cause(program, cell) != nil, "nobody asked for them")
    let none = try self.program("\(frame); printf '\\0\\0\\0\\0\\0\\0\\0\\0'").program
    #expect(try await none.decoder([], wanted).still == nil)
    for bad in [pixels + "; printf x", #"printf '\002\0\0\0\001\0\0\0abcdefg'"#, "printf abc", ""] {
      let program = try self.program("\(frame); \(bad)").program
      #expect(
        await cause(program, wanted)
          == "The picture cannot be drawn: outpost-picture gave no clear answer.", "\(bad)")
    }
  }

  @Test(arguments: [
    ("echo error it is empty; exit 1", "it is empty"),
    ("echo error it is empty", "outpost-picture gave no clear answer"),
    ("exit 1", "outpost-picture gave no clear answer"),
    ("", "outpost-picture gave no clear answer"),
    ("head -c 3000 /dev/urandom", "outpost-picture gave no clear answer"),
    ("yes", "outpost-picture gave no clear answer"),
    ("printf 'cells 7 9 2 2 1\n'", "outpost-picture gave no clear answer"),
    ("printf 'cells 7 9 1 1 2\n'", "outpost-picture gave no clear answer"),
    ("printf 'cells 7 9 1 1 1\nxxxx'", "outpost-picture gave no clear answer"),
    (
      "printf 'cells 7 9 1 1 1\n\\100\\0\\0\\0\\0\\0\\330\\0\\1\\2\\3\\0\\1\\2\\3\\0'",
      "outpost-picture gave no clear answer"
    ),
    ("kill -SEGV $$", "outpost-picture crashed with signal 11"),
    ("kill -KILL $$", "outpost-picture was killed"), ("kill -XCPU $$", "it takes too long"),
    ("exit 127", "the libraries of outpost-picture are missing"),
  ])
  func `a program that answers badly is a cause`(script: String, cause: String) async throws {
    let (program, _) = try program(script)
    #expect(await self.cause(program, cell) == "The picture cannot be drawn: \(cause).")
  }

  @Test func `a program that is not there says so`() async throws {
    #expect(
      await cause(PictureProgram(path: nil), size)
        == "The picture cannot be drawn: outpost-picture is not installed beside this program.")
    #expect(
      await cause(PictureProgram(path: "/nowhere/outpost-picture"), size)
        == "The picture cannot be drawn: outpost-picture cannot be started: No such file or directory."
    )
  }

  private func process(_ folder: URL) throws -> pid_t? {
    let text = try? String(contentsOf: folder.appending(path: "id"), encoding: .utf8)
    return text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  @Test func `a program that hangs is killed`() async throws {
    let (program, folder) = try program(
      #"echo $$ >"$folder/id"; exec sleep 1000"#, timeout: .milliseconds(300))
    #expect(await cause(program, size) == "The picture cannot be drawn: it takes too long.")
    // Where the machine is slow it may be killed before its first line.
    if let id = try process(folder) { #expect(kill(id, 0) == -1) }
  }

  @Test func `a picture that nobody wants any more ends its program`() async throws {
    let (program, folder) = try program(#"echo $$ >"$folder/id"; exec sleep 1000"#)
    let task = Task { await cause(program, size) }
    try await until { try process(folder) != nil }
    let id = try #require(try process(folder))
    task.cancel()
    _ = await task.value
    #expect(kill(id, 0) == -1)
  }

  @Test func `at most two programs run at a time`() async throws {
    let (program, folder) = try program(
      #"""
      mkdir "$folder/one" 2>/dev/null && mine=one || { mkdir "$folder/two" && mine=two; } || echo >"$folder/three"
      while ! [ -e "$folder/go" ]; do sleep 0.2; done
      rmdir "$folder/$mine"
      echo error done; exit 1
      """#)
    let tasks = (0..<5).map { _ in Task { await cause(program, size) } }
    let path = { (name: String) in folder.appending(path: name).path }
    await until {
      FileManager.default.fileExists(atPath: path("one"))
        && FileManager.default.fileExists(atPath: path("two"))
    }
    try Data().write(to: folder.appending(path: "go"))
    for task in tasks { #expect(await task.value == "The picture cannot be drawn: done.") }
    #expect(!FileManager.default.fileExists(atPath: path("three")))
  }

  @Test func `files are read by their paths and addresses`() async throws {
    let folder = URL.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "a b.png")
    try Data("x".utf8).write(to: file)
    #expect(try await PictureLoader.files(file.path) == Array("x".utf8))
    #expect(try await PictureLoader.files("file://\(folder.path)/a%20b.png") == Array("x".utf8))
    let bad = [
      folder.path: "it is no file", "/nowhere": "No such file or directory",
      "/dev/zero": "it is no file",
      "https://example.org/a.png": "this program loads files only",
      "file:///%zz": "its address is not valid",
    ]
    let both = PictureLoader.files(otherwise: PictureLoader { Array($0.utf8) })
    #expect(try await both(file.path) == Array("x".utf8))
    #expect(try await both("https://a.org/") == Array("https://a.org/".utf8))
    await #expect(throws: PictureError.notLoaded(cause: "No such file or directory")) {
      try await both("file:///nowhere")
    }
    for (address, cause) in bad {
      await #expect(throws: PictureError.notLoaded(cause: cause)) {
        try await PictureLoader.files(address)
      }
    }
  }
}
