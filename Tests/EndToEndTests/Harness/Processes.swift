import Foundation

/// What the system tells of processes; nothing where it does not tell.
enum Processes {
  /// How often each thread of a process yielded the processor to wait, by the thread's id.
  static func wakeUps(of process: Int32) -> [String: Int] {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return Dictionary(
      uniqueKeysWithValues: threads.map { thread in
        let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8))
        let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary") }
        return (thread, line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
      })
  }

  /// How much of a processor a process has had, in ticks of the system: a hundredth of a second each.
  static func ticks(of process: Int32) throws -> Int {
    let line = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name of the program stands in parentheses and may hold blanks.
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  /// The most memory that a process has had, in kilobytes.
  static func mostMemory(of process: Int32) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
  }

  /// The processes that a process has started and not reaped yet.
  static func children(of process: Int32) throws -> [String] {
    let all = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    return all.filter { id in
      // Behind the name, which may hold anything: the state and the parent.
      let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      return status?.split(separator: ") ").last?.split(separator: " ").dropFirst().first
        == "\(process)"
    }
  }
}
