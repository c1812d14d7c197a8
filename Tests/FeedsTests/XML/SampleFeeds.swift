/// One feed of each format, with two items that mean the same in all of them.
enum SampleFeeds {
  static let all = [rss2, rss091, rss090, rss1, atom1, atom03]

  static let rss2 = """
    <?xml version="1.0" encoding="utf-8"?>
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
    <channel><title>Harbour News</title><link>https://harbour.example/</link>
    <description>d</description><!-- two -->
    <item><title>Ferry &amp; tide</title><link>https://harbour.example/1</link>
    <guid isPermaLink="false">h-1</guid><pubDate>Tue, 05 Mar 2024 10:00:00 GMT</pubDate>
    <description>short</description>
    <content:encoded><![CDATA[<p>The ferry is <b>late</b>.</p>]]></content:encoded></item>
    <item><title>Crane</title><link>https://harbour.example/2</link><guid>h-2</guid></item>
    </channel></rss>
    """

  static let rss091 = """
    <?xml version="1.0"?>
    <!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN"
      "http://my.netscape.com/publish/formats/rss-0.91.dtd">
    <rss version="0.91"><channel><title>Harbour News</title><link>https://harbour.example/</link>
    <image><title>Logo</title><link>https://no.example/</link></image>
    <item><title>Ferry &#38; tide</title><link>https://harbour.example/1</link>
    <description>The ferry is late.</description></item>
    <item><title>Crane</title><link>https://harbour.example/2</link></item>
    <textinput><title>Search</title><link>https://no.example/</link></textinput>
    </channel></rss>
    """

  static let rss090 = """
    <?xml version="1.0"?>
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns="http://my.netscape.com/rdf/simple/0.9/">
    <channel><title>Harbour News</title><link>https://harbour.example/</link></channel>
    <item><title>Ferry &amp; tide</title><link>https://harbour.example/1</link></item>
    <item><title>Crane</title><link>https://harbour.example/2</link></item>
    </rdf:RDF>
    """

  static let rss1 = """
    <?xml version="1.0"?>
    <r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:d="http://purl.org/dc/elements/1.1/">
    <channel r:about="https://harbour.example/rss"><title>Harbour News</title>
    <link>https://harbour.example/</link>
    <items><r:Seq><r:li resource="https://harbour.example/1"/></r:Seq></items></channel>
    <item r:about="h-1"><title>Ferry &amp; tide</title><link>https://harbour.example/1</link>
    <description>The ferry is &lt;b>late&lt;/b>.</description>
    <d:date>2024-03-05T10:00:00Z</d:date><d:creator>Jo</d:creator></item>
    <item r:about="h-2"><title>Crane</title><link>https://harbour.example/2</link></item>
    </r:RDF>
    """

  static let atom1 = """
    <?xml version="1.0"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://harbour.example/">
    <title>Harbour News</title><link rel="self" href="feed.xml"/><link href="/"/>
    <author><name>Jo</name></author>
    <entry><id>h-1</id><title type="html">Ferry &amp;amp; tide</title><link href="1"/>
    <link rel="edit" href="edit/1"/><published>2024-03-05T10:00:00Z</published>
    <updated>2024-03-06T10:00:00Z</updated><summary>short</summary>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>The ferry is
    <b>late</b>.</p></div></content></entry>
    <entry><id>h-2</id><title>Crane</title><link rel="alternate" href="/2"/></entry>
    </feed>
    """

  static let atom03 = """
    <?xml version="1.0"?>
    <feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>Harbour News</title>
    <link rel="alternate" type="text/html" href="https://harbour.example/"/>
    <entry><id>h-1</id><title mode="escaped" type="text/html">Ferry &amp;amp; tide</title>
    <link rel="alternate" type="text/html" href="https://harbour.example/1"/>
    <issued>2024-03-05T10:00:00Z</issued><modified>2024-03-06T10:00:00Z</modified>
    <author><name>Jo</name></author>
    <content type="text/html" mode="escaped">&lt;p>The ferry is late.&lt;/p></content></entry>
    <entry><id>h-2</id><title>Crane</title><link rel="alternate" href="https://harbour.example/2"/>
    </entry></feed>
    """
}
