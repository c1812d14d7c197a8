import Essentials
import Feeds
import Views

/// Asks for the address of a source, or of a list of them. What was typed stays while it is looked at, and when it is
/// none.
struct AddSheet: View {
  /// What the sheet says.
  struct Texts {
    let title: String
    /// What stands before the field.
    let label: String
    let prompt: String
    let invitation: String
    let progress: String
    /// Whether nothing may be typed, too.
    var mayBeEmpty = false

    static let source = Texts(
      title: "Add a source", label: "Address", prompt: "Address of a feed or page, or a path",
      invitation: "Enter adds it.", progress: "Looking…")
    static let list = Texts(
      title: "Import a list", label: "File", prompt: "OPML file, or newsboat",
      invitation: "Enter imports it. Other readers export such a file.", progress: "Reading…")

    static func name(of title: String) -> Texts {
      Texts(
        title: "Rename \(title)", label: "Name", prompt: "The name that the feed has",
        invitation: "Enter saves it. Empty is the feed's own name.", progress: "Saving…",
        mayBeEmpty: true)
    }

    static func folders(of title: String) -> Texts {
      Texts(
        title: "Folders of \(title)", label: "Folders", prompt: "None",
        invitation: "Enter saves them. Commas separate several, slashes levels.",
        progress: "Saving…", mayBeEmpty: true)
    }

    static let command = Texts(
      title: "Run a program", label: "Program", prompt: "Program and arguments, such as wc -w",
      invitation: "Enter runs it, without a shell; it reads the post.", progress: "Running…")
    static let saving = Texts(
      title: "Save the post", label: "File", prompt: "Path of the file",
      invitation: "Enter saves it as Markdown. No file is written over.", progress: "Saving…")
  }

  let texts: Texts
  let address: Binding<String>
  let isSubmitting: Bool
  let error: String?
  /// The feeds that a page offers, of which one is to be chosen; empty where nothing is to be chosen.
  let choices: [FeedLink]
  let add: (String) -> Void
  /// What was looked at; what came of it is not shown with another address.
  @State private var sent: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Text(texts.title).bold().lineLimit(1)
        Text("Esc cancels").foregroundColor(.secondary).lineLimit(1)
      }
      HStack(spacing: 16) {
        Text(texts.label).fixedSize()
        TextField(texts.prompt, text: address).onSubmit(submit)
      }
      .disabled(isSubmitting)
      if isSubmitting {
        ProgressView(texts.progress)
      } else if isChanged {
        invitation
      } else if !choices.isEmpty {
        FeedChoices(choices: choices, add: add)
      } else if let error {
        Text("⚠ \(error)").role(.error)
      } else {
        invitation
      }
    }
    .frame(maxWidth: 560, alignment: .leading)
  }

  private var invitation: some View { Text(texts.invitation).foregroundColor(.secondary) }

  private var isChanged: Bool { sent.map { $0 != address.wrappedValue } ?? false }

  private func submit() {
    let typed = address.wrappedValue.trimming(\.isWhitespace)
    guard !typed.isEmpty || texts.mayBeEmpty else { return }
    sent = address.wrappedValue
    add(typed)
  }
}

/// The feeds that a page offers, of which one is chosen at once: the focus is on them.
private struct FeedChoices: View {
  let choices: [FeedLink]
  let add: (String) -> Void
  @State private var position = ListPosition<Int>()
  @FocusState private var isChoosing: Bool

  private struct Numbered: Identifiable {
    let id: Int
    let link: FeedLink
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("The page offers several feeds:")
      List(numbered, position: position) { choice in
        if let title = choice.link.title { Text(title).bold().lineLimit(1) }
        Text(choice.link.address)
          .foregroundColor(choice.link.title == nil ? .primary : .secondary)
          .lineLimit(1)
          .truncationMode(.middle)
      }
      .frame(maxHeight: Double(16 * lineCount))
      .focused($isChoosing)
      .onOpen(numbered, at: position) { add(choices[$0].address) }
    }
    .onAppear { isChoosing = true }
  }

  private var numbered: [Numbered] {
    choices.enumerated().map { Numbered(id: $0, link: $1) }
  }

  private var lineCount: Int { choices.reduce(0) { $0 + ($1.title == nil ? 1 : 2) } }
}
