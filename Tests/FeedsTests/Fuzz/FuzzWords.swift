/// Pieces of documents that parsers trip over.
enum FuzzWords {
  static let all: [[UInt8]] = (markup + values + signs).map { Array($0.utf8) } + bytes

  static let markup = [
    "<", ">", "&", ";", "\"", "'", "/", "=", "</", "/>", "<!", "<?", "?>", "-->", "<!--", "]]>",
    "<![CDATA[", "<![",
    "<!DOCTYPE ", "<!DOCTYPE rss [<!ENTITY a \"&a;&a;\">]>",
    "<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;", "&a;",
    "<?xml version=\"1.0\" encoding=\"", "<?xml-stylesheet href='x'?>", "<rss>", "</rss>", "<feed>",
    "<rdf:RDF>",
    "<channel>", "</channel>", "<item>", "</item>", "<entry>", "</entry>", "<title>", "</title>",
    "<link>", "<link/>",
    "<guid>", "<description>", "</description>", "<content type=\"xhtml\">",
    "<content type=\"html\">",
    "<content mode=\"base64\">", "<summary>", "<author>", "<name>", "<media:group>",
    "<media:content url='x'>",
    "<content:encoded>", "<source>", "<enclosure url=\"http://a/\"/>", "<dc:creator>", "<pubDate>",
    "<updated>",
    " xmlns=\"http://www.w3.org/2005/Atom\"", " xmlns:a=\"b\"", " xml:base=\"../x\"", " a", " a=b",
    " a=\"b\"", " href=\"",
    "<a href=\"", "<a href=x>", "</a>", "<p>", "</p>", "<ul><li>", "<ol start=99>",
    "<table><tr><td>", "<td>", "<pre>",
    "</pre>", "<blockquote>", "<dd>", "<script>", "</script>", "<style>", "<svg>", "<title>",
    "<textarea>", "<plaintext>",
    "<iframe src=", "<video>", "<source src=x>", "<img alt='x'>", "<q>", "<del>", "<sup>", "<sub>",
    "<rt>", "<br>", "<hr>",
    "<b>", "<i>", "</b>", "<div hidden>", "<p style='display:none'>", "<math>", "<select>",
    "<option>", "<frameset>",
    "<html>", "<head>", "<body>", "<base href='//x'>", "<meta charset=utf-16>", "<template>",
    "<x:y>", "<é>",
  ]

  static let values = [
    "{", "}", "[", "]", ",", ":", "[[", "{\"a\":", "{\"items\":[", "\"id\":", "\\u0000", "\\ud800",
    "\\", "null", "1e999",
    "-0", "\"version\":\"https://jsonfeed.org/version/1\"", "\"content_html\":\"", "\"authors\":[",
    "\"attachments\":[",
    "http://", "https://a.example/", "javascript:", "mailto:a@b", "//a", "?", "#", "..", "/../",
    "%", "%zz", "@", "xn--",
    "[::1]", ":99999", "2024-03-05T14:07:09Z", "Tue, 05 Mar 2024 14:07:09 GMT",
    "99999999999999999999", "-1", "0", "+0000",
    "24:60:60", "00 Jan 0000", "Feb 30 2024", "T", "Z", "PM",
  ]

  static let signs = [
    "&amp;", "&amp;amp;", "&#", "&#x", "&#0;", "&#27;", "&#x1b;[31m", "&#xD800;", "&#x110000;",
    "&#99999999999;", "&nbsp;",
    "&hellip;", "&unknown;", "&", " ", "\n", "\r\n", "\t", "\u{0}", "\u{1B}[2J", "\u{1B}]0;x\u{7}",
    "\u{9B}31m", "\u{202E}",
    "\u{200B}", "\u{FEFF}", "\u{2028}", "\u{AD}", "é", "e\u{301}", "漢字", "👩\u{200D}🚀", "\u{10FFFF}",
    "\u{FFFE}",
  ]

  static let bytes: [[UInt8]] = [
    [0x00], [0xFF], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0xC3], [0xED, 0xA0, 0x80],
    [0xC0, 0xAF], [0x80],
    [0xF4, 0x90, 0x80, 0x80], [0x1B, 0x24, 0x42], [0x81], [0x00, 0x3C], [0x3C, 0x00], [0xE2, 0x80],
    [0xF0, 0x9F],
  ]
}
