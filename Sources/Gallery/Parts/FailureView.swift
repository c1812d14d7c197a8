import TerminalUI

/// An error on the whole screen, with the way on.
struct FailureView: View {
  let message: String
  let retry: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label {
        Text("Error")
      } icon: {
        Image(systemName: "exclamationmark.triangle").foregroundStyle(.red)
      }
    } description: {
      Text(message)
    } actions: {
      Button("Try Again", action: retry)
    }
  }
}
