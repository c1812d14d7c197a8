import Foundation
import Testing

@testable import Feeds

@Suite struct ArticleTests {
  @Test(arguments: [
    (
      "<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>",
      ["h1: a", "h2: b", "h3: c", "h4: d", "h5: e", "h6: f"]
    ),
    ("a<hr>b", ["a", "rule: ", "b"]),
    (
      "<dl><dt>a<dt>b<dd>c<dd><p>d<p>e</dl>",
      ["term: a", "term: b", "description: c", "description: d", "description: e"]
    ),
    ("<details><summary>a</summary><p>b</details>", ["details>summary: a", "details: b"]),
    ("<blockquote>a<blockquote><ul><li>b", ["quote: a", "quote>quote>entry: b"]),
    ("<pre class='language-swift'>a\n  b</pre>", ["code swift: a⏎  b"]),
    ("<pre><code class='x lang-c'>a</code></pre>", ["code c: a"]),
    (
      "<div class='highlight highlight-source-go'><pre>a</pre></div><pre>b",
      ["code go: a", "code: b"]
    ),
    (
      "<div class='language-c x'><div class=highlight><pre><code>a</code></pre></div></div>",
      ["code c: a"]
    ),
    (
      "<table><tr><td class='gutter gl'><pre>1\n2</pre><td><pre><span class=ln>1</span>a</pre></table>",
      ["code: a"]
    ),
    ("<table><tr><td class=gutters>a<td>b</table>", ["table: [a][b]"]),
    (
      "<pre data-lang=rust>\n\na <b>b</b>\t<a href=//a.org>c</a></pre>",
      ["code rust: ⏎a |strong:b|    |link1:c"]
    ),
    ("a<br><b>b</b><br><br><br>c", ["a⏎|strong:b⏎⏎|c"]),
    (
      "<ol><li>a<ol type=a><li>b</ol><li>c</ol>",
      ["entry 1: a", "entry 1>entry 1: b", "entry 2: c"]
    ),
    (
      "<ol start=-1><li>a<li>b<li value=9>c<li value=x>d",
      ["entry -1: a", "entry 0: b", "entry 9: c", "entry 10: d"]
    ),
    ("<ul><li value=4>a</ul><menu><li>b</menu>", ["entry: a", "entry: b"]),
  ])
  func `each kind of block is told`(html: String, expected: [String]) {
    #expect(article(html, base: "https://x.org/").outline == expected)
  }

