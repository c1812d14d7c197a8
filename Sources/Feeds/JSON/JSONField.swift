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
  case version
  case homepage
  case items
  case name
  case other

  /// The field of a name in quotation marks.
  ///
  /// Told apart by length first: this is asked for each field of each post.
  init(_ name: JSONString, in scanner: JSONScanner) {
    func reads(_ word: StaticString) -> Bool { scanner.reads(word, at: name.range) }
    switch name.range.count {
    case 2: self = reads("id") ? .id : .other
    case 3: self = reads("url") ? .link : .other
    case 4:
      self =
        reads("body")
        ? .body
        : reads("link")
          ? .link
          : reads("date")
            ? .published
            : reads("name") ? .name : .other
    case 5: self = reads("title") ? .title : reads("items") ? .items : .other
    case 6: self = reads("author") ? .author : .other
    case 7:
      self =
        reads("authors")
        ? .author : reads("summary") ? .summary : reads("version") ? .version : .other
    case 9: self = reads("published") ? .published : .other
    case 10: self = reads("created_at") ? .published : reads("updated_at") ? .modified : .other
    case 11: self = reads("attachments") ? .attachments : .other
    case 12:
      self =
        reads("content_html")
        ? .html
        : reads("content_text")
          ? .text
          : reads("published_at") ? .published : reads("external_url") ? .outsideLink : .other
    case 13: self = reads("home_page_url") ? .homepage : reads("date_modified") ? .modified : .other
    case 14: self = reads("date_published") ? .published : .other
    default: self = .other
    }
  }
}
