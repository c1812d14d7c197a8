import Feeds
import Views

/// Asks for the address of a source. What was typed stays while it is looked at, and when it is none.
struct AddSheet: View {
  let isSubmitting: Bool
  let error: String?
  /// The feeds that a page offers, of which one is to be chosen; empty where nothing is to be chosen.
  let choices: [FeedLink]
  let add: (String) -> Void
  @State private var address = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Text("Add a source").bold()
        Text("Esc cancels").foregroundColor(.secondary).lineLimit(1)
      }
      TextField("Address of a feed or of a page, or a path", text: $address)
        .onSubmit(submit)
        .disabled(isSubmitting)
      if isSubmitting {
        ProgressView("Looking…")
      } else if !choices.isEmpty {
        VStack(alignment: .leading) {
          Text("The page offers several feeds:")
          ForEach(choices, id: \.address) { choice in
            Button(choice.title ?? choice.address) { add(choice.address) }.lineLimit(1)
          }
        }
      } else if let error {
        Text("⚠ \(error)").foregroundColor(.red)
      } else {
        Text("Enter adds it.").foregroundColor(.secondary)
      }
    }
    .frame(maxWidth: 560, alignment: .leading)
  }

  private func submit() {
    let typed = address.drop { $0 == " " }
    if !typed.isEmpty { add(String(typed)) }
  }
}
