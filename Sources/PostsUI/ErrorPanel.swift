import Essentials
import StateKit
import Views

/// Nothing is there, because a load failed; it may be tried again already.
struct ErrorPanel: View {
  let error: any Error
  /// When it is tried again automatically.
  var next: String? = nil
  let isLoading: Bool
  let status: LoadStatus
  /// Says who is there, where that is what is asked for.
  var signIn: (() -> Void)?
  /// Adds the feed that a page names, where there is a page in place of a feed.
  var openFeed: (() -> Void)?
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
      if isLoading, status.isSpinning || status.retry != nil {
        HStack(spacing: 8) {
          if status.isSpinning { ProgressView() }
          progress
        }
      } else {
        if let signIn { Button("Sign In", action: signIn) }
        if let openFeed { Button("Open its feed", action: openFeed) }
        Button("Try Again", action: retry)
      }
    }
    .padding(.horizontal, 8)
  }

  @ViewBuilder private var progress: some View {
    if let nextTry = status.nextTry {
      Countdown(nextTry: nextTry, retry: status.retry)
    } else if let retry = status.retry {
      Text("Trying again (\(retry.attempt) of \(retry.maxAttempts))…")
      ElapsedTime(since: status.since)
    } else {
      Text("Trying again…")
      ElapsedTime(since: status.since)
    }
  }

  private var sign: some View { Text("⚠").role(.error).bold() }

  private var message: some View {
    Text(error.explanation + (isLoading ? "" : next.map { "\nNext try at \($0)" } ?? ""))
      .multilineTextAlignment(.center).frame(maxWidth: 480)
  }
}
