import Observation
import Testing

@testable import Views

/// What views say while the focus is in them.
struct FocusedValueTests {
  @Test func `a value is said while the focus is in the view, and nobody says it elsewhere`() {
    let fixture = ViewFixture(20, 5) { TitleDesk() }
    #expect(fixture.picture == "▸ 日 ◂\n[ b ]\n[ c ]\n日 1")
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("▸ b ◂\n[ c ]\nb 1"))
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("▸ c ◂\nnothing 1"))
  }

  @Test func `the value of a screen is said wherever the focus is, and follows its view`() {
    let fixture = ViewFixture(20, 5) { TitleDesk() }
    fixture.press("n")
    #expect(fixture.picture.hasSuffix("日 2"))
    fixture.press(.tab, "n")
    #expect(fixture.picture.hasSuffix("b 3"))
  }

  @Test func `a binding that is said is read and written`() {
    let fixture = ViewFixture(24, 4) { WordEditor() }
    #expect(fixture.picture == "▸ text a ◂\n[ add ]\nread a")
    fixture.press("x")
    #expect(fixture.picture == "▸ text ax ◂\n[ add ]\nread ax")
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("read nothing"))
    fixture.press("x")
    #expect(fixture.picture.contains("text ax ") && fixture.picture.hasSuffix("read nothing"))
  }

  @Test func `a model is found by its type, until its view goes`() {
    let fixture = ViewFixture(24, 3) { CountedModels() }
    #expect(fixture.picture == "▸ model 1 ◂")
    fixture.press(.return)
    #expect(fixture.picture == "▸ model 2 ◂")
    fixture.press("g", "r")
    #expect(fixture.picture == "▸ none ◂")
  }
}

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

private struct NumberKey: FocusedValueKey {
  typealias Value = Int
}

private struct TextKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var number: Int? {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

private struct TitleDesk: View {
  @State private var number = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("日") {}.focusedValue(\.title, "日")
      VStack { Button("b") {}.focusedValue(\.title, "b") }.focusedValue(\.title, "outer")
      Button("c") {}
      TitleLine()
    }
    .focusedSceneValue(\.number, number)
    .onKeyPress("n") {
      number += 1
      return .handled
    }
  }
}

private struct TitleLine: View {
  @FocusedValue(\.title) private var title
  @FocusedValue(\.number) private var number

  var body: some View { Text("\(title ?? "nothing") \(number ?? 0)") }
}

private struct WordEditor: View {
  @State private var text = "a"

  var body: some View {
    WordWriter {
      Button("text \(text)") {}.focusedValue(\.text, $text)
    }
  }
}

private struct WordWriter<Content: View>: View {
  @FocusedBinding(\.text) private var text
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      content()
      Button("add") {}
      Text("read \(text ?? "nothing")")
    }
    .onKeyPress("x") {
      text? += "x"
      return .handled
    }
  }
}

@Observable private final class CountedModel {
  var count = 1
}

private struct CountedModels: View {
  @State private var model = CountedModel()
  @State private var isThere = true
  @State private var redraws = 0

  var body: some View {
    VStack(spacing: 0) {
      if isThere { Text("").frame(height: 0).focusedSceneValue(model) }
      CountedReader()
    }
    .onKeyPress("g") {
      isThere = false
      return .handled
    }
    .onKeyPress("r") {
      redraws += 1
      return .handled
    }
  }
}

private struct CountedReader: View {
  @FocusedValue(CountedModel.self) private var model: CountedModel?

  var body: some View {
    Button(model.map { "model \($0.count)" } ?? "none") { model?.count += 1 }
  }
}
