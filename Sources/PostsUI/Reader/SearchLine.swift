import Views

/// What is searched for, as it is typed. Enter and Down lead to what was found, Escape cancels the search.
struct SearchLine: View {
  let text: Binding<String>
  var prompt = "Search"
  let leave: () -> Void

  var body: some View {
    HStack {
      Text("/").bold()
      TextField(prompt, text: text).onSubmit(leave)
    }
    .padding(.horizontal, 8)
    .onKeyPress(.downArrow) {
      leave()
      return .handled
    }
    .onKeyPress(.escape) {
      text.wrappedValue = ""
      leave()
      return .handled
    }
  }
}
