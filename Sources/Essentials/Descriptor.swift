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
}
