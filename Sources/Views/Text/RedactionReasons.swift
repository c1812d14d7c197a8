/// Why what a view shows is hidden.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// The set as bits, one a reason.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: blocks show how it will lie.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Somebody else may look: blocks hide what is marked as private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date; it is shown as it is.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension View {
  /// Hides the content of this view for one more reason. A placeholder shows a block for each character.
  public func redacted(reason: RedactionReasons) -> some View {
    environment { $0.text.redaction.formUnion(reason) }
  }

  /// Shows the content of this view, whatever reason there is to hide it.
  public func unredacted() -> some View { environment { $0.text.redaction = [] } }

  /// Marks the content of this view as private, so that the reason `.privacy` hides it.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    environment { $0.text.isPrivate = isSensitive }
  }
}

extension EnvironmentValues {
  /// Why content is hidden here; views of one's own may show less of theirs.
  public var redactionReasons: RedactionReasons {
    get { text.redaction }
    set { text.redaction = newValue }
  }
}
