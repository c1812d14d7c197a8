import Feeds

extension FeedItem {
  /// The start of the text as one paragraph, up to 300 bytes.
  var preview: String {
    var end = body.utf8.prefix(300).endIndex
    // Not between the scalars of one character.
    while end > body.startIndex, end.samePosition(in: body) == nil {
      end = body.utf8.index(before: end)
    }
    // By bytes: by characters this alone took a tenth of a refresh.
    let lines = body[..<end].utf8.split(separator: UInt8(ascii: "\n"))
    return lines.map(Substring.init).joined(separator: " ")
  }

  /// Changes when anything changes that is kept of it.
  var hash: Int64 {
    var hash = StoreHash()
    hash.add(title)
    hash.add(body)
    hash.add(link)
    hash.add(author)
    hash.add(links)
    hash.add(UInt64(bitPattern: date?.milliseconds ?? .min))
    return hash.value
  }
}
