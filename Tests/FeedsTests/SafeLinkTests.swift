import Foundation
import Testing

@testable import Feeds

@Suite struct SafeLinkTests {
  @Test(arguments: [
    ("https://a.org/b?c=d#e", "https://a.org/b?c=d#e"), ("HTTP://A.Org", "http://a.org/"),
    ("  https://a.org/x y\n", "https://a.org/x%20y"),
    ("https://a.org/a\tb\nc", "https://a.org/abc"),
    ("https://a.org/é\"<>`{}|^'", "https://a.org/%C3%A9%22%3C%3E%60%7B%7D%7C%5E'"),
    ("https://a.org/%zz%41%", "https://a.org/%25zz%41%25"),
    ("https://a.org/\u{202E}x\u{200B}", "https://a.org/x"),
    ("https://a.org/\u{1B}[31mx", "https://a.org/x"),
    ("https://me:secret@a.org/", "https://a.org/"),
    ("https://good.org@a.org/", "https://a.org/"),
    ("https://good.org\\@a.org/", "https://good.org/@a.org/"),
    ("https:\\\\a.org\\b", "https://a.org/b"), ("https://a.org:8080/x", "https://a.org:8080/x"),
    ("https://[2001:DB8::1]:80/", "https://[2001:db8::1]:80/"), ("http:///a.org/", "http://a.org/"),
    ("https://a.org/a/../b/./c/..", "https://a.org/b/"),
    ("https://a.org/../../%2e%2E/x", "https://a.org/x"),
    ("https://bücher.example/", "https://xn--bcher-kva.example/"),
    ("https://аpple.com/", "https://xn--pple-43d.com/"),
    ("https://ＡＢ。org/", "https://ab.org/"), ("https://例え.テスト/", "https://xn--r8jz45g.xn--zckzah/"),
    ("https://BÜCHER.example", "https://xn--bcher-kva.example/"),
    ("https://BU\u{308}CHER.example", "https://xn--bcher-kva.example/"),
    ("https://a.org?x", "https://a.org/?x"),
    ("mailto:a@b.org", "mailto:a@b.org"), ("//a.org/x", "https://a.org/x"),
    ("MAILTO:a@b.org?subject=x y&attach=/etc/passwd&body=z", "mailto:a@b.org?subject=x%20y&body=z"),
  ])
  func `what is safe to open is made plain`(text: String, expected: String) {
    #expect(SafeLink.link(text) == expected)
    #expect(SafeLink.link(expected) == expected)
  }

  @Test(arguments: [
    "", " ", "javascript:alert(1)", "java\tscript:alert(1)", " \u{1}javascript:x", "JaVaScRiPt:x",
    "data:text/html,x",
    "file:///etc/passwd", "ftp://a.org/", "vbscript:x", "tel:1", "a.org/x", "/x",
    "http:", "http://",
    "https://@/", "https://a b.org/", "https://a%2eb.org/", "https://a.org:99999/",
    "https://a.org:x/", "https:a.org",
    "https://[::1/", "https://[zz]/", "https://℀.org/", "https://.../", "mailto:", "mailto:x",
    "mailto:-x@b.org",
    "https://-a.org/", "localhost:80", "C:\\x",
    "https://a.org/" + String(repeating: "x", count: 2_000),
    "https://a.org/" + String(repeating: "é", count: 400), "https://a\u{0}:b:c/",
  ])
  func `what is not safe is refused`(text: String) { #expect(SafeLink.link(text) == nil) }

  @Test(arguments: [
    ("c", "https://a.org/x/c"), ("/c", "https://a.org/c"), ("//b.org/c", "https://b.org/c"),
    ("../c", "https://a.org/c"),
    ("../../../c", "https://a.org/c"), ("?d", "https://a.org/x/y?d"),
    ("#f", "https://a.org/x/y?q#f"),
    ("./", "https://a.org/x/"), ("http://b.org", "http://b.org/"), ("c:d", nil),
    ("./c:d", "https://a.org/x/c:d"),
    ("javascript:x", nil), ("\\\\b.org\\c", "https://b.org/c"), ("", nil),
  ])
  func `a relative address is meant from its page`(text: String, expected: String?) {
    #expect(SafeLink.link(text, base: URL(string: "https://u:p@a.org/x/y?q#z")) == expected)
    #expect(SafeLink.link("c", base: URL(string: "file:///x/y")) == nil)
  }
}
