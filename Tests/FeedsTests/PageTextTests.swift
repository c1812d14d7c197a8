import Feeds
import Foundation
import Testing

@Suite struct PageTextTests {
  @Test(arguments: PageFixture.names)
  func `the article of a page comes out, and little else`(name: String) throws {
    let figures = try PageFixture(named: name).figures()
    #expect(figures.found >= 0.9, "\(name): \(figures.found) of the article came out")
    #expect(figures.foreign <= 0.1, "\(name): \(figures.foreign) of the result is foreign")
  }

  private let address = URL(filePath: "/")

  private func content(_ page: String) throws(PageTextError) -> PostContent {
    try PageText.content(of: Array(page.utf8), charset: nil, address: url("https://a.org/b/c"))
  }

  private func url(_ text: String) -> URL { URL(string: text) ?? address }

  private let prose = String(
    repeating: "<p>One sentence, which is long enough to be read as prose.</p>", count: 5)

  @Test(arguments: [
    ("", PageTextError.empty), (" \n ", .empty), ("%PDF-1.7 x", .notPage(kind: "a PDF document")),
    (
      "<title>App</title><div id=root></div><script src=a.js></script>"
        + "<noscript>You need to enable JavaScript to run this app.</noscript>", .needsJavaScript
    ),
    ("<title>App</title><div id=app></div><script src=a.js></script>", .needsJavaScript),
    (
      "<h1>Log in</h1><p>Log in to go on reading.</p><form><input type=email><input type=password></form>",
      .asksFirst
    ),
    (
      "<h1>Before you continue</h1><p>We use cookies.</p><form><button>Accept all</button></form>",
      .asksFirst
    ),
    (
      "<title>Just a moment...</title><p>Checking your browser before you enter.</p>", .asksFirst
    ),
    ("<ul><li><a href=1>One</a></li><li><a href=2>Two</a></li></ul>", .noArticle),
    ("<html><body></body></html>", .noArticle),
  ])
  func `a page without text has an error that names the cause`(page: String, error: PageTextError) {
    #expect(throws: error) { try content(page) }
    // What can be done about it stands beside it on the screen.
    #expect(error.errorDescription?.contains(";") == false)
  }

  @Test func `relative links start at the base of the page`() throws {
    #expect(try content(prose).base == url("https://a.org/b/c"))
    #expect(try content("<base href='/x/'>" + prose).base == url("https://a.org/x/"))
    #expect(try content("<base href='javascript:x'>" + prose).base == url("https://a.org/b/c"))
  }

  @Test func `the charset of the transport and of the page is used`() throws {
    let text =
      Array(
        "<p>A Caf\u{E9}, in which one may sit and read a long text, ".unicodeScalars.map {
          UInt8($0.value)
        }) + Array(prose.dropFirst(3).utf8)
    let meta = Array("<meta charset=iso-8859-1>".utf8) + text
    for (page, charset) in [(text, "iso-8859-1"), (meta, nil)] {
      let content = try PageText.content(of: page, charset: charset, address: address)
      #expect(content.source.contains("Café"))
    }
  }

  @Test func `a short post below a form to sign in is text`() throws {
    let form = "<form><input name=user><input type=password><button>Log in</button></form>"
    let note = "<p>This site is protected by reCAPTCHA.</p>"
    let content = try content("<title>A post</title>" + form + prose + note)
    #expect(content.source.contains("One sentence"))
    #expect(!content.source.contains("password"))
  }

  @Test(arguments: [
    "form", "div hidden", "div style='display:none'",
    "div class=comments style='visibility: hidden'",
    "article hidden", "form id=a title='>'",
  ])
  func `what holds the page is shown, though the page hides it`(start: String) throws {
    let end = start.prefix { $0 != " " }
    for page in [
      "<body><\(start)>\(prose)</\(end)>", "<main><\(start)>\(prose)</\(end)>\(prose.prefix(66))",
    ] {
      let text = try content(page + "<form></form>").article.text
      #expect(text.components(separatedBy: "One sentence").count > 5, "\(page)\n\(text)")
    }
  }

  @Test func `plain text stays plain`() throws {
    let content = try content("A text file.\n\nWith a < b.")
    #expect(content.form == .plain)
    #expect(content.article.blocks.count == 2)
  }

  @Test(arguments: [
    "<div>", "</div>", "<p>a, b", "<article>", "<li><a href=x>y", "<table><tr><td>",
    "<section class=comment>",
    "<div class='a-b-c d e'>", "<x-y>", "<a href=x>", "<h1>a", "<!--", "<script>", "<form>", "&",
    "<article>a, b",
    "<div itemprop=articleBody>x</p>", "<pre>", "<svg>", "<main>",
  ])
  func `no page makes it fail or run without end`(piece: String) {
    let flood = String(repeating: piece, count: 30_000 / piece.utf8.count)
    for page in [flood, prose + flood, flood + prose] {
      do {
        _ = try content(page).article
      } catch {
        #expect(error.errorDescription != nil)
      }
    }
  }
}
