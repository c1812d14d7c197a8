import TerminalUI

/// The state of the login, and how often it was sent and refused.
struct LoginPanel: View {
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
