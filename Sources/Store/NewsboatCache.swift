import Essentials
import Feeds

/// The posts that newsboat keeps in its `cache.db`, which is only read.
public struct NewsboatCache: Sendable {
  private let path: String

  /// - Parameter path: Of the file, which need not be there: then there are no posts.
  public init(path: String) { self.path = path }

  /// The posts of each feed, by its address as newsboat's list has it; the newest of a feed is first.
  public func posts() throws(StoreError) -> [String: [MarkedItem]] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    do {
      let database = try Database(path: path, isReadOnly: true)
      let rows = try database.statement(
        """
        SELECT feedurl, guid, title, url, pubDate, author, content, enclosure_url, enclosure_type, unread, flags,
          deleted
        FROM rss_item ORDER BY pubDate DESC, id DESC
        """
      ).all { row in (row.text(0), MarkedItem(newsboat: row)) }
      return Dictionary(grouping: rows, by: \.0).mapValues { $0.map(\.1) }
    } catch {
      throw StoreError(error, path: path)
    }
  }
}

extension MarkedItem {
  fileprivate init(newsboat row: Statement) {
    let link = SafeLink.link(row.text(3))
    let seconds = row.number(4)
    var item = FeedItem(
      id: Self.id(row.text(1), link: row.text(3)),
      title: TextCleaner.clean(row.text(2), lines: .one),
      content: PostContent(row.text(6), form: .html, base: link.flatMap { URL(string: $0) }),
      link: link, date: seconds > 0 ? Date(timeIntervalSince1970: Double(seconds)) : nil)
    let author = TextCleaner.clean(row.text(5), lines: .one)
    item.author = author.isEmpty ? nil : author
    item.attachments =
      SafeLink.link(row.text(7)).map { address in
        [Attachment(address: address, type: TextCleaner.clean(row.text(8), lines: .one))]
      } ?? []
    self.init(
      item, isRead: row.number(9) == 0, isStarred: !row.text(10).isEmpty,
      isRemoved: row.isTrue(11))
  }

  /// Where a feed gives no id, newsboat takes the link and the date as it is written; here it is the link.
  private static func id(_ guid: String, link: String) -> String {
    guard !link.isEmpty, guid.hasPrefix(link), guid.utf8.count > link.utf8.count,
      FeedDate.date(String(guid.dropFirst(link.count))) != nil
    else { return guid }
    return link
  }
}
