import Essentials
import Fetch
import TestSupport
import Testing

/// Answers that end before they are whole, at each of their bytes.
@Suite struct CutTests {
  enum Whole: String, CaseIterable {
    case head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello"
    case announcedHead = """
      HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n\
      HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello
      """
    case trailer = """
      HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\
      3\r\nhel\r\n2\r\nlo\r\n0\r\nX-A: b\r\nX-C: d\r\n\r\n
      """
    case redirected = "HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\nhello "
  }

  /// The servers name the byte in their path, and the last one leads to the answer by a redirect of its own.
  private func server(of whole: Whole, _ ending: RawServer.Ending) throws -> RawServer {
    try RawServer { path in
      let count = Int(path.split(separator: "/").last ?? "") ?? 0
      if whole == .redirected, !path.hasPrefix("/there") {
        let head = "HTTP/1.1 301 Moved\r\nContent-Length: 0\r\nLocation: /there/\(count)\r\n\r\n"
        return RawServer.Response([head], then: .close)
      }
      return RawServer.Response([String(whole.rawValue.prefix(bytes: count))], then: ending)
    }
  }

  @Test(arguments: Whole.allCases, [RawServer.Ending.close, .reset])
  func `a cut at any byte is seen, and said`(whole: Whole, ending: RawServer.Ending) async throws {
    let server = try server(of: whole, ending)
    let length = whole.rawValue.utf8.count - (whole == .redirected ? 1 : 0)
    for count in 0...length {
      let url = server.url.appending(path: "\(count)")
      do {
        let response = try await HTTPClient().response(to: HTTPRequest(url: url))
        #expect(response.isCut == (count < length), "\(count)")
        #expect("hello".utf8.starts(with: response.body), "\(count)")
        #expect(response.isCut || response.body.count == 5)
      } catch let error as HTTPError {
        guard case .cutOff = error else {
          Issue.record("\(error) at \(count)")
          continue
        }
        #expect(count < length)
      }
    }
  }
}

extension String {
  fileprivate func prefix(bytes count: Int) -> String {
    String(decoding: utf8.prefix(count), as: UTF8.self)
  }
}
