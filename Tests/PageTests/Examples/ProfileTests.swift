import Tape
import TerminalUI
import Testing

struct User: Sendable {
  let name: String

  static let placeholder = User(name: "Somebody Nobody")
}

@Observable final class Profile {
  var controller: ViewStateController<User>
  var isSaved = false
  private let clock: AnyClock

  init(clock: AnyClock) {
    self.clock = clock
    controller = ViewStateController(clock: clock)
  }

  func load() async throws {
    controller.setState(.loading)
    try await clock.sleep(for: .seconds(1))
    controller.setState(.loaded(User(name: "Ada")))
  }
}

struct ProfileScreen: View {
  @State var profile: Profile

  var body: some View {
    UserCard(user: .placeholder)
      .redacted(reason: .placeholder)
      .withViewStateModifier(controller: profile.controller) { user in
        UserCard(user: user)
      } errorView: { _ in
        ErrorView { load() }
      }
      .toast(
        isShowing: $profile.isSaved, type: .snackBar(options: .init(message: .init(text: "Saved")))
      )
      .task { load() }
      .onKeyPress("s") {
        profile.isSaved = true
        return .handled
      }
      .debugState(controller: $profile.controller, mockInfo: .placeholder)
  }

  private func load() {
    Task {
      do {
        try await profile.load()
      } catch {
        profile.controller.setState(.error(error))
      }
    }
  }
}

struct UserCard: View {
  let user: User

  var body: some View { Text(user.name).bold() }
}

/// The example of the article about what a load came to.
@MainActor struct ProfileTests {
  private func play(_ text: String) async throws {
    let player = Player(try TapeScript(text, file: "profile.tape")) { fixture in
      TapeProgram { ProfileScreen(profile: Profile(clock: fixture.clock)) }
    }
    try await player.play()
  }

  @Test func `the placeholder gives way to the content, and a toast comes over it`() async throws {
    try await play(
      """
      Set Columns 40
      Expect no "Ada"
      Wait "Ada"
      Type "s"
      Wait "Saved"
      """)
  }

  @Test func `d forces a state`() async throws {
    try await play(#"Wait "Ada" Type "d" Expect "Debug state" Enter"#)
  }
}
