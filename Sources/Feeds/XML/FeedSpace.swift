/// The vocabularies that feeds are written in, each under the many names that the wild has for it.
enum FeedSpace {
  /// RSS, in any version, or no name space at all.
  case core
  case atom
  case dublinCore
  case dublinTerms
  case content
  case media
  case itunes
  case syndication
  case xhtml
  case rdf
  case other

  /// The vocabulary of a URI, whatever its scheme, its case and its end.
  init(uri: String) {
    var key = Substring(uri.lowercased())
    for scheme in ["http://", "https://"] where key.hasPrefix(scheme) {
      key = key.dropFirst(scheme.count)
    }
    while key.last == "/" || key.last == "#" { key = key.dropLast() }
    self = Self.names[String(key)] ?? .other
  }

  /// The vocabulary that a prefix stands for by custom, where the document does not declare it.
  init(prefix: Substring) {
    self = Self.prefixes[prefix.lowercased()] ?? .other
  }

  private static let prefixes: [String: FeedSpace] = [
    "rss": .core, "atom": .atom, "atom10": .atom, "a10": .atom, "dc": .dublinCore,
    "dcterms": .dublinTerms, "content": .content, "media": .media, "itunes": .itunes,
    "sy": .syndication, "xhtml": .xhtml, "rdf": .rdf,
  ]

  private static let names: [String: FeedSpace] = [
    "purl.org/rss/1.0": .core, "purl.org/net/rss1.1": .core,
    "my.netscape.com/rdf/simple/0.9": .core, "channel.netscape.com/rdf/simple/0.9": .core,
    "backend.userland.com/rss": .core, "backend.userland.com/rss2": .core,
    "backend.userland.com/rss2.0": .core, "backend.userland.com/rss091": .core,
    "backend.userland.com/rss092": .core, "blogs.law.harvard.edu/tech/rss": .core,
    "cyber.law.harvard.edu/rss": .core, "www.rssboard.org/rss-specification": .core,
    "www.w3.org/2005/atom": .atom, "purl.org/atom/ns": .atom,
    "purl.org/dc/elements/1.0": .dublinCore, "purl.org/dc/elements/1.1": .dublinCore,
    "purl.org/dc/terms": .dublinTerms, "purl.org/rss/1.0/modules/content": .content,
    "search.yahoo.com/mrss": .media, "tools.search.yahoo.com/mrss": .media,
    "video.search.yahoo.com/mrss": .media, "www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
    "purl.org/rss/1.0/modules/syndication": .syndication, "www.w3.org/1999/xhtml": .xhtml,
    "www.w3.org/1999/02/22-rdf-syntax-ns": .rdf,
  ]
}
