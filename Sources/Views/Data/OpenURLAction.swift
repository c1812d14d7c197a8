/// Opens an address: call it as a function. A text gives the focus to its links only where one is set.
///
///     view.environment(\.openURL, OpenURLAction { address in … })
public nonisolated struct OpenURLAction {
  /// What became of an address.
  public nonisolated enum Result: Equatable, Sendable {
    /// It was opened.
    case handled
    /// It was not opened, and nobody else shall.
    case discarded
    /// The system may open it; a terminal has none that does.
    case systemAction
  }

  private let handler: ((String) -> Result)?

  /// - Parameter handler: Is given the address as it was written.
  public init(handler: @escaping (String) -> Result) { self.handler = handler }

  fileprivate init() { handler = nil }

  /// Whether a view around has said what to do with an address.
  var isSet: Bool { handler != nil }

  /// Lets a view write `openURL(address)`. Nothing happens where no action is set.
  @MainActor public func callAsFunction(_ address: String) { _ = handler?(address) }
}

private nonisolated enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

nonisolated extension EnvironmentValues {
  /// Opens addresses, as the links of a text do.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
