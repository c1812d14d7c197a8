/// What an element means for text: many names, few meanings.
enum HTMLElement: Equatable {
  /// Words within a line, and every element that is not known.
  case inline
  /// On lines of its own.
  case block
  /// On lines of its own, with an empty line before and after.
  case paragraph
  case lineBreak
  case rule
  case bulletList
  case numberedList
  case item
  case quote
  case preformatted
  /// A block that stands further to the right.
  case indented
  case row
  case cell
  case link
  case image
  /// Something to play or to look at elsewhere.
  case media(String)
  /// Where the media around it is.
  case source
  /// Words between two marks.
  case marked(String, String)
  case raised
  case lowered
  case hidden

  /// The meaning of an element by its name in small letters.
  init(_ name: String) { self = Self.meanings[name] ?? .inline }

  /// Whether HTML has an element of this name.
  static func isKnown(_ name: String) -> Bool { meanings[name] != nil }

  private static let meanings: [String: HTMLElement] = {
    let names: [(HTMLElement, String)] = [
      (
        .inline,
        """
        a abbr acronym area audio b base basefont bdi bdo big blink body button canvas cite code data dfn em font
        form html i input ins kbd label link map mark math meta meter nobr noscript object output param picture
        progress ruby rb rtc s samp slot small span strong tbody textarea tfoot thead time track tt u var wbr
        """
      ),
      (
        .block,
        """
        address article aside caption center col colgroup dir div dt fieldset figcaption footer frameset header
        hgroup legend main nav option optgroup search section
        """
      ),
      (.paragraph, "p h1 h2 h3 h4 h5 h6 table dl details summary figure"),
      (.lineBreak, "br"), (.rule, "hr"), (.bulletList, "ul menu"), (.numberedList, "ol"),
      (.item, "li"), (.quote, "blockquote"), (.preformatted, "pre listing xmp plaintext"),
      (.indented, "dd"), (.row, "tr"), (.cell, "td th"), (.link, "a"), (.image, "img image"),
      (.media("video"), "video"), (.media("audio"), "audio"), (.source, "source"),
      (.media("embedded"), "iframe embed frame"), (.marked("~~", "~~"), "del strike s"),
      (.marked("“", "”"), "q"), (.marked("(", ")"), "rt"), (.raised, "sup"), (.lowered, "sub"),
      (
        .hidden,
        "head title script style template svg select datalist noembed noframes rp annotation"
      ),
    ]
    return Dictionary(
      names.flatMap { meaning, names in
        names.split { $0 == " " || $0 == "\n" }.map { (String($0), meaning) }
      },
      uniquingKeysWith: { $1 })
  }()
}
