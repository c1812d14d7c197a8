import Cells
import StateKit
import Terminal
import Views

/// What a program shows: on a terminal, one window.
@MainActor @preconcurrency public protocol Scene {
  /// The type of `body`, which the compiler works out.
  associatedtype Body: Scene

  /// The scene that this one is made of.
  @SceneBuilder var body: Body { get }

  /// The view that fills the terminal. Only the library's own scenes replace it.
  var _content: AnyView { get }

  /// The view of a scene that is a program's settings; nil for every other one.
  var _settings: AnyView? { get }

  /// Whether the scene can fill the terminal beside others that would stand elsewhere.
  var _isWindow: Bool { get }
}

extension Scene {
  public var _settings: AnyView? { nil }

  public var _isWindow: Bool { _settings == nil }

  public var _content: AnyView { AnyView(KeptBody(self) { $0.body._content }) }

  /// Shows this scene on the terminal of the process until a view or the user quits. A signal that
  /// asked the program to end is raised again once the terminal is restored.
  ///
  /// - Parameters:
  ///   - clock: The time that views see.
  ///   - isMouseOn: Whether the mouse is the program's; where it is not, the terminal selects text.
  ///   - onEvent: Is called with each event once a view could take it, and its instant, first of the size at the
  ///     start; not of the one that ends the program. For one that stops the process, it is called when that goes on.
  ///   - onEnd: Is called when the program ends, also by a signal, which ends the process before this returns.
  ///   - ready: Is waited for before the terminal is taken; what it throws is thrown by this.
  /// - Throws: `TerminalError` where there is no terminal to draw on.
  public func run(
    clock: AnyClock = .continuous(), isMouseOn: Bool = true,
    onEvent: ((Event, AnyClock.Instant) -> Void)? = nil, onEnd: (() -> Void)? = nil,
    ready: () async throws -> Void = {}
  ) async throws {
    let terminal = try Terminal(environment: .process, isMouseOn: isMouseOn)
    let loop = EventLoop(
      terminal: terminal, clock: clock, content: _content, onEvent: onEvent, onEnd: onEnd)
    do {
      try await ready()
      try terminal.take()
    } catch {
      terminal.close()
      throw error
    }
    await loop.run()
  }
}

extension Never: Scene {
  public var _content: AnyView { preconditionFailure("a primitive scene has no body") }
}

/// Builds the scene of an `App`.
@resultBuilder public nonisolated enum SceneBuilder {
  /// A single scene stays what it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Of several scenes the first window fills the terminal, and settings come as a sheet.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> JoinedScenes {
    var all: [any Scene] = [first]
    for scene in repeat each rest { all.append(scene) }
    return JoinedScenes(all)
  }

  /// Scenes that only newer systems have, by `if #available`.
  public static func buildOptional(_ scenes: JoinedScenes?) -> JoinedScenes {
    scenes ?? JoinedScenes([])
  }

  /// A scene whose type only newer systems have.
  public static func buildLimitedAvailability(_ scene: some Scene) -> JoinedScenes {
    JoinedScenes([scene])
  }
}

/// The window of a program: on a terminal, all of it.
public nonisolated struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// - Parameter content: What fills the terminal.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// - Parameter id: Distinguishes windows; a terminal has one.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// - Parameter title: The name of the window, where a system shows it; a terminal has none.
  public init(
    _ title: some StringProtocol, id: String = "", @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// - Parameter title: The name of the window, where a system shows it; a terminal has none.
  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public var body: Never { preconditionFailure("a primitive scene has no body") }

  public var _content: AnyView { AnyView(content) }
}
