/// What is loaded.
struct Post: Identifiable {
  let id: Int
  let title: String
  let body: String

  static let samples = [
    Post(
      id: 1, title: "One value, one screen",
      body: "A screen is a function of its state. When the state is one value, there is one screen."
    ),
    Post(
      id: 2, title: "Where the old posts went",
      body: "While a list is loaded again it may stay, fade or go. Decide it, or chance will."),
    Post(
      id: 3, title: "An error is news, too",
      body: "Say what went wrong and offer the way on. An alert interrupts, a full screen waits."),
  ]
}