  @Test(arguments: [
    ("<strong>a</strong> <b>b</b>", ["strong:a b"]),
    (
      "<em>a</em>|<i>b</i>|<cite>c</cite>|<dfn>d</dfn>|<var>e</var>",
      ["emphasis:a|||emphasis:b|||emphasis:c|||emphasis:d|||emphasis:e"]
    ),
    ("<code>a</code>-<samp>b</samp>-<tt>c</tt>", ["code:a|-|code:b|-|code:c"]),
    ("<del>a</del>-<s>b</s>-<strike>c</strike>", ["struck:a|-|struck:b|-|struck:c"]),
    ("<ins>a</ins>-<u>b</u>", ["inserted:a|-|inserted:b"]),
    ("<mark>a</mark>-<kbd>b</kbd>", ["mark:a|-|keyboard:b"]),
    ("<b><i><code>a</code></i></b>", ["strong+emphasis+code:a"]),
    (
      "<span style='font-weight: Bold'>a</span>-<span style='font-weight:700;'>b</span>",
      ["strong:a|-|strong:b"]
    ),
    ("<p style='text-decoration: line-through'>a</p>", ["struck:a"]),
    ("<span style='font-style:italic;font-weight:600'>a</span>", ["strong+emphasis:a"]),
    ("<b style='font-weight:normal'>a</b>", ["a"]),
    ("x<sup>2</sup> a<sub>n</sub> <b>y<sup>3</sup></b>", ["x² aₙ |strong:y³"]),
    ("<q>a <b>b</b></q>", ["“a |strong:b|”"]), ("<b> a </b>b", ["strong:a| b"]),
    ("a<i></i><b> </b>c", ["a c"]),
  ])
  func `each style is told`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
  }

  @Test func `words have no spaces around them, even where code begins with some`() {
    #expect(article("<pre>  a\n  b\n</pre><p>c").words == "a\n  b c")
  }

  @Test func `the language of code is a clean line, and a short one`() {
    let long = String(repeating: "x", count: 1_000)
    for html in [
      "<pre data-lang='a&#27;[31m\n&#x202E;b'>x</pre>", "<pre class='lang-a&#27;[31mb'>x</pre>",
      "<pre data-lang=\(long)>x</pre>",
    ] {
      guard case .code(_, let language?) = article(html).blocks.first?.content else {
        Issue.record("\(html) has no language")
        continue
      }
      #expect(language == TextCleaner.clean(language, lines: .one))
      #expect(!language.isEmpty && language.utf8.count <= 300)
    }
  }

  @Test func `lists know how deep they are and how long their numbers are`() {
    let lists = article(
      "<ol start=8><li>a<li>b<li>c</ol><ul><li>d<ol start=-100><li>e</ol></ul>"
    ).lists
    #expect(lists.map(\.isOrdered) == [true, false, true])
    #expect(lists.map(\.level) == [0, 0, 1] && lists.map(\.digits) == [2, 1, 4])
  }

  @Test func `two blocks of one quote name the same container`() {
    let blocks = article("<blockquote><p>a<p>b</blockquote><blockquote>c</blockquote>").blocks
    #expect(blocks[0].containers == blocks[1].containers)
    #expect(blocks[1].containers != blocks[2].containers)
    #expect(blocks.map(\.hasGap) == [false, true, true])
  }

  @Test(arguments: [
    ("<details><summary>a</summary><p>b<p>c</details><p>d", [false, false, true, true]),
    ("<details><summary><p>a</p></summary><p>b</details>", [false, false]),
    ("<p>a<details><summary></summary><p>b</details>", [false, true]),
    ("<ul><li>a<pre>b</pre></li><li>c<li>d</ul>", [false, true, true, false]),
    ("<ol><li><pre>a</pre><li><pre>b</pre></ol>", [false, true]),
    ("<ul><li><p>a</p></li><li><p>b</p></li></ul>", [false, false]),
  ]) func `there is room where one thing ends, and none where one belongs to the other`(
    html: String, expected: [Bool]
  ) {
    #expect(article(html).blocks.map(\.hasGap) == expected)
  }

  @Test(arguments: [
    ("<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d</table>", ["table: [a][b] / [c][d]"]),
    ("<table><caption>x <b>y</b></caption><tr><td>a<td>b</table>", ["table: (x |strong:y)[a][b]"]),
    ("<table><caption><p>x<p>y</caption><tr><td>a<td>b</table>", ["table: (x⏎y)[a][b]"]),
    ("<table><tr><td><ul><li>a<li>b</ul><td><p>c<p>d</table>", ["table: [• a⏎• b][c⏎d]"]),
    (
      "<table><tr><td><code>a</code><td><a href=//a.org>b</a></table>", ["table: [code:a][link1:b]"]
    ),
    ("<table><tr><td>a<tr><td>b</table>", ["a", "b"]),
    ("<table role=presentation><tr><td>a<td>b</table>", ["a", "b"]),
    ("<table><tr><td><h2>a</h2><td>b</table>", ["h2: a", "b"]),
    ("<table><tr><td><table><tr><td>a<td>b</table><td>c</table>", ["table: [a][b]", "c"]),
    ("<blockquote><table><tr><td>a<td>b</table></blockquote>", ["quote>table: [a][b]"]),
    (
      "<a href=//a.org></a><table><tr><td><img alt=a src=//b.org width=50><td>b</table>",
      ["table: [[a]][b]"]
    ),
    ("<table><tr><td>a<td></td><tr><td><td></table>", ["table: [a][]"]),
    (
      "<ul><li>a<table><tr><td><ul><li>b<td>c</table>d</ul>",
      ["entry: a", "entry>table: [• b][c]", "entry: d"]
    ),
  ])
  func `tables are told by their cells, and layout by its blocks`(html: String, expected: [String])
  {
    #expect(article(html, base: "https://x.org/").outline == expected)
  }

  @Test func `cells have their alignment, their spans and their part`() throws {
    let html = """
      <table><tr><th colspan=2>a<th align=RIGHT>b<tr><td rowspan=3 style='text-align: center'>c<td colspan=0 data-align=right>d
      <td colspan=9999 rowspan=x>e</table>
      """
    guard case .table(let table) = article(html).blocks.first?.content else {
      Issue.record("there is no table")
      return
    }
    let cells = table.rows.flatMap(\.self)
    #expect(cells.map(\.isHeader) == [true, true, false, false, false])
    #expect(cells.map(\.columns) == [2, 1, 1, 1, 100] && cells.map(\.rows) == [1, 1, 3, 1, 1])
    #expect(cells.map(\.alignment) == [.leading, .trailing, .center, .trailing, .leading])
  }
}

