/// What is done with a file that the system has opened.
public enum Descriptor {
  /// Writes all of it, however often a signal interrupts that; throws the reason of the system.
  public static func writeAll(
    _ bytes: some ContiguousBytes, to descriptor: Int32
  ) throws(POSIXError) {
    let code: Int32 = bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 {
          return EIO
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    if code != 0 { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
  }

  /// Reads so many bytes; nil where there are fewer, and where they cannot be read.
  public static func bytes(_ count: Int, of descriptor: Int32) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      while filled < count {
        let got = read(
          descriptor, UnsafeMutableRawBufferPointer(rebasing: raw[filled...]).baseAddress,
          count - filled)
        if got > 0 { filled += got } else if got == 0 || errno != EINTR { break }
      }
    }
    return bytes.count == count ? bytes : nil
  }
}
