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
    /// The system may open it, where it is an address of the web or of mail.
    case systemAction
  }

  private let handler: ((String) -> Result)?
  /// What opens an address where no view does.
  private var system: ((String) -> Bool)?

  /// - Parameter handler: Is given the address as it was written.
  public init(handler: @escaping (String) -> Result) { self.handler = handler }

  fileprivate init() { handler = nil }

  /// An action that leaves every address to the system.
  /// - Parameter system: Opens an address of the web or of mail; returns whether it could.
  package init(system: @escaping (String) -> Bool) {
    handler = nil
    self.system = system
  }

  /// Whether somebody opens addresses.
  var isSet: Bool { handler != nil || system != nil }

  /// Lets a view write `openURL(address)`. Where no action is set, addresses of the web and of mail are opened as the
  /// user's system does it.
  @MainActor public func callAsFunction(_ address: String) { self(address) { _ in } }

  /// The same for a view that wants to know whether it was opened.
  @MainActor public func callAsFunction(_ address: String, completion: (_ accepted: Bool) -> Void) {
    switch handler?(address) ?? .systemAction {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction: completion(Self.isOpenable(address) && system?(address) == true)
    }
  }

  /// The same action, which leaves to the system what another one does.
  func withSystem(of other: OpenURLAction) -> OpenURLAction {
    var action = self
    action.system = action.system ?? other.system
    return action
  }

  /// Whether an address is of the web or of mail: nothing else is handed to the system.
  private static func isOpenable(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto"].contains(scheme) && scheme.count < address.count
      && address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}

private nonisolated enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

nonisolated extension EnvironmentValues {
  /// Opens addresses, as the links of a text do.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue.withSystem(of: self[OpenURLKey.self]) }
  }
}
