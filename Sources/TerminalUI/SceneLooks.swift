import Views

/// How windows would look and begin. Of no effect: a terminal is a window that the user has opened.
extension Scene {
  /// A terminal is as large as the user makes it.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }

  /// A terminal stands where the user puts it.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// A terminal is as large as the user makes it.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// A terminal has the frame that the user's system gives it.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }

  /// A bar has one look.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }

  /// A terminal lies where the user puts it.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// The system has no menu bar of the program.
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }

  /// The system tells a program in a terminal of no events.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// There is one window, so that no key opens it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    self
  }

  /// There is one window, so that no key opens it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// The first window fills the terminal.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// The system begins no program again in a terminal.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// A terminal has no overlays of the system.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  /// The system runs no part of a program that has ended.
  public func backgroundTask<Request: Sendable, Response: Sendable>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene {
    self
  }
}

nonisolated extension View {
  /// Of no effect: the system tells a program in a terminal of no events.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}

/// What would say how large a window can be.
public nonisolated struct WindowResizability: Sendable {
  /// The system, or the content.
  public static let automatic = Self(), contentSize = Self(), contentMinSize = Self()
}

/// The frame that a window would have.
public nonisolated struct WindowStyle: Sendable {
  /// The style by its type, as older code names it.
  public init() {}

  /// The usual one, or one without a title.
  public static let automatic = Self(), titleBar = Self(), hiddenTitleBar = Self(), plain = Self()
}

/// The usual frame of a window.
public typealias DefaultWindowStyle = WindowStyle
/// A frame with a title.
public typealias TitleBarWindowStyle = WindowStyle
/// A frame without a title.
public typealias HiddenTitleBarWindowStyle = WindowStyle

/// The bar that a window would have.
public nonisolated struct WindowToolbarStyle: Sendable {
  /// The style by its type, as older code names it.
  public init() {}

  /// The style by its type, with or without the title.
  public init(showsTitle: Bool) {}

  /// The usual one, one below the title, or one beside it.
  public static let automatic = Self(), expanded = Self(), unified = Self(),
    unifiedCompact = Self()

  /// One beside the title, if that is there.
  public static func unified(showsTitle: Bool) -> Self { Self() }

  /// A low one beside the title, if that is there.
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

/// The usual bar of a window.
public typealias DefaultWindowToolbarStyle = WindowToolbarStyle
/// A bar below the title.
public typealias ExpandedWindowToolbarStyle = WindowToolbarStyle
/// A bar beside the title.
public typealias UnifiedWindowToolbarStyle = WindowToolbarStyle
/// A low bar beside the title.
public typealias UnifiedCompactWindowToolbarStyle = WindowToolbarStyle

/// How far in front a window would lie.
public nonisolated struct WindowLevel: Sendable {
  /// With others, in front of them, or behind all.
  public static let automatic = Self(), normal = Self(), floating = Self(), desktop = Self()
}

/// Whether a window would open when the program begins.
public nonisolated struct SceneLaunchBehavior: Sendable {
  /// As the system finds best, always, or never.
  public static let automatic = Self(), presented = Self(), suppressed = Self()
}

/// Whether a window would come back when the program begins.
public nonisolated struct SceneRestorationBehavior: Sendable {
  /// As the system finds best, or never.
  public static let automatic = Self(), disabled = Self()
}

/// What the system would run of a program that has ended.
public nonisolated struct BackgroundTask<Request, Response>: Sendable {
  fileprivate init() {}
}

nonisolated extension BackgroundTask where Request == Void, Response == Void {
  /// What brings the program up to date.
  public static func appRefresh(_ identifier: String) -> Self { Self() }

  /// What comes from a session of the network.
  public static func urlSession(_ identifier: String) -> Self { Self() }
}
