import Foundation
import Testing

@testable import Feeds

/// What HTML says, parsed.
func article(_ html: String, base: String? = nil) -> Article {
  PostContent(html, form: .html, base: base.flatMap { URL(string: $0) }).article
}

/// The text of HTML without styles.
func text(_ html: String, base: String? = nil) -> String { article(html, base: base).text }

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("a <b>b</b> &amp; c &#8217; &eacute;", "a b & c ’ é"), ("plain", "plain"),
    ("a < b", "a < b"), ("a <", "a <"), ("1 &lt; 2 & 3", "1 < 2 & 3"),
    ("AT&T &unknown; &", "AT&T &unknown; &"),
    ("&#x1F3D5;&#8203;&nbsp;x", "🏕 x"), ("&#146;&#x80;&#155;", "’€›"),
    ("a&#0;b&#xD800;c", "a\u{FFFD}b\u{FFFD}c"),
    ("&lt;p&gt;not twice&lt;/p&gt;", "<p>not twice</p>"), ("&amp;lt;", "&lt;"),
    ("<p>\u{1B}[31mred&#27;[0m</p>", "red"), ("a&#27;]0;x&#7;b", "ab"),
    ("a&#x202E;b\u{202E}c&#8206;d", "abcd"),
    ("a\u{0}b<p>c\u{8}d", "ab\n\ncd"), ("Café 前哨 👩\u{200D}🚀<br>", "Café 前哨 👩\u{200D}🚀"),
  ])
  func `entities are decoded first and then the text is cleaned`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("<p>a</p><p>b</p>", "a\n\nb"), ("<p>a<p>b", "a\n\nb"), ("a<p>b</p>c", "a\n\nb\n\nc"),
    ("<p> </p><p>&nbsp;</p><p>a</p><p><br></p><p>b</p>", "a\n\nb"),
    ("<div>a</div><div>b</div>", "a\nb"), ("<div><div><p>a</p></div></div><div>b</div>", "a\n\nb"),
    ("<h1>T</h1>a<h2>U</h2>b", "T\n\na\n\nU\n\nb"), ("a<br>b<br/>c", "a\nb\nc"),
    ("a<br><br><br><br>b", "a\n\nb"), ("<br>a<br>", "a"), ("a<br><p>b", "a\n\nb"),
    ("a<hr>b", "a\n\n───\n\nb"), ("<section>a</section><footer>b</footer>", "a\nb"),
    ("<details><summary>S</summary>a</details>b", "S\n  a\n\nb"),
    ("<figure><img alt='A'><figcaption>c</figcaption></figure>", "[image: A] · c"),
    ("<blah>a</blah> <x-y>b</x-y>", "a b"), ("", ""), ("<p>", ""), (" \n ", ""), ("&nbsp;<br>", ""),
    ("a\n\nb", "a\n\nb"), ("a\n\nb &amp;", "a\n\nb &"),
    ("a < b\n  c &nbsp; d\r\ne", "a < b\nc d\ne"),
    ("a\n\nb<br>", "a b"),
  ])
  func `blocks stand on lines of their own`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("<p>a \n\t b</p>", "a b"), ("<b>a </b> b", "a b"), ("<b>a</b><i>b</i>", "ab"),
    ("<i> a</i>", "a"),
    ("a <b> b </b> c", "a b c"), ("<p>a </p> <p> b</p>", "a\n\nb"), ("<p>a&nbsp;&nbsp;b", "a b"),
    ("a&nbsp;b", "a b"), ("<pre>a&nbsp;b©</pre>", "a b©"),
    ("a<b>\n</b>b", "a b"), ("a <br> b", "a\nb"), ("a<!-- x -->b<!---->c<!-->d", "abcd"),
    ("<span>a</span>\n<span>b</span>", "a b"), ("one<wbr>word", "oneword"),
  ])
  func `white space collapses across tags as in a browser`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("<ul><li>a<li>b</ul>", "• a\n• b"), ("<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"),
    ("x<ul><li>a</li></ul>y", "x\n\n• a\n\ny"),
    ("<ol start=3><li>a<li value=7>b<li>c</ol>", "3. a\n7. b\n8. c"),
    (
      "<ul><li>a<ul><li>b</li><li>c<ol><li>d</li></ol></li></ul></li><li>e</li></ul>",
      "• a\n  • b\n  • c\n    1. d\n• e"
    ),
    ("<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>", "• a\n\n  b\n• c"),
    ("<ul> <li> a<br>b </li> </ul>", "• a\n  b"), ("<ul><li></li><li>a</li></ul>", "• a"),
    ("<ul><li><ul><li>a</ul></ul>", "• a"),
    ("<li>a<li>b", "• a\n• b"), ("<ul><li><blockquote>q</blockquote></ul>", "• > q"),
    ("<dl><dt>T</dt><dd>d</dd><dt>U<dd>e</dl>", "T\n  d\nU\n  e"),
  ])
  func `lists have marks and nest`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("a<blockquote>b<br>c</blockquote>d", "a\n\n> b\n> c\n\nd"),
    ("<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"),
    ("<blockquote>a<blockquote>b</blockquote>c</blockquote>", "> a\n>\n> > b\n>\n> c"),
    ("<blockquote><ul><li>a<li>b</ul></blockquote>", "> • a\n> • b"),
  ])
  func `quotes have a mark on each line`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("<pre>\nif a {\n  b\n\n\n}\n</pre>x", "if a {\n  b\n\n\n}\n\nx"),
    ("x<pre><code>a  b\n\tc</code></pre>", "x\n\na  b\n    c"),
    ("use <code>a  b</code>", "use a b"),
    ("<ul><li><pre>a\n b</pre></ul>", "• a\n   b"), ("<pre>a &lt;b&gt;\r\nc</pre>", "a <b>\nc"),
  ])
  func `code keeps its lines and its spaces`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>", "A | B\n1 | 2"),
    (
      "x<table><caption>C</caption><tbody> <tr> <td>1 </td> <td> 2</td></tr></table>y",
      "x\n\nC\n1 | 2\n\ny"
    ),
    (
      "<table><tr><td></td><td>A</td></tr><tr><td>b</td><td></td><td>c</td><td></td></table>",
      "| A\nb | | c"
    ),
    ("<table><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td>c</table>", "a | b\nc"),
    ("<table><tr><td></td><td> </td></tr></table>a", "a"),
    ("<table><tr><td><p>a</p><p>b</p></td></tr></table>", "a\n\nb"),
  ])
  func `tables are told row by row`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("<script>var a = '<p>';</script>a", "a"),
    ("<&#98;>a", "<b>a"), ("<&#33;--a", "<!--a"), ("<&#115;cript>a", "<script>a"),
    ("<\u{1}b>a", "<b>a"), ("<&#1;b>a", "<b>a"), ("a && &b &# &#65 &#x42;", "a && &b &# A B"),
    ("&#60;b&#62; &#38;amp;", "<b> &amp;"),
    ("<style>p { }</style>a<template><p>b</template>", "a"),
    ("<html><head><title>T</title><meta charset=latin1></head><body>é</body></html>", "é"),
    ("a<p hidden>b</p><p style='Display : none'>c</p>d", "a\n\nd"), ("a<SCRIPT>b</sCript >c", "ac"),
    ("a<script src='x'/><p>b", "a\n\nb"), ("<svg><title>t</title><text>x</text></svg>a", "a"),
    ("a<!-- never closed <p>b", "a"), ("a<script>never closed", "a"),
    ("<!DOCTYPE html><?xml a?>a", "a"),
    ("<select><option>a</select>b", "b"), ("<![CDATA[<p>a</p>]]>", "a"),
    ("<!--[if mso]><p>x</p><![endif]-->a<![if !mso]>b<![endif]>", "ab"),
  ])
  func `what a browser does not show is gone`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("x<sup>2</sup> H<sub>2</sub>O", "x² H₂O"), ("10<sup>-3</sup>", "10⁻³"),
    ("the 1<sup>st</sup>", "the 1st"),
    ("e<sup>ix</sup>", "e^(ix)"), ("x<sup>-y</sup>", "x^(-y)"), ("word<sup>*</sup>", "word*"),
    ("2<sup>a + b</sup>", "2^(a + b)"), ("a<sub>i</sub>", "a_i"),
    ("<del>a</del><ins>b</ins>", "~~a~~b"),
    ("say <q>a</q>", "say “a”"), ("<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>", "漢(kan)"),
    ("<sup></sup><del> </del>a", "a"), ("<del>a <s>b</s></del>", "~~a b~~"),
  ])
  func `raised, lowered and struck words can be told from others`(html: String, expected: String) {
    #expect(text(html) == expected)
  }
}
