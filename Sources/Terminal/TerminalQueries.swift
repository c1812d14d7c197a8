import Cells

/// What a terminal is asked when it shows the first frame, and what follows from its answers.
///
/// Nothing waits for them: each is taken in when it comes, and may never come.
nonisolated struct TerminalQueries {
  /// As far as it is known.
  private(set) var features: TerminalFeatures
  private let identity: TerminalIdentity
  /// Whether pictures in pixels could be drawn, if the terminal can.
  private let wantsPixels: Bool
  private var isAsked = false
  /// Whether the terminal was asked for pictures, and has not answered.
  private var awaitsGraphics = false
  /// How many samples were answered, and those of them that were two columns wide.
  private var measured = 0
  private var shown: EmojiSupport = []
  /// Whether the terminal clusters as Unicode says, and whether that is our doing.
  private var hasClusters = false
  private var setsClusters = false

  /// The row that samples are written on, from 0.
  static let row = 1
  /// The number of the mode in which a terminal clusters as Unicode says.
  private static let clusterMode = 2027
  /// What is written where the cursor is asked for after it.
  private static let samples: [(EmojiSupport, String)] = [
    (.flags, "🇩🇪"), (.joined, "👨‍👩‍👧‍👦"), (.tones, "👍🏽"), (.keycaps, "1️⃣"), (.selected, "❤️"),
  ]
  /// The columns that no sample exceeds.
  private static let widest = 12

  init(_ identity: TerminalIdentity, wantsPixels: Bool = true) {
    self.identity = identity
    self.wantsPixels = wantsPixels
    features = TerminalFeatures(
      hasHyperlinks: identity.hasHyperlinks ?? false, hasSextants: identity.hasSextants,
      isLight: identity.isLight)
  }

  /// Whether the last answer has come.
  var isDone: Bool { measured == Self.samples.count && !awaitsGraphics }

  /// The questions, nil where they were asked before or are better not asked. They leave samples at the start of `row`,
  /// and the cursor where it was.
  mutating func takeQuestions(size: Size) -> [UInt8]? {
    guard !isAsked, identity.canBeAsked, size.height > Self.row, size.width > Self.widest
    else { return nil }
    isAsked = true
    let samples = Self.samples.map { "\u{1B}[\(Self.row + 1);1H\($0.1)\u{1B}[6n" }.joined()
    return Array(
      "\u{1B}[?\(Self.clusterMode)$p\u{1B}[>q\u{1B}]11;?\u{1B}\\\u{1B}7\(samples)\u{1B}8".utf8)
  }

  /// Takes an answer in; returns the bytes to be written then.
  mutating func take(_ answer: TerminalReport) -> [UInt8] {
    guard isAsked, !isDone else { return [] }
    switch answer {
    case .mode(Self.clusterMode, let setting):
      hasClusters = (1...3).contains(setting)
      setsClusters = setting == 2
      if hasClusters { features.emoji = .all }
      return enterString
    case .mode: return []
    case .version(let version):
      if identity.hasHyperlinks == nil {
        features.hasHyperlinks = TerminalIdentity.hasHyperlinks(version: version)
      }
      // Terminals that have no pictures never see this question: some would take it for a title.
      guard wantsPixels else { return [] }
      features.passesPixels = identity.mayPassPixels(version: version)
      guard features.passesPixels || TerminalIdentity.mayHavePixels(version: version) else {
        return []
      }
      awaitsGraphics = true
      return features.passesPixels
        ? GraphicsSequence.passed(GraphicsSequence.question) : GraphicsSequence.question
    case .graphics(let isThere):
      guard awaitsGraphics else { return [] }
      awaitsGraphics = false
      features.hasPixels = isThere
      return []
    case .background(let isLight):
      features.isLight = isLight
      return []
    case .cursor(let column):
      guard measured < Self.samples.count else { return [] }
      // Written at the first column.
      if column == 3 { shown.insert(Self.samples[measured].0) }
      measured += 1
      if measured == Self.samples.count, !hasClusters { features.emoji = shown }
      return []
    }
  }

  /// Sets what the terminal said that it can do.
  var enterString: [UInt8] { setsClusters ? Array("\u{1B}[?\(Self.clusterMode)h".utf8) : [] }

  /// Takes back what `enterString` sets, and ends a link that was not written to its end.
  var leaveString: [UInt8] {
    (features.hasHyperlinks ? HyperlinkSequence.bytes(nil) : [])
      + (setsClusters ? Array("\u{1B}[?\(Self.clusterMode)l".utf8) : [])
  }
}
