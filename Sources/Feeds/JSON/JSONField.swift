/// The names that mean something in a list of posts or in a JSON Feed.
enum JSONField {
  case id
  case title
  case body
  case html
  case text
  case summary
  case link
  case outsideLink
  case published
  case modified
  case author
  case attachments
  case tags
  case type
  case size
  case seconds
  case version
  case homepage
  case items
  case name
  case other
}

extension JSONScanner {
  /// The field of a name that was found.
  ///
  /// Told apart by length first: this is asked for each field of each post.
  func field(of name: JSONString) -> JSONField {
    let range = name.range
    switch range.count {
    case 2: return reads("id", at: range) ? .id : .other
    case 3: return reads("url", at: range) ? .link : .other
    case 4: return shortField(at: range)
    case 5: return reads("title", at: range) ? .title : reads("items", at: range) ? .items : .other
    case 6...9: return middleField(at: range)
    case 10...14: return longField(at: range)
    case 19: return reads("duration_in_seconds", at: range) ? .seconds : .other
    default: return .other
    }
  }

  private func shortField(at range: Range<Int>) -> JSONField {
    if reads("body", at: range) { return .body }
    if reads("link", at: range) { return .link }
    if reads("date", at: range) { return .published }
    if reads("tags", at: range) { return .tags }
    return reads("name", at: range) ? .name : .other
  }

  private func middleField(at range: Range<Int>) -> JSONField {
    if reads("author", at: range) || reads("authors", at: range) { return .author }
    if reads("summary", at: range) { return .summary }
    if reads("version", at: range) { return .version }
    if reads("mime_type", at: range) { return .type }
    return reads("published", at: range) ? .published : .other
  }

  private func longField(at range: Range<Int>) -> JSONField {
    if reads("content_html", at: range) { return .html }
    if reads("content_text", at: range) { return .text }
    if reads("date_published", at: range) || reads("published_at", at: range) { return .published }
    if reads("created_at", at: range) { return .published }
    if reads("date_modified", at: range) || reads("updated_at", at: range) { return .modified }
    if reads("size_in_bytes", at: range) { return .size }
    if reads("external_url", at: range) { return .outsideLink }
    if reads("attachments", at: range) { return .attachments }
    return reads("home_page_url", at: range) ? .homepage : .other
  }
}
