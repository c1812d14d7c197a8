import Observation
import StateKit
import Testing

@testable import Views

/// Models that are handed on, replaced, nested in one another and changed from outside.
struct SharedDataTests {
  @Test func `a model that is replaced by another instance is the one that is watched`() {
    let fixture = ViewFixture { Replacing() }
    #expect(fixture.picture == "old 0\nold 0")
    fixture.press("n")
    #expect(fixture.picture == "new 0\nold 0")
    fixture.press("+")
    #expect(fixture.picture == "new 1\nold 0")
  }

  @Test func `a nested object is watched by whoever reads it`() {
    let outer = Outer()
    let fixture = ViewFixture { Nested(outer: outer) }
    #expect(fixture.picture == "0")
    outer.inner.number = 1
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture == "1")
    let before = outer.inner
    outer.inner = Inner()
    #expect(fixture.picture == "0")
    before.number = 7
    #expect(!fixture.host.needsFrame)
  }

  @Test func `a chain of bindings changes one element and no other`() {
    let fixture = ViewFixture { Chain() }
    fixture.press(.tab, .return)
    #expect(fixture.picture == "[ a 0 ]\n▸ b 1 ◂\na0 b1")
    fixture.press(.return)
    #expect(fixture.picture.hasSuffix("a0 b2"))
  }

  @Test func `a screen, a sheet and an alert inherit what their presenter was given`() {
    let model = Sign("given")
    let fixture = ViewFixture(40, 12) {
      NavigationStack { Handing() }.environment(model).environmentObject(Inner())
        .environment(\.lineLimit, 1)
    }
    for turn in 0..<3 {
      fixture.press(.return)
      #expect(fixture.picture.contains("given 0"), "\(turn)")
      fixture.press(.escape, .tab)
    }
  }

  @Test func `a screen that was pushed sees the state of the one below change`() {
    let fixture = ViewFixture(40, 6) { NavigationStack { Below() } }
    fixture.press(.return)
    #expect(fixture.picture.contains("▸  0 ◂"))
    fixture.press(.return, .return)
    #expect(fixture.picture.contains("▸  2 ◂"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("below 2"))
  }
}

private final class Inner: ObservableObject {
  @Published var number = 0
}

private final class Outer: ObservableObject {
  @Published var inner = Inner()
}

private struct Nested: View {
  @ObservedObject var outer: Outer
  var body: some View { Text("\(outer.inner.number)") }
}

@Observable private final class Named {
  let name: String
  var number = 0
  init(_ name: String) { self.name = name }
}

private struct Replacing: View {
  @State private var model = Named("old")

  var body: some View {
    VStack(alignment: .leading) {
      Shown(model: model)
      // Its state begins with the model, and keeps to it.
      Keeping(model: model)
    }
    .onKeyPress("n") {
      model = Named("new")
      return .handled
    }
    .onKeyPress("+") {
      model.number += 1
      return .handled
    }
  }
}

private struct Shown: View {
  @Bindable var model: Named
  var body: some View { Text("\(model.name) \(model.number)") }
}

private struct Keeping: View {
  @State var model: Named
  var body: some View { Text("\(model.name) \(model.number)") }
}

private struct Item: Identifiable {
  let id: String
  var count = 0
}

private struct Chain: View {
  @State private var items = [Item(id: "a"), Item(id: "b")]

  var body: some View {
    ForEach($items) { $item in Middle(item: $item) }
    Text(items.map { "\($0.id)\($0.count)" }.joined(separator: " "))
  }
}

private struct Middle: View {
  @Binding var item: Item
  var body: some View { Leaf(name: item.id, count: $item.count) }
}

private struct Leaf: View {
  let name: String
  @Binding var count: Int
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Handing: View {
  @State private var isSheet = false
  @State private var isAlert = false

  var body: some View {
    NavigationLink("Push") { Receiving() }
    Button("Sheet") { isSheet = true }.sheet(isPresented: $isSheet) { Receiving() }
    Button("Alert") { isAlert = true }
      .alert("Title", isPresented: $isAlert) {
        Button("OK", role: .cancel) {}
      } message: {
        Receiving()
      }
  }
}

private struct Receiving: View {
  @Environment(Sign.self) private var sign
  @EnvironmentObject private var inner: Inner
  var body: some View { Text("\(sign.text) \(inner.number)") }
}

private struct Below: View {
  @State private var number = 0

  var body: some View {
    Text("below \(number)")
    NavigationLink("Next") { Leaf(name: "", count: $number) }
  }
}
