import Foundation
import TestSupport
import Testing

/// The program that works on a store until it is killed.
final class CrasherProcess {
  private let process: pid_t
  private let output: FileHandle
  private var rest = Data()

  init(_ words: String...) throws {
    let bundle = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
    let end = try #require(bundle.firstRange(of: ".xctest")).lowerBound
    let folder = bundle[..<(bundle[..<end].lastIndex(of: "/") ?? bundle.startIndex)]
    let pipe = try Spawn.pipe()
    // The end of the program is the end of what it says.
    defer { close(pipe.input) }
    output = FileHandle(fileDescriptor: pipe.output, closeOnDealloc: true)
    process = try Spawn.start([folder + "/StoreCrasher"] + words, output: .descriptor(pipe.input))
  }

  /// The next line; nil at the end.
  func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        return line
      }
      let more = output.availableData
      guard !more.isEmpty else { return nil }
      rest += more
    }
  }

  /// All lines up to its end.
  func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    Spawn.waitForEnd(of: process)
    return lines
  }

  func kill() { _ = Foundation.kill(process, SIGKILL) }
}
