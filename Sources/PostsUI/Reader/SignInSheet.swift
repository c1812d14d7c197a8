import Posts
import Views

/// Asks who is there, for a source that answers 401: a name and a password, or a token instead. Enter sends it once;
/// what failed can be corrected, as the name stays.
struct SignInSheet: View {
  let source: String
  /// Whether anybody on the way can read what is sent.
  let isReadableOnTheWay: Bool
  let isSubmitting: Bool
  let error: String?
  let signIn: (Credential) -> Void
  @State private var user = ""
  @State private var password = ""
  @State private var token = ""
  @State private var isTokenAsked = false
  @FocusState private var field: Field?

  private enum Field { case user, password, token }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Text("Sign in to \(source)").bold().lineLimit(1)
        Text("Esc cancels").foregroundColor(.secondary).lineLimit(1).layoutPriority(1)
      }
      VStack(alignment: .leading) { fields }.disabled(isSubmitting)
      if isReadableOnTheWay {
        Text("⚠ Sent over http: others can read it.").role(.warning)
      }
      status
      HStack {
        Button("Sign In", action: submit)
        Button(isTokenAsked ? "Use a password" : "Use a token") { isTokenAsked.toggle() }
      }
      .disabled(isSubmitting)
    }
    .frame(maxWidth: 480, alignment: .leading)
    .onChange(of: error) { _, error in
      if error != nil { field = isTokenAsked ? .token : .password }
    }
  }

  @ViewBuilder private var fields: some View {
    if isTokenAsked {
      line("Token") { SecureField("", text: $token).focused($field, equals: .token) }
    } else {
      line("User") { TextField("", text: $user).focused($field, equals: .user) }
      line("Password") { SecureField("", text: $password).focused($field, equals: .password) }
    }
  }

  private func line(_ name: String, @ViewBuilder field: () -> some View) -> some View {
    HStack {
      Text(name).frame(width: 64, alignment: .leading)
      field().onSubmit(submit)
    }
  }

  @ViewBuilder private var status: some View {
    if isSubmitting {
      ProgressView("Signing in…")
    } else if let error {
      Text("⚠ \(error)").role(.error)
    } else {
      Text("Stored in a file that only you can read.").foregroundColor(.secondary)
    }
  }

  /// Sends what is there; Enter in the name alone goes on to the password.
  private func submit() {
    if isTokenAsked {
      if !token.isEmpty { signIn(.bearer(token: token)) }
    } else if user.isEmpty {
      field = .user
    } else if password.isEmpty, field == .user {
      field = .password
    } else {
      signIn(.basic(user: user, password: password))
    }
  }
}