@Suite struct ArticleMediaTests {
  @Test(arguments: [
    ("<img src=/a.png alt='a  b'>", ["picture: a b"], ["https://x.org/a.png"]),
    ("<img src=/a.png title=t>", ["picture: t"], ["https://x.org/a.png"]),
    ("<img src=/a.png alt='' title=t>", ["picture: t"], ["https://x.org/a.png"]),
    (
      "<img data-src=/a.png src='data:image/gif;base64,R0'>", ["picture: "], ["https://x.org/a.png"]
    ),
    ("<img srcset='/a.png 1x, /b.png 2x' alt=a>", ["picture: a"], ["https://x.org/a.png"]),
    ("<img data-srcset='/a.png 300w'>", ["picture: "], ["https://x.org/a.png"]),
    ("<img srcset='\n  /a.png\n 1x'>", ["picture: "], ["https://x.org/a.png"]),
    ("<img srcset='/a.jpg, /b.jpg 2x'>", ["picture: "], ["https://x.org/a.jpg"]),
    ("<img srcset=', /w_1,h_2/a.jpg 2x'>", ["picture: "], ["https://x.org/w_1,h_2/a.jpg"]),
    ("a<img src=/t width=1 height=1>b", ["ab"], []),
    ("<img src=/t width=0 height=0 alt=a>", [], []),
    ("a<img src=/t height=1 alt=a>b", ["ab"], []), ("a<img src=/t width=1 height=90>b", ["ab"], []),
    ("a<img src=/t style='width: 1px; height: 1px !important'>b", ["ab"], []),
    ("<img src=/t style='max-width:1px;width:100px' alt=a>", ["picture: a"], ["https://x.org/t"]),
    ("a<img class=emoji src=/e.png alt=':-)'>b", ["a:-)b"], []),
    ("a <b><img src=/e.png alt='🎉'></b> b", ["a |strong:🎉| b"], []),
    ("a <img width=16 height=16 src=/e.png alt=smile> b", ["a smile b"], []),
    (
      "<figure><img src=/a alt=a><figcaption>b <i>c</i></figcaption></figure>d",
      ["picture: a · b |emphasis:c", "d"], ["https://x.org/a"]
    ),
    (
      "<figure><figcaption>b</figcaption><img src=/a alt=a></figure>", ["b", "picture: a"],
      ["https://x.org/a"]
    ),
    (
      "<figure><img src=/a alt=a></figure><figure><figcaption>b</figcaption><img src=/b alt=b></figure>",
      ["picture: a", "b", "picture: b"], ["https://x.org/a", "https://x.org/b"]
    ),
    ("<a href=/p><img src=/a alt=a></a>", ["picture: a"], ["https://x.org/p", "https://x.org/a"]),
    ("<a href=/a><img src=/a alt=a></a>", ["picture: a"], ["https://x.org/a"]),
    ("<img src='javascript:x' alt=a>", ["picture: a"], []),
    (
      "<picture><source srcset=/b><img src=/a alt=a></picture>", ["picture: a"], ["https://x.org/a"]
    ),
    (
      "a<blockquote><img src=/a alt=b></blockquote>", ["a", "quote>picture: b"], ["https://x.org/a"]
    ),
  ])
  func `pictures are told`(html: String, expected: [String], links: [String]) {
    let article = article(html, base: "https://x.org/")
    #expect(article.outline == expected && article.links.map(\.address) == links)
  }

