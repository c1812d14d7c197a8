import TerminalUI

/// A form: fields, a field that hides what is typed, toggles, and sections that say why they are there.
struct FormPage: View {
  private enum Field { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var wantsMail = false
  @State private var sent: String?
  @FocusState private var field: Field?

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name, prompt: Text("Ada Lovelace"))
          .focused($field, equals: .name)
          .onSubmit { field = .password }
        SecureField("Password", text: $password)
          .focused($field, equals: .password)
          .onSubmit(send)
      } header: {
        Text("Account")
      } footer: {
        Text(hint)
      }
      Section("Messages") {
        Toggle("Mail me", isOn: $wantsMail)
        LabeledContent("To", value: wantsMail ? "\(name)@example.org" : "nobody")
      }
      Button("Send", action: send).disabled(!isValid)
      if let sent { Text("Sent: \(sent)").foregroundStyle(.green) }
    }
  }

  private var isValid: Bool { !name.isEmpty && password.count >= 4 }
  private var hint: String { isValid ? "All is well." : "A name, and 4 characters or more." }

  private func send() {
    if isValid { sent = name }
  }
}
