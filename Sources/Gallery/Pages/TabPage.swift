import TerminalUI

/// Tabs: each keeps its state while another is shown.
struct TabPage: View {
  private enum Part: Hashable { case inbox, sent, settings }

  @State private var part = Part.inbox
  @State private var unread = 3
  @State private var isSilent = false

  var body: some View {
    TabView(selection: $part) {
      Tab("Inbox \(unread)", systemImage: "tray", value: Part.inbox) {
        VStack(spacing: 16) {
          Text("\(unread) unread")
          Button("Read one") { unread = max(0, unread - 1) }
        }
      }
      Tab("Sent", systemImage: "paperplane", value: Part.sent) {
        Counter()
      }
      Tab("Settings", systemImage: "gear", value: Part.settings) {
        VStack(spacing: 16) {
          Toggle("Silent", isOn: $isSilent)
          Button("To the inbox") { part = .inbox }
        }
      }
    }
  }
}

/// A number that stays while another tab is shown.
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Sent \(count)") { count += 1 }
  }
}
