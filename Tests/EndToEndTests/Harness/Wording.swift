/// The words on the screen that tests rely on.
enum Wording {
  static let loading = "Loading posts…"
  static let error = "Error"
  static let tryAgain = "Try Again"
  static let ok = "OK"
  static let noPosts = "No posts"
  static let quitHint = "q Quit"
  static let backHint = "q Back"
  /// The title of the help overlay.
  static let keys = "Keys"
  /// What the Gallery shows in its menu and in its approaches.
  static let galleryMenu = "Enter Open"
  static let galleryPost = "One value, one screen"
  static let somethingWrong = "Something went wrong"
  static let noConnection = "Network error: no connection"
  static let signIn = "Sign In"
  static let welcome = "Welcome, ada@example.org"
  static let oneLogin = "sent     1"
  /// What the line below a tape says while it is played, and while it is held.
  static let demoRuns = "Space holds it"
  static let demoHeld = "Space goes on"

  /// What a spinner is drawn with.
  static let spinners: Set<Character> = Set("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  static func serverError(_ code: Int) -> String { "Server error with code: \(code)" }

  static func refused(port: UInt16) -> String {
    "Network error: connection refused by 127.0.0.1:\(port)"
  }

  /// What the countdown to a try says, without the seconds.
  static func tries(_ attempt: Int) -> String { "s (\(attempt) of 4) · r now · Esc stop" }

  static func position(_ row: Int, of count: Int) -> String { "\(row)/\(count)" }
}
