import Views

/// The settings of a program, as a sheet over its window.
///
/// Command with a comma opens it, where Ctrl stands for Command; so does Alt with a comma, as few terminals send the
/// other. `SettingsLink` and the environment's `openSettings` open it, too.
public nonisolated struct Settings<Content: View>: Scene {
  private let content: Content

  /// - Parameter content: What the sheet shows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { preconditionFailure("a primitive scene has no body") }

  public var _content: AnyView { AnyView(content) }

  public var _settings: AnyView? { AnyView(content) }
}

/// Several scenes: the first window, and settings over it.
public nonisolated struct JoinedScenes: Scene {
  private let all: [any Scene]

  init(_ scenes: [any Scene]) { all = scenes.flatMap { ($0 as? JoinedScenes)?.all ?? [$0] } }

  public var body: Never { preconditionFailure("a primitive scene has no body") }

  @MainActor public var _isWindow: Bool { all.contains { $0._isWindow } }

  public var _content: AnyView {
    let others = all.filter { $0._settings == nil }
    guard let window = others.first(where: { $0._isWindow }) ?? others.first else {
      return all.first?._content ?? AnyView(EmptyView())
    }
    guard let settings = all.lazy.compactMap(\._settings).first else { return window._content }
    return AnyView(SettingsSheet(content: window._content, settings: settings))
  }
}

/// A button that opens the settings of the program.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// A button with any views as its label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == Text {
  /// A button that says what it does.
  public init() { self.init { Text("Settings…") } }
}

/// Opens the settings of the program: call it as a function.
public nonisolated struct OpenSettingsAction {
  let action: () -> Void

  /// Lets a view write `openSettings()`.
  @MainActor public func callAsFunction() { action() }
}

nonisolated extension EnvironmentValues {
  private struct Key: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction {} }
  }

  /// Opens the settings of the program; does nothing where it has none.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

/// A window with settings that come over it.
private struct SettingsSheet: View {
  let content: AnyView
  let settings: AnyView
  @State private var isPresented = false

  var body: some View {
    content
      .environment(\.openSettings, OpenSettingsAction { isPresented = true })
      .commands(keys)
      .sheet(isPresented: $isPresented) { settings }
  }

  @ViewBuilder private var keys: some View {
    Button("") { isPresented = true }.keyboardShortcut(",")
    Button("") { isPresented = true }.keyboardShortcut(",", modifiers: .option)
  }
}
