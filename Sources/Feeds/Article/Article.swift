import Essentials

/// What a post says, as its author set it: blocks below one another, each with the runs of its text.
///
/// It is flat, so that a screen makes only the blocks that it shows: a block names what it stands in, the outermost
/// first, and two that follow one another stand in the same quote where they name the same container.
///
/// All text in it is clean: no control characters, no escape sequences, nothing invisible.
public struct Article: Equatable, Sendable {
  /// In the order in which they are read.
  public internal(set) var blocks: [Block] = []
  /// What the entries of lists have in common, by the index that `Container.Kind.entry` names.
  public internal(set) var lists: [List] = []
  /// Where its runs lead; the first of them is number 1. Each address is here once.
  public internal(set) var links: [Link] = []
  /// Whether something was left out because it was too long, too deep or too much.
  public internal(set) var isTruncated = false

  /// One block.
  public struct Block: Equatable, Sendable {
    /// What it stands in, the outermost first.
    public internal(set) var containers: [Container]
    public internal(set) var content: Content
    /// Whether there is room between it and the block above it.
    public internal(set) var hasGap = false
  }

  /// What a block is.
  public enum Content: Equatable, Sendable {
    /// - Parameter level: From 1 to 6.
    case heading(level: Int, [Run])
    case paragraph([Run])
    /// Lines and spaces as they are written.
    ///
    /// - Parameter language: As its author names it; nil where nobody says.
    case code([Run], language: String?)
    case table(Table)
    indirect case picture(Picture)
    /// Something to play, or a part of another site.
    indirect case embed(Embed)
    /// What stands above a description.
    case term([Run])
    /// What stands above details, which a page may hide.
    case summary([Run])
    case rule
  }

  /// What a block stands in, beside others.
  public struct Container: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      case quote
      /// An entry of a list, by the index of the list in `lists`; of a list with numbers, its number.
      case entry(list: Int, number: Int?)
      /// What is said of a term.
      case description
      case details
    }

    public let kind: Kind
    /// Different for each container of an article.
    let id: Int
  }

  /// What the entries of a list have in common.
  public struct List: Equatable, Sendable {
    public internal(set) var isOrdered: Bool
    /// How many lists it stands in.
    public internal(set) var level: Int
    /// The digits of its longest number, with the sign before it.
    public internal(set) var digits = 1
  }

  /// A piece of text in one style.
  public struct Run: Equatable, Sendable {
    public internal(set) var text: String
    public internal(set) var style: Style = []
    /// Where it leads; nil where it leads nowhere.
    public internal(set) var target: Target?
  }

  /// Where a run leads.
  public enum Target: Equatable, Sendable {
    /// The index of a link in `links`.
    case link(Int)
    /// The index of a block of the same article, as from a footnote.
    case block(Int)
  }

  /// How a run is set.
  public struct Style: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let strong = Style(rawValue: 1 << 0)
    public static let emphasis = Style(rawValue: 1 << 1)
    public static let code = Style(rawValue: 1 << 2)
    /// What no longer holds.
    public static let struck = Style(rawValue: 1 << 3)
    /// What was added later.
    public static let inserted = Style(rawValue: 1 << 4)
    /// What is pointed out.
    public static let mark = Style(rawValue: 1 << 5)
    /// A key to press.
    public static let keyboard = Style(rawValue: 1 << 6)
    /// The number of a link, which its author did not write.
    public static let number = Style(rawValue: 1 << 7)
  }

  /// An address that runs, pictures or embeds lead to.
  public struct Link: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      case page
      case picture
      case media
    }

    /// Absolute: http, https or mailto.
    public internal(set) var address: String
    /// What the article calls it; empty where it has no words for it.
    public internal(set) var words: String
    public internal(set) var kind: Kind
  }

  /// A picture: its address is that of its link, and its words stand for it where it is not drawn.
  public struct Picture: Equatable, Sendable {
    /// What its author says instead of it; empty where nothing is said.
    public internal(set) var words: String
    /// What is written below it.
    public internal(set) var caption: [Run] = []
    /// The index of its link; nil where it has no address that is safe.
    public internal(set) var link: Int?
    /// The index of the link that it stands in.
    public internal(set) var outerLink: Int?
    /// In dots, as its author gives them.
    public internal(set) var width: Int?
    public internal(set) var height: Int?
  }

  /// Something to play, or a part of another site.
  public struct Embed: Equatable, Sendable {
    public enum Kind: String, Equatable, Sendable {
      case video
      case audio
      case page = "embedded"
    }

    public internal(set) var kind: Kind
    /// Its title; empty where it has none.
    public internal(set) var words: String
    /// The host it comes from, without `www.`.
    public internal(set) var site: String
    /// The index of its link.
    public internal(set) var link: Int
  }

  /// Cells in rows.
  public struct Table: Equatable, Sendable {
    public struct Cell: Equatable, Sendable {
      public enum Alignment: Equatable, Sendable {
        case leading
        case center
        case trailing
      }

      public internal(set) var runs: [Run]
      public internal(set) var isHeader = false
      public internal(set) var alignment = Alignment.leading
      /// The columns and rows that it covers, at least 1.
      public internal(set) var columns = 1
      public internal(set) var rows = 1

      /// A cell of some runs; without any it is empty.
      public init(runs: [Run] = []) { self.runs = runs }
    }

    /// What stands above it.
    public internal(set) var caption: [Run] = []
    public internal(set) var rows: [[Cell]] = []
  }
}

extension Article.Block {
  /// How many containers, the outermost first, another block stands in as well.
  public func sharedContainers(with other: Article.Block) -> Int {
    zip(containers, other.containers).prefix { $0.id == $1.id }.count
  }

  /// Its text in runs; of a table and of what is no text there is none.
  public var runs: [Article.Run] {
    switch content {
    case .heading(_, let runs), .paragraph(let runs), .code(let runs, _), .term(let runs),
      .summary(let runs):
      runs
    case .picture(let picture): picture.caption
    case .table, .embed, .rule: []
    }
  }
}
