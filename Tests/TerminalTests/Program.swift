import PseudoTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program that crashes on demand, on another terminal. Waiting for it must not hold the main actor.
nonisolated final class Program {
  let process: Int32
  private let outside: Int32
  private let originalModes: UInt32

  init(_ way: String) throws {
    let bundle = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
    let end = try #require(bundle.firstRange(of: ".xctest")).lowerBound
    let directory = bundle[..<(bundle[..<end].lastIndex(of: "/") ?? bundle.startIndex)]
    // Modes of a fresh terminal: those that the program finds.
    var ends: (Int32, Int32) = (-1, -1)
    try #require(pt_open(24, 80, &ends.0, &ends.1))
    originalModes = pt_modes(ends.0)
    close(ends.0)
    close(ends.1)
    var outside: Int32 = -1
    let argv = [strdup(directory + "/TerminalCrasher"), strdup(way)]
    defer { for word in argv { free(word) } }
    process = pt_start(argv + [nil], &outside)
    self.outside = outside
    try #require(process > 0)
  }

  deinit { close(outside) }

  var hasOriginalModes: Bool { pt_modes(outside) == originalModes }

  func type(_ text: String) { _ = write(outside, text, text.utf8.count) }

  /// What it writes until a text comes, or until it has ended; `^` stands for Esc.
  func output(until end: String?) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(outside, &buffer, buffer.count)
      guard count > 0 else { return Recorder.readable(bytes) }
      bytes += buffer.prefix(count)
      if let end, Recorder.readable(bytes).contains(end) { return Recorder.readable(bytes) }
    }
  }

  /// Its status, or minus the signal that ended it.
  func wait() -> Int32 { pt_wait(process) }
}
