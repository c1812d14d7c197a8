import Observation
import TerminalUI

// Approach 6: a form whose model is a small machine, so that a login is sent once however often Enter is
// pressed. It is good for everything that must not happen twice. It costs two guards, and both are needed:
// the model refuses by logic, the button says so to the user.

@Observable final class LoginModel {
  enum State: Equatable {
    case idle
    case submitting
    case signedIn(String)
    case failed(String)
  }

  var email = ""
  var password = ""
  private(set) var state = State.idle
  private(set) var sentCount = 0
  private(set) var refusedCount = 0

  fileprivate var isValid: Bool { isEmailValid && isPasswordValid }
  fileprivate var isEmailValid: Bool { email.contains("@") && !email.hasSuffix("@") }
  fileprivate var isPasswordValid: Bool { password.count >= 4 }

  func submit(to script: Script) async {
    guard isValid else { return }
    guard state != .submitting else {
      refusedCount += 1
      return
    }
    state = .submitting
    sentCount += 1
    do {
      let isUser = try await script.isUser(email: email, password: password)
      state = isUser ? .signedIn(email) : .failed("Wrong email or password")
    } catch {
      state = .failed("\(error)")
    }
  }

  fileprivate func signOut() {
    password = ""
    state = .idle
  }
}

struct Login: View {
  private enum Field {
    case email
    case password
  }

  @Environment(Script.self) private var script
  @State private var model = LoginModel()
  @FocusState private var field: Field?

  var body: some View {
    Group {
      if case .signedIn(let email) = model.state {
        VStack(spacing: 16) {
          Text("Welcome, \(email)").bold()
          Button("Sign Out", action: model.signOut)
        }
      } else {
        form
      }
    }
    .padding(.horizontal, 16)
    .statePanel("\(model.state)") { LoginPanel(model: model) }
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Sign in").font(.title)
      TextField("Email", text: $model.email)
        .focused($field, equals: .email)
        .onSubmit { field = .password }
      hint("An address like ada@example.org", isShown: !model.isEmailValid)
      SecureField("Password", text: $model.password)
        .focused($field, equals: .password)
        .onSubmit(submit)
      hint("Four characters or more", isShown: !model.isPasswordValid)
      HStack(spacing: 16) {
        Button("Sign In", action: submit)
          .disabled(!model.isValid || model.state == .submitting)
        status
      }
    }
    .frame(maxWidth: 320)
    .onAppear { field = model.email.isEmpty ? .email : .password }
  }

  /// A line that keeps its room while it has nothing to say.
  private func hint(_ text: String, isShown: Bool) -> some View {
    Text(isShown ? text : " ").foregroundStyle(.secondary).padding(.leading, 8)
  }

  @ViewBuilder private var status: some View {
    switch model.state {
    case .submitting: ProgressView("Signing in…")
    case .failed(let message): Text(message).foregroundStyle(.red)
    case .idle, .signedIn: EmptyView()
    }
  }

  private func submit() { Task { await model.submit(to: script) } }
}

/// The state of the login, and how often it was sent and refused.
private struct LoginPanel: View {
  let model: LoginModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      CaseList(
        state: model.state.description, cases: [".idle", ".submitting", ".signedIn", ".failed"])
      VStack(alignment: .leading, spacing: 0) {
        Text("Logins").foregroundStyle(.secondary)
        Text("  sent     \(model.sentCount)")
        Text("  refused  \(model.refusedCount)")
      }
    }
  }
}

extension LoginModel.State: CustomStringConvertible {
  var description: String {
    switch self {
    case .idle: ".idle"
    case .submitting: ".submitting"
    case .signedIn: ".signedIn(email)"
    case .failed: ".failed(message)"
    }
  }
}
