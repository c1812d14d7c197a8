import Cells
import Testing

@testable import Views

/// Bindings to optional values, to elements and to models.
struct BindingTests {
  @Test func `a binding goes where an optional one is asked for`() {
    let cell = Cell(3)
    let optional = Binding<Int?>(cell.binding)
    optional.wrappedValue = 4
    #expect(cell.value == 4)
    optional.wrappedValue = nil
    #expect(cell.value == 4)
    #expect(optional.wrappedValue == 4)
  }

  @Test func `an optional binding is opened while there is a value`() throws {
    let cell = Cell<String?>(nil)
    #expect(Binding<String>(cell.binding) == nil)
    cell.value = "a"
    let open = try #require(Binding<String>(cell.binding))
    open.wrappedValue = "b"
    #expect(cell.value == "b")
    cell.value = nil
    open.wrappedValue = "c"
    #expect(cell.value == nil)
    #expect(open.wrappedValue == "a")
  }

  @Test func `a binding goes where any hashable is asked for`() {
    let cell = Cell(3)
    let any = Binding<AnyHashable>(cell.binding)
    any.wrappedValue = 5
    any.wrappedValue = "x"
    #expect(cell.value == 5)
  }

  @Test func `a binding to a collection is one of bindings to its elements`() {
    let cell = Cell(["a", "b", "c"])
    let elements = cell.binding
    #expect(elements.map(\.wrappedValue) == ["a", "b", "c"])
    #expect(elements.count == 3)
    #expect(elements.reversed().first?.wrappedValue == "c")
    elements[1].wrappedValue = "x"
    for element in elements { element.wrappedValue += "!" }
    #expect(cell.value == ["a!", "x!", "c!"])
  }

  @Test func `a binding to an element that is gone reads what was there and writes nothing`() {
    let cell = Cell(["a", "b"])
    let last = cell.binding[1]
    cell.value = []
    #expect(last.wrappedValue == "b")
    last.wrappedValue = "z"
    #expect(cell.value == [])
  }

  @Test func `rows change the elements of a collection in place`() {
    let fixture = ViewFixture { Tasks() }
    #expect(fixture.picture == "▸ 日本 open ◂\n[ b open ]\nopen 2")
    fixture.press(.tab, .return)
    #expect(fixture.picture == "[ 日本 open ]\n▸ b done ◂\nopen 1")
  }

  @Test func `elements can be known by their own key path`() {
    let cell = Cell([Item(id: 1, name: "a"), Item(id: 1, name: "b")])
    #expect(
      picture(9, 2) { ForEach(cell.binding, id: \.name) { $item in Text(item.name) } } == "a\nb")
  }

  @Test func `a model makes bindings to its properties`() {
    let model = Sign()
    let fixture = ViewFixture { Editing(sign: model) }
    #expect(fixture.picture == "▸ a ◂")
    fixture.press(.return)
    #expect(fixture.picture == "▸ ab ◂")
    Bindable(model).inner.depth.wrappedValue = 3
    #expect(model.inner.depth == 3)
    #expect(Bindable(projectedValue: Bindable(wrappedValue: model)).wrappedValue === model)
  }

  @Test func `a model of the environment is bound in the body`() {
    let model = Sign()
    let fixture = ViewFixture { Inheriting().environment(model) }
    fixture.press(.return)
    #expect(fixture.picture == "▸ ab ◂")
  }
}

private final class Cell<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

private struct Item: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

private struct Tasks: View {
  @State private var items = [Item(id: 1, name: "日本"), Item(id: 2, name: "b")]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach($items) { $item in Done(name: item.name, isDone: $item.isDone) }
      Text("open \(items.count { !$0.isDone })")
    }
  }
}

private struct Done: View {
  let name: String
  @Binding var isDone: Bool

  var body: some View { Button("\(name) \(isDone ? "done" : "open")") { isDone.toggle() } }
}

private struct Appending: View {
  @Binding var text: String
  var body: some View { Button(text) { text += "b" } }
}

private struct Editing: View {
  @Bindable var sign: Sign
  var body: some View { Appending(text: $sign.text) }
}

private struct Inheriting: View {
  @Environment(Sign.self) private var sign

  var body: some View {
    @Bindable var sign = sign
    Appending(text: $sign.text)
  }
}
