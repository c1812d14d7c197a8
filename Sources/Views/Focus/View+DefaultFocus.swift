import StateKit

nonisolated extension View {
  /// Moves the focus to this view when it appears in a `focusScope` of the namespace, and by `resetFocus` back to it.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    PreferredView(content: self, isPreferred: prefersDefaultFocus, namespace: namespace)
  }

  /// Lets views in this one say by `prefersDefaultFocus` where the focus is to begin.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    environment { $0.focusNamespaces.insert(namespace) }
  }

  /// Lets a view that is no control have the focus, whatever it is for.
  ///
  /// - Parameter interactions: Of no effect: what a view does with keys is what its handlers do.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Of no effect: Tab goes from view to view in the order in which they are written.
  public func focusSection() -> some View { self }
}

/// What a view has the focus for.
public nonisolated struct FocusInteractions: OptionSet, Sendable {
  /// The set as bits, one a use.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// To be typed into.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// Whatever it takes.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Moves the focus to where it begins in a `focusScope`: call it as a function.
public nonisolated struct ResetFocusAction {
  fileprivate let resets: FocusResets?

  /// Lets a view write `resetFocus(in: namespace)`. Where no view there prefers the focus, it stays where it is.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) { resets?.add(in: namespace) }
}

/// How often the focus was to go back to where it begins.
final class FocusResets {
  private var counts: [Namespace.ID: Int] = [:]
  private let publisher = ObservableObjectPublisher()

  nonisolated init() {}

  func add(in namespace: Namespace.ID) {
    counts[namespace, default: 0] += 1
    publisher.send()
  }

  func count(in namespace: Namespace.ID) -> Int {
    publisher.observe()
    return counts[namespace] ?? 0
  }
}

/// A view that the focus begins at.
package nonisolated struct PreferredView<Content: View>: View {
  let content: Content
  let isPreferred: Bool
  let namespace: Namespace.ID
  @FocusState private var isFocused: Bool
  @Environment(\.focusNamespaces) private var namespaces
  @Environment(\.focusResets) private var resets

  package var body: some View {
    content.focused($isFocused)
      .onAppear(perform: begin)
      .onChange(of: resets?.count(in: namespace)) { begin() }
  }

  private func begin() {
    if isPreferred, namespaces.contains(namespace) { isFocused = true }
  }
}

private nonisolated enum FocusNamespacesKey: EnvironmentKey {
  static var defaultValue: Set<Namespace.ID> { [] }
}

nonisolated extension EnvironmentValues {
  /// Moves the focus to where it begins in a `focusScope`.
  public var resetFocus: ResetFocusAction { ResetFocusAction(resets: focusResets) }

  /// The namespaces of the focus scopes around.
  fileprivate var focusNamespaces: Set<Namespace.ID> {
    get { self[FocusNamespacesKey.self] }
    set { self[FocusNamespacesKey.self] = newValue }
  }

  /// Counts for the views of a screen how often the focus was to begin again; nil where there is no screen.
  var focusResets: FocusResets? {
    get { self[of: FocusResets.self] }
    set { self[of: FocusResets.self] = newValue }
  }
}
