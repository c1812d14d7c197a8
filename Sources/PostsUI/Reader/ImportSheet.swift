import Views

/// Asks for the path of a list of sources. What was typed stays while it is read, and when it is none.
struct ImportSheet: View {
  let path: Binding<String>
  let isSubmitting: Bool
  let error: String?
  let add: (String) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Text("Import a list").bold()
        Text("Esc cancels").foregroundColor(.secondary).lineLimit(1)
      }
      TextField("Path of an OPML file", text: path)
        .onSubmit { if !path.wrappedValue.isEmpty { add(path.wrappedValue) } }
        .disabled(isSubmitting)
      if isSubmitting {
        ProgressView("Reading…")
      } else if let error {
        Text("⚠ \(error)").foregroundColor(.red)
      } else {
        Text("Enter imports it. Other readers export such a file.").foregroundColor(.secondary)
      }
    }
    .frame(maxWidth: 560, alignment: .leading)
  }
}
