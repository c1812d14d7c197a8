import TerminalUI

/// What lies over a screen: alerts, dialogs, sheets, covers and toasts.
struct ModalPage: View {
  private struct Note: Identifiable { let id: Int }

  @State private var isAlertShown = false
  @State private var isDialogShown = false
  @State private var isToastShown = false
  @State private var isCovered = false
  @State private var note: Note?
  @State private var answer = "none yet"

  var body: some View {
    List {
      Button("Alert") { isAlertShown = true }
      Button("Confirmation dialog") { isDialogShown = true }
      Button("Sheet") { note = Note(id: 7) }
      Button("Cover") { isCovered = true }
      Button("Toast") { isToastShown = true }
      Text("Answer: \(answer)")
    }
    .alert("Save the note?", isPresented: $isAlertShown) {
      Button("Save") { answer = "saved" }
      Button("Cancel", role: .cancel) { answer = "cancelled" }
    } message: {
      Text("It has been changed.")
    }
    .confirmationDialog("Export as", isPresented: $isDialogShown, titleVisibility: .visible) {
      Button("Text") { answer = "text" }
      Button("Page") { answer = "page" }
    }
    .sheet(item: $note) { note in
      VStack(spacing: 16) {
        Text("Note \(note.id)").bold()
        DismissButton()
      }
      .padding()
    }
    .fullScreenCover(isPresented: $isCovered) { DismissButton() }
    .toast(
      isShowing: $isToastShown,
      type: .toast(options: ToastOptions(message: .init(text: "It goes after a while."))))
  }
}

/// Closes what it stands in.
private struct DismissButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
