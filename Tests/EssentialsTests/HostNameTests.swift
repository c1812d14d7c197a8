import Essentials
import Testing

struct HostNameTests {
  @Test(arguments: [
    ("a.org", "a.org"), ("A.Org", "a.org"), ("bücher.example", "xn--bcher-kva.example"),
    ("BU\u{308}CHER.example", "xn--bcher-kva.example"), ("ＡＢ。org", "ab.org"),
    ("例え.テスト", "xn--r8jz45g.xn--zckzah"), ("a_b.org", "a_b.org"), ("℀.org", nil), ("a b", nil),
    ("か\u{3099}.example", "xn--v8j.example"), ("\u{AD}.org", nil), ("", nil),
    ("⛺️.example", "xn--pbi.example"),
  ])
  func `a name is in ASCII, or is no name`(name: String, expected: String?) {
    #expect(HostName.ascii(name) == expected)
  }

  @Test(arguments: ["http://a%20b/", "http://a%2Fb/", "http://a／b/", "http://a＠b/", "http://a%00/"])
  func `an address whose host is none is none`(text: String) {
    #if !canImport(Darwin)
      if let url = URL(string: text) { #expect(url.withHostInASCII == nil) }
    #endif
  }

  @Test(arguments: [
    ("http://bücher.example/ü", "http://xn--bcher-kva.example/%C3%BC"),
    ("http://b%C3%BCcher.example:81/", "http://xn--bcher-kva.example:81/"),
    ("http://[::1]:80/a", "http://[::1]:80/a"), ("file:///a", "file:///a"), ("/a", "/a"),
    ("http://me:x@ＬＯＣＡＬＨＯＳＴ/a", "http://me:x@localhost/a"),
  ])
  func `an address is asked for with its host in ASCII`(text: String, expected: String) {
    #expect(URL(string: text)?.withHostInASCII?.absoluteString == expected)
  }
}