  @Test(arguments: [
    ("<img data-src=/a.png alt=a><noscript><img src=/a.png alt=a></noscript>", ["picture: a"]),
    ("<img src='data:,x' alt=a><noscript><img src=/a.png alt=a></noscript>", ["picture: a"]),
    ("<noscript><img src=/a.png></noscript><img src=/b.gif data-src=/a.png>", ["picture: "]),
    (
      "<img src=/b.gif data-original=/a.png>\n <noscript><img src=/a.png></noscript>", ["picture: "]
    ),
    (
      "<figure><img data-src=/a.png><noscript><img src=/a.png alt=a></noscript><figcaption>b"
        + "</figcaption></figure>", ["picture: a · b"]
    ),
  ]) func `a picture that is loaded late is one with that for browsers without scripts`(
    html: String, expected: [String]
  ) {
    let article = article(html, base: "https://x.org/")
    #expect(article.outline == expected)
    #expect(article.links.map(\.address) == ["https://x.org/a.png"])
  }

  @Test(arguments: [
    "<img src=/a.png><noscript><img src=/b.png></noscript>", "<img src=/a.png><img src=/a.png>",
    "<noscript><img src=/a.png><img src=/a.png></noscript>",
    "<img src=/a.png alt=a>b<noscript><img src=/a.png alt=a></noscript>",
    "<img data-src=/a.png><noscript><img src=/a.png></noscript><img data-src=/b.png>",
  ]) func `pictures that are two stay two`(html: String) {
    let pictures = article(html, base: "https://x.org/").outline.filter { $0.hasPrefix("picture") }
    #expect(pictures.count == 2)
  }

  @Test func `a picture knows its size and its links`() throws {
    let html =
      "<a href='https://a.org/'><img src='https://b.org/' width='640px' height=480 alt=a></a>"
    guard case .picture(let picture) = article(html).blocks.first?.content else {
      Issue.record("there is no picture")
      return
    }
    #expect(picture.width == 640 && picture.height == 480)
    #expect(picture.outerLink == 0 && picture.link == 1)
    #expect(article(html).links.map(\.kind) == [.page, .picture])
  }

  @Test(arguments: [
    (
      "<iframe src='https://www.youtube.com/embed/x' title='A talk'></iframe>", ["video: A talk"],
      "youtube.com"
    ),
    ("<iframe src='https://player.vimeo.com/video/1'></iframe>", ["video: "], "player.vimeo.com"),
    ("<iframe src='https://open.spotify.com/e'></iframe>", ["audio: "], "open.spotify.com"),
    ("<iframe src='https://a.org/e'></iframe>", ["embedded: "], "a.org"),
    ("<iframe data-src='https://a.org/e'></iframe>", ["embedded: "], "a.org"),
    ("<video src='https://a.org/v'>no</video>", ["video: "], "a.org"),
    ("<audio src='https://a.org/a'/>b", ["audio: ", "b"], "a.org"),
    (
      "<audio><source src='https://a.org/1'><source src='https://a.org/2'></audio>", ["audio: "],
      "a.org"
    ),
    ("<embed src='https://a.org/e'>", ["embedded: "], "a.org"),
  ])
  func `what is embedded is told by its site`(html: String, expected: [String], site: String) {
    let article = article(html)
    #expect(article.outline == expected)
    guard case .embed(let embed) = article.blocks.first?.content else { return }
    #expect(embed.site == site && article.links[embed.link].kind == .media)
    let name = embed.words.isEmpty ? "\(embed.kind.rawValue): \(site)" : embed.words
    #expect(article.links[embed.link].words == name)
  }

  @Test(arguments: [
    "<iframe width=1 height=1 src='https://a.org/'></iframe>",
    "<iframe src='about:blank'></iframe>",
    "<audio></audio>", "<video><source></video>",
  ])
  func `what cannot be played is no block`(html: String) {
    #expect(article(html).blocks.isEmpty && article(html).links.isEmpty)
  }
}

