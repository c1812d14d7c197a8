import Testing

@testable import Feeds

/// What the tree that browsers make of wrong HTML means for the article, from the rules of the standard, section 13.2.6.
@Suite struct MisnestingTests {
  private static let ten = String(repeating: "<div>", count: 10)
  private static let eight = String(repeating: "<div>", count: 8)
  private static let seven = String(repeating: "<div>", count: 7)

  @Test(arguments: [
    ("<b>1<i>2</b>3</i>4", ["strong:1|strong+emphasis:2|emphasis:3|4"]),
    ("<b>1<p>2</b>3</p>4", ["strong:1", "strong:2|3", "4"]),
    ("<b><i><p>1</b>2</i>3", ["strong+emphasis:1|emphasis:2|3"]),
    ("<div><b>1<div>2</b>3</div>4</div>", ["strong:1", "strong:2|3", "4"]),
    ("<em><blockquote>1</em>2</blockquote>3", ["quote: emphasis:1|2", "3"]),
    ("<ul><b><li>1</b>2</ul>3", ["entry: strong:1|2", "3"]),
    // Only three elements between the formatting and the block are cloned.
    ("<b><i><u><s><code><p></b>1", ["code+struck+inserted:1"]),
    // What is no formatting ends with it.
    ("<b><mark><p></b>1", ["1"]), ("<mark><b><p></b>1", ["mark:1"]),
    // It goes into eight blocks at most.
    ("<b>\(seven)1</b>2", ["strong:1|2"]), ("<b>\(eight)1</b>2", ["strong:12"]),
    ("<b>\(ten)1</b>2</div></div>3</div>4</b>5", ["strong:12", "strong:3", "strong:4|5"]),
    // None of it ends beyond a cell or an object.
    ("<b><object></b>1</object>2", ["strong:12"]), ("<object><b>1</object>2", ["strong:1|2"]),
    ("</b>1<b></i>2</u></b>3", ["1|strong:2|3"]),
  ])
  func `formatting that ends around a block goes into it`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
  }

  @Test(arguments: [
    ("<p><b>1<p>2</b>3", ["strong:1", "strong:2|3"]),
    ("<p><b><i>1<p>2</i>3", ["strong+emphasis:1", "strong+emphasis:2|strong:3"]),
    ("<p><b>1</p>2</b>3", ["strong:1", "strong:2|3"]),
    ("<p><i>1<div>2</div>3", ["emphasis:1", "emphasis:2", "emphasis:3"]),
    ("<blockquote>1<em>2</blockquote>3</em>4", ["quote: 1|emphasis:2", "emphasis:3|4"]),
    ("<ul><li><b>1<li>2</b>3</ul>4", ["entry: strong:1", "entry: strong:2|3", "4"]),
    ("<pre><b>1\n\n2</pre>3", ["code: strong:1⏎⏎2", "strong:3"]),
    ("<p><mark>1<p>2", ["mark:1", "2"]),
    ("<div hidden><b>1</div>2", ["strong:2"]),
    // Three of a kind are opened again, the last ones.
    ("<b><b><b><b>1</b></b></b>2</b>3", ["strong:12|3"]),
    ("<p><b><b><b><b>1<p>2</b></b></b>3", ["strong:1", "strong:2|3"]),
    ("<p><b a=1><b a=2><b a=3><b a=4>1<p>2</b></b></b>3</b>4", ["strong:1", "strong:23|4"]),
    ("<p><b a=1><b a=1><b a=1><b a=1>1<p>2</b></b></b>3", ["strong:1", "strong:2|3"]),
  ])
  func `formatting that did not end goes on`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
  }

  @Test(arguments: [
    ("<a href=//1.org>1<a href=//2.org>2</a>3</a>4", ["link1:1|link2:2|34"]),
    ("<a href=//1.org><p>1<a href=//2.org>2</a>3", ["link1:1|link2:2|3"]),
    (
      "<a href=//1.org><b>1<a href=//2.org>2</a>3",
      ["strong+link1:1|strong+link2:2|strong:3"]
    ),
    ("<p><a href=//1.org>1<p>2</a>3", ["link1:1", "link1:2|3"]),
    ("<a href=//1.org>1<div>2</a>3</div>4", ["link1:1", "link1:2|3", "4"]),
    // Only a cell or an object may hold a link in a link.
    (
      "<a href=//1.org>1<table><tr><td><a href=//2.org>2</a>3</table>4",
      ["link1:1", "link2:2|link1:3", "link1:4"]
    ),
    ("<a href=//1.org><object><a href=//2.org>1</a></object>2</a>3", ["link2:1|link1:2|3"]),
    ("<nobr style=font-weight:bold>1<nobr>2", ["strong:1|2"]),
    ("<a>1<a href=//1.org>2</a>3", ["1|link1:2|3"]),
  ])
  func `a link or a nobr ends the one that it stands in`(html: String, expected: [String]) {
    #expect(article(html, base: "https://x.org/").outline == expected)
  }

  @Test(arguments: [
    ("<p>1<p>2", ["1", "2"]), ("<p>1<ul><li>2", ["1", "entry: 2"]), ("<p>1<h2>2", ["1", "h2: 2"]),
    ("1</p>2", ["1", "2"]), ("<b>1</p>2", ["strong:1", "strong:2"]), ("1</br>2", ["1⏎2"]),
    ("<h1>1<h2>2</h1>3", ["h1: 1", "h2: 2", "3"]), ("<h1>1</h2>2", ["h1: 1", "2"]),
    ("<h1>1<b>2<h2>3</h1>4", ["h1: 1|strong:2", "h2: strong:3", "h1: strong:4"]),
    ("<ul><li><div>1<li>2", ["entry: 1", "entry: 2"]),
    ("<ul><li><section>1<li>2", ["entry: 1", "entry>entry: 2"]),
    ("<ul><li>1<ul><li>2</li></ul>3</li></ul>4", ["entry: 1", "entry>entry: 2", "entry: 3", "4"]),
    ("<ul><li>1<ol></li>2", ["entry: 1", "entry: 2"]),
    (
      "<dl><dt>1<dd>2<dt>3<dd>4</dl>5",
      ["term: 1", "description: 2", "term: 3", "description: 4", "5"]
    ),
    ("<dl><dd><p>1<dt>2", ["description: 1", "term: 2"]), ("<dl><dt>1</dd>2", ["term: 12"]),
    ("<dl><div><dt>1<dd>2</div><div><dt>3</dl>4", ["term: 1", "description: 2", "term: 3", "4"]),
    (
      "<blockquote><p>1<blockquote>2</blockquote></p>3",
      ["quote: 1", "quote>quote: 2", "quote: 3"]
    ),
    ("<details><summary>1<p>2</details>3", ["details>summary: 1", "details>summary: 2", "3"]),
    ("<p>1<rt>2", ["1(2)"]), ("<ruby>1<rt>2<rt>3</ruby>4", ["1(2)(3)4"]),
  ])
  func `a block ends what cannot hold it`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
  }

  @Test(arguments: [
    ("<span><div>1</span>2</div>3", ["12", "3"]), ("<div><span>1</div>2", ["1", "2"]),
    ("</div>1</blockquote>2</ul></li>3", ["123"]), ("<p>1</table>2<td>3</td>4<tr>5", ["12345"]),
    ("<blockquote>1</div>2</blockquote>3", ["quote: 12", "3"]),
    ("<div><blockquote>1</div>2", ["quote: 1", "2"]),
    ("<q-r><p>1</q-r>2", ["12"]), ("<q-r>1<q-s>2</q-r>3</q-s>4", ["1234"]),
    ("<mark><q-r>1</mark>2", ["mark:1|2"]), ("<sub-a><mark>1</sub-a>2", ["mark:1|2"]),
    ("<b/>1<p/>2", ["strong:1", "strong:2"]),
  ])
  func `an end tag ends its own element or nothing`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
  }

  @Test(arguments: [
    ("<table>1<tr><td>2<td>3</table>4", ["1", "table: [2][3]", "4"]),
    ("<table><tr><td>1<td>2</tr>3</table>", ["3", "table: [1][2]"]),
    (
      "<table><blockquote>1</blockquote><tr><td>2<td>3</table>",
      ["quote: 1", "table: [2][3]"]
    ),
    ("<table><ul><li>1<tr><td>2<td>3</table>4", ["entry: 1", "table: [2][3]", "4"]),
    ("<table><b>1<tr><td>2<td>3</table>4", ["strong:1", "table: [2][3]", "strong:4"]),
    (
      "<table style=font-weight:bold><tr>1<td>2<td>3</table>",
      ["1", "table: [strong:2][strong:3]"]
    ),
    (
      "<table hidden><tr><td>1<td>2</tr>3<p>4</table>5", ["3", "4", "5"]
    ),
    (
      "<table><b>1<i>2</i> <i>3</i></b><tr><td>4<td>5</table>",
      ["strong:1|strong+emphasis:2 3", "table: [4][5]"]
    ),
    ("<table><tr><a href=//1.org>1</a><td>2<td>3</table>", ["link1:1", "table: [2][3]"]),
    ("<table><tr><td>1<td>2<table>3<tr><td>4<td>5", ["1", "2", "3", "table: [4][5]"]),
    ("<table> <!-- --> <tr> <td>1</td> <td>2</td> </tr> </table>", ["table: [1][2]"]),
  ])
  func `what stands in a table but in no cell goes before it`(html: String, expected: [String]) {
    #expect(article(html, base: "https://x.org/").outline == expected)
  }

  @Test(arguments: [
    ("<table><td>1<td>2<tr><td>3<td>4</table>", ["table: [1][2] / [3][4]"]),
    ("<table><tr><th>1<td>2<th>3</table>", ["table: [1][2][3]"]),
    ("<table><tr><td>1</th>2<td>3</table>", ["table: [12][3]"]),
    ("<table><tr><td>1</tbody>2<td>3</table>", ["2", "1", "3"]),
    ("<table><thead><th>1<th>2<tbody><td>3<td>4</table>", ["table: [1][2] / [3][4]"]),
    ("<table><tr><td>1<td>2</thead>3</table>", ["table: [1][23]"]),
    (
      "<table><tr><td>1<td>2</tr><table><tr><td>3<td>4</table>5",
      ["table: [1][2]", "table: [3][4]", "5"]
    ),
    ("<table><caption><b>1<tr><td>2<td>3</table>4", ["table: (strong:1)[2][3]", "4"]),
    ("<p><b>1</p></object><p>2", ["strong:1", "strong:2"]),
    ("<table><caption>1</td>2</caption><tr><td>3<td>4</table>", ["table: (12)[3][4]"]),
    ("<table><tr><td>1</table>2</td>3", ["1", "23"]),
    ("<table><tr><td>1</td></tr></table></table></td>2", ["1", "2"]),
    ("<b><table><tr><td>1<td>2</b>3</table>4", ["table: [strong:1][strong:23]", "strong:4"]),
    ("<table><tr><td><b>1<td>2</table>3", ["table: [strong:1][2]", "3"]),
    ("<table><tr><td><div><i>1</td><td>2</i></div>3</table>4", ["table: [emphasis:1][23]", "4"]),
    ("<table><colgroup><col>1<col><tr><td>2<td>3</table>", ["1", "table: [2][3]"]),
    ("<table><tr><td>1<td><p>2<p>3<td>4</table>", ["table: [1][2⏎3][4]"]),
  ])
  func `parts of a table open and end what they need`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
  }

  @Test(arguments: [
    ("1<select><option>2<option>3</select>4", ["14"]), ("<select><p>1</select>2", ["2"]),
    ("<select>1<select>2", ["2"]), ("<select>1<input>2", ["2"]),
    ("<button><p>1<button>2</button>3", ["3"]), ("<p>1<button>2</p>3</button>4", ["14"]),
    ("<template><p><b>1</template>2", ["2"]), ("<b>1<template></b></template>2", ["strong:12"]),
    ("<svg><g>1<p>2</svg>3", ["23"]), ("1<svg><a/><path/><title>2</title></svg>3", ["13"]),
    ("<svg><foreignObject><p>1</p></foreignObject></svg>2", ["2"]),
    ("<svg><text>1</text><b>2</b>3", ["strong:2|3"]), ("<div><svg><g>1</div>2", ["2"]),
    ("<math><mi>x</mi><annotation>1</annotation></math>2", ["x2"]),
    ("<math><annotation>1<p>2</math>3", ["23"]),
    ("<head><title>1</title><p>2", ["2"]), ("1<head>2", ["12"]),
    ("<html><head><style>1</style><body>2", ["2"]),
    ("<body><b>1<body>2</body>3</html>4", ["strong:1234"]),
  ])
  func `what is not shown ends where browsers end it`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
  }

  @Test(arguments: [
    ("<title><b>1</title>2", ["2"]), ("<textarea><b>1</textarea>2", ["2"]),
    ("<xmp><b>&amp;</xmp>1", ["code: <b>&amp;", "1"]),
    ("<plaintext>1</plaintext>", ["code: 1</plaintext>"]),
    ("<noscript><b>1</b></noscript>", ["strong:1"]), ("<style></b></styles></style>1", ["1"]),
    ("<script>'</scripts>'</script\n>1", ["1"]), ("<iframe><b>1</iframe>2", ["2"]),
    ("1<!--2>3-->4", ["14"]), ("1<!-->2-->3", ["12-->3"]), ("<!--!>1-->2", ["2"]),
    ("1<!--2--!>3", ["13"]), ("1<!--->2", ["12"]), ("1</ 2>3</>4<?5>6<!7>8", ["13468"]),
    ("1 <2 <3> 4", ["1 <2 <3> 4"]),
  ])
  func `raw text and comments end where browsers end them`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
  }

  @Test(arguments: [
    ("<p title=a>b>1", ["b>1"]), ("<p title='>'>1", ["1"]), ("<p title = \">\" b>1", ["1"]),
    ("<p a=\"1\"b='2'c>1", ["1"]), ("<P\nALIGN=x/>1</P>2", ["1", "2"]),
    ("<img alt=a alt=b>", ["picture: a"]), ("<img ALT='a>b'/>", ["picture: a>b"]),
    ("<img alt=a/b>", ["picture: a/b"]), ("<img =x alt=a>", ["picture: a"]),
    ("<img alt=\"&notit; &not; &not &not= &amp\">", ["picture: &notit; ¬ ¬ &not= &"]),
    ("<p>&notit; &not; &ampx &copy=1 &hellip x", ["¬it; ¬ &x ©=1 &hellip x"]),
    ("<p>&#65B &#x41G &#65;B &#; &#x; &#xZ", ["AB AG AB &#; &#x; &#xZ"]),
    ("<p>&AMP &LT; &lt &Amp; &nbsp&nbsp;1", ["& < < &Amp; 1"]),
  ])
  func `attributes and references are read by the rules`(html: String, expected: [String]) {
    #expect(article(html).outline == expected)
  }
}
