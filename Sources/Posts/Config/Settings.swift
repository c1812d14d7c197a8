/// What a user has set, and the sources that they read.
public struct Settings: Equatable, Sendable {
  /// How often sources are asked automatically; nil never.
  public var refresh: Duration? = .seconds(30 * 60)
  /// Whether Outpost has the mouse; else the terminal keeps it, to select text.
  public var isMouseOn = true
  /// The program that opens a link and what comes before the link: an argument list, never a line for a shell.
  public var browser = Settings.usualBrowser
  /// The program that finds the text of a page: it reads the page and prints HTML or text. Nil to find it ourselves.
  public var textCommand: [String]?
  /// The program that plays sounds and films, and its arguments; what is played comes last.
  public var player = ["mpv", "--no-video"]
  /// Where downloads go; `~` is the home folder.
  public var downloads = "~/Podcasts"
  /// The address of the proxy of all sources that name none; nil for that of the environment, empty for none.
  public var proxy: String?
  /// The program that tells of new posts after an automatic refresh, and its arguments; nil for none.
  public var notifyCommand: [String]?
  /// How many posts of each source are kept, and how long.
  public var keep = KeepLimit()
  /// The filters of the user, in their order.
  public var queries: [SavedQuery] = []
  /// What is done with new posts.
  public var rules: [PostRule] = []
  /// Whether pictures are drawn.
  public var pictures = PictureSetting.auto
  /// Whether nothing is to move that need not: pictures, and signs that turn.
  public var reducesMotion = false
  /// The programs that have keys.
  public var commands: [UserCommand] = []
  /// Which keys do what.
  public var keys = KeyMap()
  /// What marks a post as read.
  public var markRead = MarkRead.afterSecond
  /// What the screen is drawn in.
  public var theme = Theme()
  /// How the dates of posts are written.
  public var dateFormat = DateFormat.relative
  /// How much of a post the list shows.
  public var listSetting = ListSetting.twoLine
  /// In the order of the list; no address twice.
  public var sources: [Source] = []
  /// What was read and left out, or changed, for the user to know.
  public var warnings: [String] = []
  /// What is set of single sources, by their addresses; it is in `sources` already.
  var sourceSettings: [Source.ID: Source] = [:]

  /// The first of the warnings, with the number of the others.
  public var warning: String? {
    warnings.first.map { warnings.count == 1 ? $0 : "\($0) (and \(warnings.count - 1) more)" }
  }

  /// What holds where a user has set nothing but sources.
  public init(sources: [Source] = []) { self.sources = sources }

  #if canImport(Darwin)
    private static let usualBrowser = ["open"]
  #else
    private static let usualBrowser = ["xdg-open"]
  #endif
}

/// Whether the pictures of posts are fetched and drawn, until the user changes it with a key.
public enum PictureSetting: String, CaseIterable, Sendable {
  /// Where the terminal has the signs for it, in pixels where it draws such, and without colours in black and white.
  case auto
  /// In cells, on any terminal.
  case cells
  case off
}

/// What marks a post as read, beside the key for it.
public enum MarkRead: String, CaseIterable, Sendable {
  /// That it is shown.
  case open
  /// That it is opened, or shown for a second.
  case afterSecond = "1s"
  /// That its end was on the screen.
  case scroll
  case never
}

/// How much of a post the list shows.
public enum ListSetting: String, CaseIterable, Sendable {
  /// Its source and its start below its title.
  case twoLine = "two-line"
  case oneLine = "one-line"
}
