/// How the posts of a list are read from the store: by an index that leads to the first of them at once, however many
/// posts there are.
struct ListQuery {
  /// What is true of each post of the list, in SQL.
  let condition: String
  let order: PostOrder
  /// How many posts meet the condition, and how many an index by order alone leads to.
  private let matches: Int
  private let candidates: Int
  /// The indices: by order, and by what the condition says.
  private let ordered: String
  private let matching: String?
  /// Whether the condition itself leads to the few posts that meet it.
  private let isOfFew: Bool

  /// Posts that are sorted rather than met in their order.
  private static let fewest = 10_000

  static let columns =
    """
    id, source, title, preview, link, coalesce(published, arrived), read, starred,
      CASE WHEN media & \(PostMedia.audio.bit ?? 0) THEN (SELECT links FROM text WHERE text.post = post.id) END
    """

  /// - Parameters:
  ///   - condition: That of the filter.
  ///   - sources: The numbers of the only sources, where the list has some only.
  init(
    _ condition: String, _ filter: PostFilter, _ arrangement: ListArrangement, sources: [Int64]?,
    in database: Database
  ) throws {
    let isUnread = arrangement.hidesRead || filter == .unread
    self.condition = arrangement.hidesRead ? condition + " AND read = 0" : condition
    order = arrangement.order
    isOfFew = filter == .downloads
    func sum(_ column: String, _ place: String) throws -> Int {
      Int(try database.number("SELECT total(\(column)) FROM source\(place)") ?? 0)
    }
    let place = sources.map { " WHERE id IN (\($0.map(String.init).joined(separator: ",")))" } ?? ""
    let column = filter == .starred ? "starred" : isUnread ? "unread" : "total"
    matches = try sum(column, place)
    if order == .title {
      ordered = "post_by_title"
      candidates = try sum("total", "")
    } else if sources?.count == 1 {
      ordered = isUnread ? "post_unread_of_source" : "post_of_source"
      candidates = matches
    } else {
      ordered =
        filter == .starred ? "post_starred" : isUnread ? "post_unread" : "post_of_all"
      candidates = try sum(column, "")
    }
    matching =
      sources != nil
      ? isUnread ? "post_unread_of_source" : "post_of_source"
      : filter == .starred ? "post_starred" : isUnread ? "post_unread" : nil
  }

  /// The statement, with its limit as the parameter; posts that rules have hidden are left out.
  var sql: String {
    let condition = "\(condition) AND hidden = 0"
    let end = "ORDER BY \(order.sql) LIMIT ?1"
    if isOfFew {
      return "SELECT \(Self.columns) FROM post NOT INDEXED WHERE \(condition) \(end)"
    }
    guard let matching, matching != ordered, matches < max(Self.fewest, candidates / 8) else {
      return "SELECT \(Self.columns) FROM post INDEXED BY \(ordered) WHERE \(condition) \(end)"
    }
    return """
      SELECT \(Self.columns) FROM post WHERE id IN (
        SELECT id FROM post INDEXED BY \(matching) WHERE \(condition) \(end))
      ORDER BY \(order.sql)
      """
  }
}

extension ListQuery {
  /// The statement for the ids of all posts, in any order.
  var sqlOfIDs: String {
    let index = isOfFew ? "NOT INDEXED" : "INDEXED BY \(matching ?? ordered)"
    return "SELECT id FROM post \(index) WHERE \(condition) AND hidden = 0"
  }

  /// The statement for the posts of one source, with its number and the limit as parameters.
  var sqlOfSource: String {
    """
    SELECT \(Self.columns) FROM post WHERE \(condition) AND hidden = 0 AND source = ?1
      ORDER BY \(order.sql) LIMIT ?2
    """
  }
}

extension PostOrder {
  /// The posts of one source by its title are those of it, the newest first.
  var sql: String {
    switch self {
    case .newest, .source: "place DESC, id DESC"
    case .oldest: "place, id"
    case .title: "title COLLATE NOCASE, id"
    }
  }
}