@Suite struct ArticleLinkTests {
  @Test func `a note leads to its text and back`() {
    let html = """
      <p>Said<sup id=r1><a href=#n1>1</a></sup> so.</p><p>More<a href=#n2>[2]</a>.</p><h2>Notes</h2>
      <ol><li id=n1>One. <a href=#r1>back</a></li><li><p id=n2>Two.</p></li></ol><p><a href=#no>nowhere</a>
      """
    #expect(
      article(html).outline == [
        "Said|block3:¹| so.", "More|block4:[2]|.", "h2: Notes", "entry 1: One. |block0:back",
        "entry 2: Two.", "nowhere",
      ])
  }

  @Test func `the number of a note is raised, and stands before its text`() {
    let html = """
      <p>So<a id=r href=#n>1</a> it is, see <a href=#n>page 2</a>.</p>
      <div><a id=n href=#r>1</a><div><p>One.</p><p>Two.</p></div></div>
      """
    #expect(
      article(html).outline == [
        "So|block1:¹| it is, see |block1:page 2|.", "block0:¹| One.", "Two.",
      ])
  }

  @Test func `a name is that of what begins, not of what stands before`() {
    let places = [
      ("<p>a<p id=n>b<p>c", "1"), ("a<div id=n>b</div>c", "1"),
      ("<ul><li>a<li id=n>b<li>c</ul>", "1"),
      ("<p>a<p>b <a name=n></a><p>c", "1"), ("a<h2 id=n>b</h2>c", "1"), ("a<img id=n alt=b>c", "1"),
      ("a<table><tr><td>b<td id=n>c</table>d", "1"), ("a<pre id=n>b</pre>c", "1"),
      ("a<div id=n><img alt=b></div>", "1"), ("<p>a<p><span id=n>b</span>", "1"),
    ]
    for (html, place) in places {
      #expect(article(html + "<p><a href='#n'>x</a>").outline.last == "block\(place):x", "\(html)")
    }
  }

  @Test func `a link has its own words and one number`() {
    let html = """
      <a href=//c.org></a><a href=//a.org>one <b>two</b></a>, <a href=//b.org><img src=//a.org/p></a>
      <a href=//a.org>three</a> <a href=//d.org>four<p>five</p></a>
      """
    let article = article(html, base: "https://x.org/")
    #expect(
      article.links.map(\.address) == [
        "https://a.org/", "https://b.org/", "https://a.org/p", "https://d.org/",
      ])
    #expect(article.links.map(\.words) == ["one two", "", "", "four"])
    #expect(article.text == "one two [1],\n[image] [3] [2]\nthree [1] four [4]\n\nfive")
    #expect(article.words == "one two, three four five")
  }

  @Test func `the number of a picture in a cell is that of its link`() {
    let html =
      "<a href='https://a.org'></a><table><tr><td><img src='https://b.org' width=9><td>b</table>"
    #expect(article(html).text == "[picture] [1] | b" && article(html).words == "[picture] b")
  }

  @Test func `a link in a link leaves the outer one its words`() {
    let article = article(
      "<a href='https://a.org'>x<table><tr><td>y<a href='https://b.org'>z</a>w</table></a>")
    #expect(article.text == "x [1]\n\nyz [2]w [1]")
  }

  @Test(arguments: [
    (
      "<p>See https://a.org/b, or <b>http://c.org</b>.",
      ["See |link1:https://a.org/b|, or |strong+link2:http://c.org|."]
    ),
    (
      "<p>(https://a.org/b_(c)) “https://c.org/”",
      ["(|link1:https://a.org/b_(c))| “|link2:https://c.org/|”"]
    ),
    ("<p>https://a.org/?b=1&amp;c=2!", ["link1:https://a.org/?b=1&c=2|!"]),
    ("<p>前https://a.org/b。次", ["前|link1:https://a.org/b|。次"]),
    (
      "<p>https://a.org/b&nbsp;c <a href=https://d.org>https://e.org</a>",
      ["link1:https://a.org/b| c |link2:https://e.org"]
    ),
    (
      "<p><code>https://a.org</code><pre>https://b.org</pre>",
      ["code:https://a.org", "code: https://b.org"]
    ),
    ("<p>http:// x https:/// ahttp://", ["http:// x https:/// ahttp://"]),
    ("<table><tr><td>https://a.org<td>b</table>", ["table: [link1:https://a.org][b]"]),
  ]) func `addresses that are written out are links`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
    #expect(!article(html).text.contains("https://a.org/b [1]"))
  }

  @Test func `addresses in plain text are links`() {
    let article = PostContent("See https://a.org/b, or\nhttp://c.org.\n\n  x", form: .plain).article
    #expect(article.links.map(\.address) == ["https://a.org/b", "http://c.org/"])
    #expect(article.outline == ["See |link1:https://a.org/b|, or⏎|link2:http://c.org|.", "  x"])
    #expect(article.text == "See https://a.org/b, or\nhttp://c.org.\n\n  x")
  }
}

