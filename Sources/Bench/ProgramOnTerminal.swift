import Foundation
import PseudoTerminal

/// A program on a terminal of its own, 80 by 24, whose bytes can be waited for.
final class ProgramOnTerminal {
  private let process: Int32
  private let outside: Int32

  init?(_ program: String, _ arguments: [String]) {
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var outside: Int32 = -1
    process = pt_start(words + [nil], &outside)
    self.outside = outside
    if process < 0 { return nil }
  }

  deinit {
    kill(process, SIGKILL)
    _ = pt_wait(process)
    close(outside)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(outside, $0.baseAddress, $0.count) }
  }

  /// Reads until a text has come, and answers when; nil where it does not come within ten seconds.
  func time(of text: String) -> Double? {
    var seen = Data()
    let end = Stopwatch.wall + 10
    while Stopwatch.wall < end {
      seen += readSome(milliseconds: 100)
      if seen.range(of: Data(text.utf8)) != nil { return Stopwatch.wall }
    }
    return nil
  }

  /// The bytes that come within a time in seconds, which passes whole.
  func bytes(during seconds: Double) -> Int {
    var count = 0
    let end = Stopwatch.wall + seconds
    while case let left = end - Stopwatch.wall, left > 0 {
      count += readSome(milliseconds: Int32(left * 1000) + 1).count
    }
    return count
  }

  /// How often each thread of the program has gone to sleep so far, where the system tells.
  var sleeps: [String: Int] {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(into: [:]) { sleeps, thread in
      let status = try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      sleeps[thread] = line.flatMap { Int($0.split(separator: "\t").last ?? "") }
    }
  }

  private func readSome(milliseconds: Int32) -> Data {
    var wait = pollfd(fd: outside, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return Data() }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(outside, &buffer, buffer.count)
    return Data(buffer.prefix(max(0, count)))
  }
}
