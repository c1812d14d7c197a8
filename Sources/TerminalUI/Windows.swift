import Views

/// A window with a name, of which there is one.
///
/// A terminal shows one window: the first of the program fills it.
public nonisolated struct Window<Content: View>: Scene {
  private let content: Content

  /// - Parameters:
  ///   - title: The name of the window, where a system shows it; a terminal has none.
  ///   - id: Distinguishes windows.
  ///   - content: What fills the terminal.
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The same with a name that is a text.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { preconditionFailure("a primitive scene has no body") }

  public var _content: AnyView { AnyView(content) }
}

/// What would stand in the menu bar of the system. A terminal has none: it is not shown where the program has a window, and
/// fills the terminal where it has none.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  private let content: Content

  /// Any views with any views as their label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  /// The same, which would be there while a flag is set.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  @MainActor public var body: Never { preconditionFailure("a primitive scene has no body") }

  @MainActor public var _content: AnyView { AnyView(content) }

  @MainActor public var _isWindow: Bool { false }
}

nonisolated extension MenuBarExtra where Label == Text {
  /// Any views with a text as their label.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The same, which would be there while a flag is set.
  public init(
    _ title: some StringProtocol, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }
}

nonisolated extension MenuBarExtra where Label == Views.Label<Text, Image> {
  /// Any views with a symbol as their label.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }

  /// The same, which would be there while a flag is set.
  public init(
    _ title: some StringProtocol, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      Views.Label(title, systemImage: systemImage)
    }
  }

  /// The same with an image of the program's own.
  public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Views.Label(title, image: image) }
  }
}

/// How a `MenuBarExtra` would open.
public nonisolated struct MenuBarExtraStyle: Sendable {
  /// As a menu, or as a window.
  public static let automatic = Self(), menu = Self(), window = Self()
}

/// A window of many, each of which shows a value. The one of a terminal has none, or the one that it begins with.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  fileprivate init(_ value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  @MainActor public var body: some View { content($value) }
}

nonisolated extension WindowGroup {
  /// Windows that show a value each. The one of a terminal has none.
  public init<Data: Codable & Hashable, Inner: View>(
    id: String = "", for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init { PresentedWindowContent(nil, content: content) }
  }

  /// Windows that show a value each, with a name; a terminal shows none.
  public init<Data: Codable & Hashable, Inner: View>(
    _ title: some StringProtocol, id: String = "", for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(id: id, for: type, content: content)
  }

  /// Windows that show a value each, with a name; a terminal shows none.
  public init<Data: Codable & Hashable, Inner: View>(
    _ title: Text, id: String = "", for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(id: id, for: type, content: content)
  }

  /// Windows that show a value each. The one of a terminal begins with the default one.
  public init<Data: Codable & Hashable, Inner: View>(
    id: String = "", for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    let value = defaultValue()
    self.init {
      PresentedWindowContent(value) { binding in
        content(
          Binding(get: { binding.wrappedValue ?? value }, set: { binding.wrappedValue = $0 }))
      }
    }
  }

  /// Windows that show a value each, with a name; a terminal shows none.
  public init<Data: Codable & Hashable, Inner: View>(
    _ title: some StringProtocol, id: String = "", for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }

  /// Windows that show a value each, with a name; a terminal shows none.
  public init<Data: Codable & Hashable, Inner: View>(
    _ title: Text, id: String = "", for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}