@Suite struct ArticlePreviewTests {
  @Test(arguments: [
    (
      "<h1>Title</h1><p>The <b>text</b> and <a href='https://a.org'>more</a>.", "",
      "The text and more."
    ),
    ("<p>Title</p><p>Text.", "Title", "Text."), ("<p>Title: the text.", "Title", "the text."),
    ("<p>Titles are long.", "Title", "Titles are long."),
    ("<p>Title of this.", "Title", "Title of this."),
    ("<pre>code</pre><p>Text.<ul><li>One<li>Two</ul>", "", "Text. One Two"),
    ("<img alt=a><p>Text.", "", "Text."), ("<h2>Only</h2>", "", "Only"), ("", "", ""),
    ("<p>\u{3000}\u{3000}\u{6587}", "", "\u{6587}"),
    ("<a href=https://a.org>a</a><br><a href=https://b.org>b</a>", "", "a b"),
    ("<p>A<del>b</del> x<sup>2</sup>", "", "Ab x²"), ("<table><tr><td>a<td>b</table><p>c", "", "c"),
  ])
  func `a preview is the first words of the text`(html: String, title: String, expected: String) {
    #expect(PostContent(html, form: .html).preview(title: title, length: 100) == expected)
  }

  @Test func `a preview has at most its length and whole characters`() {
    for length in 0...60 {
      let preview = PostContent("<p>Größe 👩\u{200D}🚀 über alles und weiter<p>x", form: .html)
        .preview(title: "", length: length)
      #expect(preview.utf8.count <= length)
      #expect("Größe 👩\u{200D}🚀 über alles und weiter x".hasPrefix(preview))
    }
  }

  @Test func `a preview looks far behind where nothing is at the start`() {
    let html = String(repeating: "<p> <!-- nothing here --></p>", count: 1_000) + "<p>Text"
    #expect(PostContent(html, form: .html).preview(title: "", length: 50) == "Text")
  }

  @Test func `a long paragraph goes on in another block at a space`() {
    let html = "<p><b>" + String(repeating: "word ", count: 8_000) + "</b>"
    let article = article(html)
    #expect(article.blocks.count == 3 && !article.isTruncated)
    #expect(article.blocks.allSatisfy { $0.runs.plain.utf8.count <= 16_384 })
    #expect(article.blocks.allSatisfy { $0.runs.allSatisfy { $0.style == .strong } })
    #expect(
      article.blocks.allSatisfy { $0.runs.plain.split(separator: " ").allSatisfy { $0 == "word" } })
    #expect(article.words.split(separator: " ").count == 8_000)
    let solid = self.solid(of: 40_000)
    #expect(solid.blocks.map { $0.runs.plain.utf8.count }.reduce(0, +) == 40_000)
    #expect(solid.blocks.count == 3)
  }

  @Test(
    arguments: ["<b>a</b> ", " ", "a<b> </b>"],
    ["x", "\u{301}", "é", "👩\u{200D}🚀", "🇩🇪", "e\u{301}"])
  func `a long word goes on in another block, whatever is before it`(start: String, word: String) {
    let count = 60_000 / word.utf8.count
    let article = article("<p>" + start + String(repeating: word, count: count))
    #expect(article.blocks.allSatisfy { $0.runs.plain.utf8.count <= 16_384 })
    let scalars = article.blocks.map {
      $0.runs.plain.unicodeScalars.filter { $0 != " " && $0 != "a" }.count
    }
    #expect(scalars.reduce(0, +) == word.unicodeScalars.count * count)
  }

  @Test func `too many blocks are left out and that is told`() {
    let article = article(String(repeating: "<p>x", count: 100_010))
    #expect(article.blocks.count == 100_000 && article.isTruncated && article.text.hasSuffix("x…"))
  }

  private func solid(of count: Int) -> Article {
    article("<p>" + String(repeating: "x", count: count))
  }
}
