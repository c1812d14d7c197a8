import Testing

@testable import Store

/// The language of queries: what it means, and what is said of what it cannot mean.
struct QueryParserTests {
  @Test func `terms beside one another are all wanted, and "or" parts them`() throws {
    let query = try PostQuery(#"title:swift or source:"Swift.org" unread age<7d"#)
    #expect(
      query.term
        == .either([
          .text("swift", .title, isPhrase: false),
          .both([
            .source("Swift.org", isPhrase: true), .flag(.unread),
            .newer(milliseconds: 7 * 86_400_000),
          ]),
        ]))
    #expect(query.words == ["swift"])
  }

  @Test func `parentheses and "not" bind before "and"`() throws {
    #expect(
      try PostQuery("not (a OR b) AND has:audio tag:x").term
        == .both([
          .not(
            .either([.text("a", .any, isPhrase: false), .text("b", .any, isPhrase: false)])),
          .has(.audio), .tag("x"),
        ]))
    #expect(try PostQuery("not not is:read").term == .not(.not(.flag(.read))))
  }

  @Test(arguments: [
    "6.3.1", "e-mail", "100%", "C++", "std::vector", "https://example.org/", "12:30", "Re:", "read",
    "And", "a<b", "aged", "audio", "日本語",
  ])
  func `a plain word is a word`(text: String) throws {
    #expect(try PostQuery(text).term == .text(text, .any, isPhrase: false))
  }

  @Test(arguments: [
    ("\"unread\"", QueryTerm.text("unread", .any, isPhrase: true)), ("", .all), (" \t", .all),
    ("starred", .flag(.starred)), ("TITLE:x", .text("x", .title, isPhrase: false)),
    ("text:\"a b\"", .text("a b", .text, isPhrase: true)), ("link:a:b", .link("a:b")),
    ("folder:News/Swift", .folder("News/Swift")), ("age>2y", .older(milliseconds: 63_072_000_000)),
    ("has:link", .has(.link)), ("author:x", .text("x", .author, isPhrase: false)),
  ])
  func `a term means one thing`(text: String, term: QueryTerm) throws {
    #expect(try PostQuery(text).term == term)
  }

  @Test(arguments: [
    ("\"open", 1, "the quote is not closed"), ("a (b", 3, "the ( is not closed"),
    ("a b)", 4, "there is no ( for this )"), ("a ()", 3, "nothing stands in the parentheses"),
    ("(", 1, "the ( is not closed"),
    ("a or", 3, "or needs something behind it; in quotes it is a word"),
    ("or a", 1, "or needs something before it; in quotes it is a word"),
    ("(not)", 2, "not needs something behind it; in quotes it is a word"),
    ("a and", 3, "and needs something behind it; in quotes it is a word"),
    ("x titel:swift", 3, "no field titel:; did you mean title?"),
    ("title:", 7, "title: needs a word behind it"),
    ("a title:\"\"", 9, "title: needs a word behind it"),
    ("title:\"a", 7, "the quote is not closed"),
    ("is:unred", 4, "no is:unred; did you mean unread?"),
    ("has:sound", 5, "no has:sound; there are audio, picture, video, link"),
    ("é age<7", 7, "age needs a number and h, d, w, m or y, as age<7d"),
    ("age<9999999d", 5, "age needs a number and h, d, w, m or y, as age<7d"),
  ])
  func `what cannot be meant is told with its column`(text: String, column: Int, message: String) {
    #expect(throws: QueryError(column: column, message: message)) { try PostQuery(text) }
  }

  @Test func `a text of any length ends in a query or an error`() {
    for part in ["(", "not ", "a ", "\"", "a or ", ")"] {
      let text = String(repeating: part, count: 20_000)
      #expect(throws: QueryError.self) { try PostQuery(text) }
    }
  }
}
