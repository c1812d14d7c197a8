import Foundation
import TestSupport

/// A server that speaks https, with one of the certificates of the tests; where it answers a redirect, that leads to the
/// address in its path.
final class SecureServer: Sendable {
  let url: URL
  private let process: Process

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Certificates")

  init(certificate: String) throws {
    // libcurl is told once for all of the program: these tests alone speak https.
    setenv("SSL_CERT_FILE", Self.folder.appending(path: "authority.pem").path(), 1)
    let script = Self.folder.deletingLastPathComponent().appending(path: "Support/secure_server.py")
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", script.path(), Self.folder.appending(path: "\(certificate).pem").path(),
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: "https://localhost:\(port)") else {
      throw CocoaError(.featureUnsupported)
    }
    self.url = url
  }

  deinit { process.terminate() }
}
