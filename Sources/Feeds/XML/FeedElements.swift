/// What the elements of one document mean, looked up once for each name.
///
/// libxml2 keeps equal names at equal addresses, so most are known by their address alone.
struct FeedElements {
  private struct Key: Hashable {
    let name: UnsafePointer<CChar>
    let space: UnsafePointer<CChar>?
  }

  private var known: [Key: FeedElement] = [:]
  /// The name space of the root, whatever it is: what is in it is the feed.
  private var core: UnsafePointer<CChar>?

  subscript(_ name: UnsafePointer<CChar>, _ space: UnsafePointer<CChar>?) -> FeedElement {
    mutating get {
      let key = Key(name: name, space: space)
      if let element = known[key] { return element }
      let element = element(String(cString: name), space)
      known[key] = element
      return element
    }
  }

  /// Takes a name space, and all that no one knows, as that of the feed itself.
  mutating func takeAsCore(_ space: UnsafePointer<CChar>) {
    guard FeedSpace(uri: String(cString: space)) == .other else { return }
    core = space
    known = [:]
  }

  private func element(_ name: String, _ space: UnsafePointer<CChar>?) -> FeedElement {
    if let space {
      return FeedElement(
        name, space: space == core ? .core : FeedSpace(uri: String(cString: space)))
    }
    guard let colon = name.firstIndex(of: ":") else { return FeedElement(name, space: .core) }
    let local = String(name[name.index(after: colon)...])
    return FeedElement(local, space: FeedSpace(prefix: name[..<colon]))
  }
}
