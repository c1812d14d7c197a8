import Feeds
import Testing

/// An article as other programs read it in Markdown.
@Suite struct ArticleMarkdownTests {
  private func markdown(_ html: String) -> String {
    PostContent(html, form: .html).article.markdown
  }

  @Test func `text keeps its styles, and what looks like a style is none`() {
    #expect(
      markdown(
        "<p>A <b>bold </b>word, <i>one<b> two</b></i>, <s>old</s>, <code>a`b</code>, 2*3*4 [x] a_b")
        == "A **bold** word, *one* ***two***, ~~old~~, `` a`b ``, 2\\*3\\*4 \\[x\\] a\\_b\n")
    #expect(
      markdown("<p># no heading<p>1. no entry<p>- no bullet<br>next")
        == "\\# no heading\n\n1\\. no entry\n\n\\- no bullet\\\nnext\n")
  }

  @Test func `links and pictures have their addresses`() {
    #expect(
      markdown("<p>See <a href=\"https://a.example/x\">the <b>page</b></a>.")
        == "See [the **page**](https://a.example/x).\n")
    #expect(
      markdown(
        "<figure><img src=\"https://a.example/p.png\" alt=\"A cat\"><figcaption>On a mat</figcaption></figure>"
      )
        == "![A cat](https://a.example/p.png)\\\nOn a mat\n")
  }

  @Test func `blocks are nested as they are`() {
    #expect(
      markdown(
        "<h2>Head</h2><blockquote><p>One<p>Two<ul><li>a<ul><li>b</ul></ul></blockquote><ol start=9><li><p>x<p>y<li>z</ol>"
      )
        == """
        ## Head

        > One
        >
        > Two
        >
        > - a
        >
        >   - b

        9. x

           y

        10. z

        """)
    #expect(
      markdown("<pre><code class=language-swift>let a = 1\n\n```</code></pre><hr>")
        == "````swift\nlet a = 1\n\n```\n````\n\n---\n")
  }

  @Test func `a table has a header, cells without line breaks, and bars that are text`() {
    #expect(
      markdown(
        "<table><caption>C</caption><tr><th>A<th>B<tr><td>1|2<td>x<br>y<tr><td colspan=2>w</table>")
          == """
          C

          | A | B |
          | --- | --- |
          | 1\\|2 | x<br>y |
          | w |  |

          """)
    #expect(
      markdown("<table><tr><td>1<td>2<tr><td>3<td>4</table>").hasPrefix(
        "|  |  |\n| --- | --- |\n| 1 | 2 |"))
  }

  @Test(arguments: 0..<60) func `all words of any article are in it`(seed: Int) {
    let article = PostContent(RandomArticle(seed: seed).html, form: .html).article
    let markdown = article.markdown.replacing("\\", with: "")
    for word in article.words.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      #expect(markdown.contains(word))
    }
  }
}
