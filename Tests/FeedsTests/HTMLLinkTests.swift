import Foundation
import Testing

@testable import Feeds

@Suite struct HTMLLinkTests {
  @Test func `links are numbered, and one address has one number`() {
    let html =
      "<a href='https://a.org/'>A</a>, <a href='/b'>B</a>, <a href=https://a.org/>again</a>"
    let article = article(html, base: "https://x.org/p/")
    #expect(article.text == "A [1], B [2], again [1]")
    #expect(article.links.map(\.address) == ["https://a.org/", "https://x.org/b"])
    #expect(article.links.map(\.words) == ["A", "B"])
  }

  @Test(arguments: [
    ("<a href='https://a.org/'>https://a.org/</a> x", "https://a.org/ x", ["https://a.org/"]),
    ("<a href='https://a.org/'>https://a.org</a>", "https://a.org", ["https://a.org/"]),
    ("<a href='mailto:a@b.org'>a@b.org</a>", "a@b.org", ["mailto:a@b.org"]),
    ("<a href='https://a.org/b'>a.org/b</a>", "a.org/b [1]", ["https://a.org/b"]),
    ("a <a href='https://a.org/'></a><a href='https://b.org/'> </a>b", "a b", []),
    ("<a name='x'>a</a> <a name='y'/>b", "a b", []), ("<a href='#n'>x</a>", "x", []),
    ("<a href='javascript:x()'>a</a> <a href='data:,x'>b</a>", "a b", []),
    ("<a href='/x'>a</a>", "a", []),
    ("<a href='https://a.org/'><b>a</b> b</a>c", "a b [1]c", ["https://a.org/"]),
    ("<a href='https://a.org/'><p>a</p></a>b", "a [1]\n\nb", ["https://a.org/"]),
    ("<a href='https://a.org/?a=1&amp;b=2'>a</a>", "a [1]", ["https://a.org/?a=1&b=2"]),
    (
      "<a href='https://a.org/'>a<a href='https://b.org/'>b</a>", "a [1]b [2]",
      ["https://a.org/", "https://b.org/"]
    ),
  ])
  func `links that are empty, unsafe or plain`(html: String, expected: String, links: [String]) {
    #expect(article(html).text == expected)
    #expect(article(html).links.map(\.address) == links)
  }

  @Test(arguments: [
    ("a <img alt='x  y' src=i.png> b", "a\n[image: x y]\nb", []),
    ("a <img src=i.png> b", "a\n[image]\nb", []),
    ("<p><img src=i.png></p>", "[image]", []), ("<img width=1 height=1 alt=t>", "", []),
    ("hi <img class=emoji alt='😀'>", "hi 😀", []),
    ("<a href='https://a.org/'><img alt=x></a>", "[image: x] [1]", ["https://a.org/"]),
    ("a <a href='https://a.org/'><img></a>", "a\n[image] [1]", ["https://a.org/"]),
    ("<img alt='\u{1B}[31m\u{202E}x&#27;y'>", "[image: x]", []),
  ])
  func `images are told by their words`(html: String, expected: String, links: [String]) {
    #expect(article(html).text == expected)
    #expect(article(html).links.map(\.address) == links)
  }

  @Test(arguments: [
    (
      "<video src='https://a.org/v.mp4'>no video</video>", "[video: a.org] [1]",
      ["https://a.org/v.mp4"]
    ),
    (
      "<audio><source src='https://a.org/1.ogg'><source src='https://a.org/2.mp3'>none</audio>x",
      "[audio: a.org] [1]\n\nx", ["https://a.org/1.ogg"]
    ),
    (
      "<iframe title='Talk' src='//a.org/e'><p>x</p></iframe>b", "[embedded: Talk] [1]\n\nb",
      ["https://a.org/e"]
    ),
    ("<iframe src='javascript:x'></iframe><video></video>a", "a", []),
    ("<iframe src='https://a.org/'/>b", "[embedded: a.org] [1]\n\nb", ["https://a.org/"]),
    ("<picture><source srcset=x><img alt=abc></picture>", "[image: abc]", []),
  ])
  func `media are links`(html: String, expected: String, links: [String]) {
    #expect(article(html).text == expected)
    #expect(article(html).links.map(\.address) == links)
  }

  @Test(arguments: [
    ("a <b>b</b> &amp; c", "a b & c"), ("a < b", "a < b"), ("Use <T> generics", "Use <T> generics"),
    ("Array<Int>, Map<K, V>", "Array<Int>, Map<K, V>"), ("if a<b && c>d", "if a<b && c>d"),
    ("<p>a</p>\n<p>b</p>", "a b"), ("<a href='https://a.org/'>a</a>", "a"), ("a<br>b", "a b"),
    ("  plain \u{1B}[31mred ", "plain red"), ("x</T></b>", "x</T>"), ("<!-- c -->a", "a"),
    ("<em>a</em>: <img src=x>", "a:"), ("a <", "a <"), ("a <b", "a <b"), ("&lt;b&gt;", "<b>"),
  ])
  func `a title is one line and keeps what is no tag`(html: String, expected: String) {
    #expect(HTMLText.line(of: html) == expected)
  }

  @Test func `the words of a link are one line, and a text has no white space around it`() {
    let link = article("<a href='https://a.org/'>one<br><br>two</a>")
    #expect(link.links.map(\.words) == ["one two"])
    for html in [
      "<ul><li><table><tr><td><img width=9><td> </table>", "x<blockquote><img src=x alt=' '>",
    ] {
      let text = text(html)
      #expect(text == TextCleaner.clean(text, lines: .many))
    }
  }
}
