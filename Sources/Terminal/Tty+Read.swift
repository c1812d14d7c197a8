import CNCurses

extension Tty {
  enum Input {
    case bytes(ArraySlice<UInt8>)
    case nothing
    case end
  }

  /// What has been typed, without waiting for more.
  func read() -> Input {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = cn_tty_read(input, &buffer, buffer.count)
    if count < 0 { return .end }
    return count == 0 ? .nothing : .bytes(buffer[..<count])
  }
}
