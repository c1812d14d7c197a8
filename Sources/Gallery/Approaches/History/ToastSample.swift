import TerminalUI

/// One toast, and how it differs from the usual one.
struct ToastSample {
  let name: String
  let type: ToastType
  var transition = ToastTransitionOptions()
  var position = ToastPositionOptions()
  /// Whether a click on it loads again rather than dismissing it.
  var isTapped = false
  /// The toast that is asked for at the same time, and has to wait.
  var second: ToastType?

  static var all: [ToastSample] { toasts + snackBars + positions }

  private static var toasts: [ToastSample] {
    [
      ToastSample(name: "toast", type: .plain("The posts are up to date")),
      ToastSample(
        name: "toast, two messages",
        type: .toast(
          options: ToastOptions(
            message: .init(text: "The posts are up to date", font: .headline),
            secondaryMessage: .init(text: "There were none that you do not know.")))),
      ToastSample(
        name: "toast, no close button",
        type: .toast(options: ToastOptions(message: saved, trailingButton: nil))),
      ToastSample(
        name: "toast, other button",
        type: .toast(
          options: ToastOptions(
            message: saved, trailingButton: .init(imageSystemName: "checkmark", color: .yellow)))),
      ToastSample(
        name: "toast, other background",
        type: .toast(
          options: ToastOptions(
            message: .init(text: "Saved", color: .black, alignment: .center),
            trailingButton: .init(color: .black),
            background: .init(color: .yellow, cornerRadius: 0)))),
      ToastSample(
        name: "toast, more padding",
        type: .toast(
          options: ToastOptions(
            message: saved,
            internalPadding: .init(top: 32, leading: 64, bottom: 32, trailing: 64)))),
    ]
  }

  private static var saved: ToastOptions.Message { .init(text: "Saved") }
}

extension ToastSample {
  private static var snackBars: [ToastSample] {
    [
      ToastSample(
        name: "snack bar",
        type: .snackBar(options: SnackBarOptions(message: .init(text: "Saved")))),
      ToastSample(
        name: "snack bar with image",
        type: .snackBar(options: SnackBarOptions(message: .init(text: "Saved"), image: .init()))),
      ToastSample(
        name: "snack bar, all options",
        type: .snackBar(
          options: SnackBarOptions(
            message: .init(text: "A star for you", color: .black, font: .headline),
            image: .init(imageSystemName: "star.fill", color: .red),
            background: .init(color: .yellow, cornerRadius: 0),
            internalPadding: .init(top: 0, leading: 8, bottom: 0, trailing: 8)))),
      ToastSample(
        name: "custom view",
        type: .custom(
          AnyView(
            ProgressView("A custom view")
              .padding().foregroundStyle(.white).background(.purple)))),
    ]
  }

  private static var positions: [ToastSample] {
    let saved = ToastType.plain("Saved")
    return [
      ToastSample(
        name: "at the bottom", type: saved, position: ToastPositionOptions(position: .bottom)),
      ToastSample(
        name: "away from the edge", type: saved,
        position: ToastPositionOptions(
          padding: .init(top: 32, leading: 64, bottom: 0, trailing: 64))),
      ToastSample(
        name: "onTap loads again", type: .plain("Click to load again"), isTapped: true),
      ToastSample(
        name: "for one second", type: .plain("One second"),
        transition: ToastTransitionOptions(duration: 1)),
      ToastSample(name: "two in a queue", type: .plain("The first"), second: .plain("The second")),
    ]
  }
}

extension ToastType {
  fileprivate static func plain(_ text: String) -> ToastType {
    .toast(options: ToastOptions(message: .init(text: text)))
  }
}
