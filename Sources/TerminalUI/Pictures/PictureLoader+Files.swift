import Views

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension PictureLoader {
  /// Reads files: a path, or an address that begins with `file://`.
  public static var files: PictureLoader {
    files(
      otherwise: PictureLoader { _ in
        throw PictureError.notLoaded(cause: "this program loads files only")
      })
  }

  /// Reads files, and asks another loader for all other addresses, so that a program can add an HTTP client:
  ///
  ///     .environment(\.pictureLoader, .files(otherwise: PictureLoader { try await client.bytes(of: $0) }))
  public static func files(otherwise other: PictureLoader) -> PictureLoader {
    PictureLoader { address in
      guard let path = try path(of: address) else { return try await other(address) }
      return try await read(path)
    } discard: {
      other.discard($0)
    }
  }

  private nonisolated static let mostBytes = 10 << 20

  /// The path that an address leads to; nil where it leads to no file.
  private static func path(of address: String) throws -> String? {
    guard let colon = address.firstRange(of: "://") else { return address }
    guard address[..<colon.lowerBound] == "file" else { return nil }
    let rest = address[colon.upperBound...].drop { $0 != "/" }
    guard let path = String(percentDecoding: rest) else {
      throw PictureError.notLoaded(cause: "its address is not valid")
    }
    return path
  }

  /// Reads a file of the disk; anything else could keep this waiting.
  @concurrent private nonisolated static func read(_ path: String) async throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      throw PictureError.notLoaded(cause: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw PictureError.notLoaded(cause: "it is no file")
    }
    guard status.st_size <= mostBytes else {
      throw PictureError.notLoaded(cause: "it has more than 10 MB")
    }
    return readAll(descriptor, atMost: mostBytes)
  }
}

nonisolated extension String {
  /// The text that an address spells with `%` and two digits; nil where that is no text.
  fileprivate init?(percentDecoding address: some StringProtocol) {
    var bytes: [UInt8] = []
    var rest = address.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard let decoded = UInt8(digits, radix: 16), decoded != 0 else {
        return nil
      }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    self.init(validating: bytes, as: UTF8.self)
  }
}
