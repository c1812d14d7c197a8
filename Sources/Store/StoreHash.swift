import Feeds

/// Tells contents apart, the same in every run of the program: eight bytes at a time, for it goes over all that
/// is saved. It is no protection against someone who wants two contents to look alike.
package struct StoreHash {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// As the store keeps it.
  package var value: Int64 { Int64(bitPattern: Self.mixed(state)) }

  init() {}

  package init(of bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  mutating func add(_ text: String?) {
    guard var text else { return add(UInt64.max) }
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ texts: [String]) {
    add(UInt64(texts.count))
    for text in texts { add(text) }
  }

  mutating func add(_ number: UInt64) {
    state = (state ^ number) &* 0xFF51_AFD7_ED55_8CCD
    state ^= state >> 32
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var index = 0
    while index + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    add(rest)
  }

  private static func mixed(_ state: UInt64) -> UInt64 {
    let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 31)
  }
}

extension FeedItem {
  /// The start of what it says as one paragraph, up to 300 bytes, without the title.
  var preview: String { content.preview(title: title, length: 300) }

  /// Changes when anything changes that is kept of it.
  var hash: Int64 {
    var hash = StoreHash()
    hash.add(title)
    hash.add(content.source)
    hash.add(UInt64(content.form.rawValue))
    hash.add(content.base?.absoluteString)
    hash.add(link)
    hash.add(author)
    hash.add(attachments.map(\.line))
    hash.add(tags)
    hash.add(comments)
    hash.add(UInt64(bitPattern: date?.milliseconds ?? .min))
    return hash.value
  }
}
