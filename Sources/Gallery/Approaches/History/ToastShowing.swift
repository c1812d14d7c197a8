import TerminalUI

extension View {
  /// Shows a sample of a toast over the screen of this view.
  ///
  /// - Parameter number: Counts the showings: each begins with its full time. The first is 1.
  func toast(_ sample: ToastSample, showing number: Int, onTap: @escaping () -> Void) -> some View {
    background {
      if number > 0 { ToastShowing(sample: sample, tap: onTap).id(number) }
    }
  }
}

/// One showing of a toast, from its beginning to its end.
private struct ToastShowing: View {
  @State private var isShown = true
  @State private var isSecondShown = true
  let sample: ToastSample
  let tap: () -> Void

  var body: some View {
    Color.clear
      .toast(
        isShowing: $isShown, type: sample.type, transitionOptions: sample.transition,
        positionOptions: sample.position, onTap: sample.isTapped ? tap : nil
      )
      .background {
        if let second = sample.second {
          Color.clear.toast(isShowing: $isSecondShown, type: second)
        }
      }
  }
}
