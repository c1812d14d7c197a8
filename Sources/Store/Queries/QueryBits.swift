/// The posts that a query finds, as bits: a chunk of the store has the bits of so many numbers of posts.
struct QueryBits {
  /// Numbers of posts that share a chunk.
  static let chunkSize: Int64 = 4096

  private(set) var chunks: [Int64: [UInt8]] = [:]
  private(set) var count = 0

  static func chunk(of post: Int64) -> Int64 { post / chunkSize }

  init(_ chunks: [Int64: [UInt8]] = [:]) {
    self.chunks = chunks.filter { !$0.value.isEmpty }
    count = chunks.values.reduce(0) { $0 + Self.count($1) }
  }

  /// Of rows with the number of a chunk and its bits.
  init(_ rows: Statement) throws {
    while try rows.next() {
      let bits = rows.bytes(1)
      chunks[rows.number(0)] = bits
      count += Self.count(bits)
    }
  }

  private static func count(_ bits: [UInt8]) -> Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ post: Int64) -> Bool {
    guard let bits = chunks[Self.chunk(of: post)] else { return false }
    let bit = Int(post % Self.chunkSize)
    return bits[bit >> 3] & 1 << (bit & 7) != 0
  }

  /// Sets a bit, or clears it; answers whether it was another one.
  @discardableResult mutating func set(_ post: Int64, to isMember: Bool) -> Bool {
    guard contains(post) != isMember else { return false }
    let bit = Int(post % Self.chunkSize)
    let empty = [UInt8](repeating: 0, count: Int(Self.chunkSize) / 8)
    chunks[Self.chunk(of: post), default: empty][bit >> 3] ^= 1 << (bit & 7)
    count += isMember ? 1 : -1
    return true
  }

  /// All posts, in the order of their numbers.
  var posts: [Int64] {
    var posts: [Int64] = []
    for (chunk, bits) in chunks.sorted(by: { $0.key < $1.key }) {
      let first = chunk * Self.chunkSize
      for (index, byte) in bits.enumerated() where byte != 0 {
        for bit in 0..<8 where byte & 1 << bit != 0 { posts.append(first + Int64(index * 8 + bit)) }
      }
    }
    return posts
  }
}
