import Foundation
import PseudoTerminal

/// A program on its own terminal, whose bytes can be waited for.
package final class ProgramOnTerminal {
  private let process: Int32
  private let outside: Int32

  /// Starts it with these variables (`NAME=value`) beside those that every program on a terminal needs.
  ///
  /// - Parameters:
  ///   - rows: The height of the terminal, in cells.
  ///   - columns: Its width.
  package init?(
    _ program: String, _ arguments: [String], variables: [String] = [], rows: Int = 24,
    columns: Int = 80
  ) {
    let argv = ([program] + arguments).map { strdup($0) }
    let more = variables.map { strdup($0) }
    defer { for word in argv + more { free(word) } }
    var outside: Int32 = -1
    process = pt_start_with(
      Int32(rows), Int32(columns), more + [nil], argv + [nil], &outside)
    self.outside = outside
    if process < 0 { return nil }
  }

  deinit {
    kill(process, SIGKILL)
    _ = pt_wait(process)
    close(outside)
  }

  /// Gives the terminal another size, in cells.
  package func resize(columns: Int, rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(outside, UInt(TIOCSWINSZ), &size)
  }

  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(outside, $0.baseAddress, $0.count) }
  }

  /// Reads until these texts have come, one after the other, and returns when; nil where they do not within
  /// a time in seconds.
  package func time(of texts: [String], within seconds: Double = 10) -> Double? {
    var seen = Data()
    var missing = texts[...]
    let end = Stopwatch.wall + seconds
    while Stopwatch.wall < end {
      seen += readSome(milliseconds: 100)
      while let text = missing.first, let found = seen.range(of: Data(text.utf8)) {
        seen.removeSubrange(..<found.upperBound)
        missing.removeFirst()
      }
      if missing.isEmpty { return Stopwatch.wall }
    }
    return nil
  }

  /// The bytes that come until none has come for a while, the first of them within another; in milliseconds.
  @discardableResult
  package func bytes(untilStillFor pause: Int32, firstWithin timeout: Int32? = nil) -> Int {
    var count = readSome(milliseconds: timeout ?? pause).count
    while count > 0, case let more = readSome(milliseconds: pause).count, more > 0 { count += more }
    return count
  }

  /// The bytes that come within a time in seconds, which passes whole.
  @discardableResult
  package func bytes(during seconds: Double) -> Int {
    var count = 0
    let end = Stopwatch.wall + seconds
    while case let left = end - Stopwatch.wall, left > 0 {
      count += readSome(milliseconds: Int32(left * 1000) + 1).count
    }
    return count
  }

  /// What the system counts for the program, such as `VmHWM` in kilobytes, where it reports it.
  package func count(_ name: String) -> Int? { Self.count(name, in: "/proc/\(process)/status") }

  /// The seconds of a processor that the program has had so far, where the system reports it.
  package var processorTime: Double? {
    let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name of the program stands in parentheses and may hold blanks.
    let fields = line?.split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }
    return ticks.count == 2 ? ticks.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK))) : nil
  }

  /// How often each thread of the program has gone to sleep so far, where the system reports it.
  package var sleeps: [String: Int] {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(into: [:]) { sleeps, thread in
      sleeps[thread] = Self.count("voluntary_ctxt_switches", in: "\(tasks)/\(thread)/status")
    }
  }

  private static func count(_ name: String, in path: String) -> Int? {
    let status = try? String(contentsOfFile: path, encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split { $0 == "\t" || $0 == " " }.dropFirst().first.flatMap { Int($0) }
  }

  private func readSome(milliseconds: Int32) -> Data {
    var wait = pollfd(fd: outside, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return Data() }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(outside, &buffer, buffer.count)
    return Data(buffer.prefix(max(0, count)))
  }
}
