import Foundation
import Views

/// Nothing is there, because a load failed.
struct ErrorPanel: View {
  let error: any Error
  let isRetrying: Bool
  let retry: () -> Void

  var body: some View {
    VStack {
      ViewThatFits(in: .vertical) {
        VStack(spacing: 16) {
          VStack {
            sign
            Text("Error").bold()
          }
          message
        }
        .padding(.bottom, 16)
        VStack {
          HStack {
            sign
            Text("Error").bold()
          }
          message
        }
        message
      }
      if isRetrying {
        ProgressView("Trying again…")
      } else {
        Button("Try Again", action: retry)
      }
    }
    .padding(.horizontal, 8)
  }

  private var sign: some View { Text("⚠").bold().foregroundColor(.red) }

  private var message: some View {
    Text(error.localizedDescription).multilineTextAlignment(.center).frame(maxWidth: 480)
  }
}
