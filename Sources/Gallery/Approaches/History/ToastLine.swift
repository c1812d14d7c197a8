/// What a toast says. Its number tells it from one before that says the same.
struct ToastLine {
  let text: String
  let number: Int

  init(_ text: String, after last: ToastLine?) {
    self.text = text
    number = (last?.number ?? 0) + 1
  }
}
