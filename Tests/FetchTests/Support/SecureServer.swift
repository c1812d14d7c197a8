import Foundation
import TestSupport

/// A server that speaks https, with one of the certificates of the tests; where it answers a redirect, that leads to the
/// address in its path.
final class SecureServer: Sendable {
  let url: URL
  private let process: pid_t
  /// The server ends with it, also where the tests are killed.
  private let input: Int32
  /// Open as long as the server may write.
  private let output: FileHandle

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Certificates")

  init(certificate: String) throws {
    // libcurl is told once for all of the program: these tests alone speak https.
    setenv("SSL_CERT_FILE", Self.folder.appending(path: "authority.pem").path(), 1)
    let script = Self.folder.deletingLastPathComponent().appending(path: "Support/secure_server.py")
    let (asked, answered) = (try Spawn.pipe(), try Spawn.pipe())
    input = asked.input
    process = try Spawn.start(
      ["python3", script.path(), Self.folder.appending(path: "\(certificate).pem").path()],
      input: .descriptor(asked.output), output: .descriptor(answered.input))
    close(asked.output)
    close(answered.input)
    output = FileHandle(fileDescriptor: answered.output, closeOnDealloc: true)
    let port = String(decoding: output.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: "https://localhost:\(port)") else {
      throw CocoaError(.featureUnsupported)
    }
    self.url = url
  }

  deinit {
    close(input)
    _ = Spawn.waitForEnd(of: process, seconds: 30)
  }
}
