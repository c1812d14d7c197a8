import Terminal
import Views

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program on the terminal: mark its type with `@main`.
///
///     @main struct Clock: App {
///       var body: some Scene {
///         WindowGroup { Text("Good morning") }
///       }
///     }
@MainActor @preconcurrency public protocol App {
  /// The type of `body`, which the compiler works out.
  associatedtype Body: Scene

  /// What the program shows.
  @SceneBuilder var body: Body { get }

  /// Makes the program; called once, by `main`.
  init()
}

extension App {
  /// Runs the program until it quits. Where there is no terminal to draw on, it says so on standard
  /// error and exits with 2.
  public static func main() async {
    do {
      try await WindowGroup { content }.run()
    } catch {
      let message = Array("\(error)\n".utf8)
      _ = message.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(2)
    }
  }

  /// The program as one view, so that its state lives as long as it is on the screen.
  static var content: AnyView { AnyView(KeptBody(Self()) { $0.body._content }) }
}
