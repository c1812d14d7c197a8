#if os(Linux)
  import Foundation
  import Synchronization
  import Fetch
  import TestSupport
  import Testing

  /// What is left after very many requests, of which most go wrong.
  @Suite struct EnduranceTests {
    /// How many answers were whole, or came in part.
    private static let count = Mutex(0)
    private static let whole = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
    private static let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n"

    /// One path after the other goes wrong in another way.
    private static func answer(_ number: Int) -> RawServer.Response {
      switch number % 8 {
      case 0: RawServer.Response([whole], then: .close)
      case 1: RawServer.Response([String(whole.dropLast(2))], then: .reset)
      case 2: RawServer.Response([String(whole.prefix(20))], then: .close)
      case 3: RawServer.Response([String(whole.prefix(20))], then: .reset)
      case 4: RawServer.Response([chunked], then: .close)
      case 5:
        RawServer.Response(
          ["HTTP/1.1 301 Moved\r\nContent-Length: 0\r\nLocation: \(number / 8)\r\n\r\n"],
          then: .close)
      case 6: RawServer.Response([], then: .reset)
      default: RawServer.Response(["nothing of HTTP\r\n\r\n"], then: .close)
      }
    }

    /// In a process of its own, where nobody else opens anything.
    @Test func `no descriptor and no memory is left after very many requests`() async throws {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let server = try RawServer { path in
          EnduranceTests.answer(Int(path.split(separator: "/").last ?? "") ?? 0)
        }
        let sockets = EnduranceTests.openSockets
        await EnduranceTests.ask(server.url, 0..<1000)
        await EnduranceTests.printUse(sockets: sockets)
        await EnduranceTests.ask(server.url, 1000..<Soak.count(4000, soak: 30_000))
        await EnduranceTests.printUse(sockets: sockets)
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      let use = output.split(separator: "\n").compactMap { line -> [Int]? in
        guard line.hasPrefix("in use: ") else { return nil }
        return line.split(separator: " ").dropFirst(2).compactMap { Int($0) }
      }
      try #require(use.count == 2 && use.allSatisfy { $0.count == 3 }, "\(output)")
      let (first, last) = (use[0], use[1])
      #expect(first[0] > 400 && last[0] > first[0] * 2, "answers, bad ones left out")
      // The runtime opens some of its own when it first needs them.
      #expect(last[1] < first[1] + 8, "descriptors: \(first[1]), then \(last[1])")
      // A hundred bytes a request would be 2.9 MB of thirty thousand.
      #expect(last[2] - first[2] < 2_000, "KB: \(first[2]), then \(last[2])")
    }

    /// Eight at a time, as a refresh does.
    private static func ask(_ url: URL, _ numbers: Range<Int>) async {
      let client = HTTPClient()
      client.hold()
      await withTaskGroup(of: Void.self) { group in
        for lane in 0..<8 {
          group.addTask {
            for number in numbers where number % 8 == lane {
              let url = url.appending(path: "\(number * 5 + number / 8)")
              let response = try? await client.response(to: HTTPRequest(url: url))
              if response != nil { count.withLock { $0 += 1 } }
            }
          }
        }
      }
      client.release()
    }

    /// Prints what the process has open and resident, once no more sockets are open than at first.
    private static func printUse(sockets: Int) async {
      // A minute of looks is enough for any machine.
      for _ in 0..<1200 where openSockets > sockets {
        try? await Task.sleep(for: .milliseconds(50))
      }
      let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let resident = pages.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      print("in use:", count.withLock { $0 }, openFiles.count, resident * Int(getpagesize()) / 1024)
    }

    private static var openSockets: Int { openFiles.count { $0.hasPrefix("socket:") } }

    /// What each descriptor leads to.
    private static var openFiles: [String] {
      let (files, folder) = (FileManager.default, "/proc/self/fd")
      let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
      return names.compactMap { try? files.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
    }
  }
#endif
