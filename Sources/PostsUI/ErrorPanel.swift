import Foundation
import Views

/// Nothing is there, because a load failed.
struct ErrorPanel: View {
  let error: any Error
  let isRetrying: Bool
  let retry: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      VStack {
        Text("⚠").bold().foregroundColor(.red)
        Text("Error").font(.title)
      }
      Text(error.localizedDescription)
        .multilineTextAlignment(.center)
        .frame(maxWidth: 480)
      if isRetrying {
        ProgressView("Trying again…")
      } else {
        Button("Try Again", action: retry)
      }
    }
    .padding(.horizontal)
  }
}
