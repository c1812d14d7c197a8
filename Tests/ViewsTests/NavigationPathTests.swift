import Cells
import Testing

@testable import Views

/// Navigation by values that the program keeps.
struct NavigationPathTests {
  private final class Model {
    var numbers: [Int] = []
    var path = NavigationPath()
    var item: String?
  }

  @Test func `a path pushes and pops`() {
    let model = Model()
    let fixture = ViewFixture(20, 4) {
      NavigationStack(path: Binding(get: { model.numbers }, set: { model.numbers = $0 })) {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    fixture.press(.return)
    #expect(model.numbers == [1])
    #expect(fixture.picture.contains("number 1"))
    model.numbers = [1, 2, 3]
    fixture.resize(20, 4)
    #expect(fixture.picture.contains("number 3"))
    fixture.press(.escape)
    #expect(model.numbers == [1, 2])
    model.numbers = []
    fixture.resize(20, 4)
    #expect(fixture.picture.contains("Go ◂"))
  }

  @Test func `a path that begins with values shows the last one`() {
    let fixture = ViewFixture(20, 4) {
      Mixed(path: NavigationPath([1, 2]))
    }
    #expect(fixture.picture.contains("number 2"))
    fixture.press(.escape, .escape)
    #expect(fixture.picture.contains("root 0"))
  }

  @Test func `values of several types have their own screens`() {
    let fixture = ViewFixture(20, 4) { Mixed() }
    fixture.press(.return)
    #expect(fixture.picture.contains("text 日本"))
    fixture.press(.escape, .tab, .return)
    #expect(fixture.picture.contains("number 7"))
  }

  @Test func `a value without a destination says so`() {
    let picture = picture(40, 4) { Mixed(path: NavigationPath([true])) }
    #expect(picture.contains("There is no destination for true."))
  }

  @Test func `a path counts, and compares by its values`() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    path.removeLast()
    #expect(path == NavigationPath([1]))
    #expect(path != NavigationPath([2]))
    path.removeLast(1)
    #expect(path == NavigationPath())
  }

  @Test func `a link without a value, or in a path of another type, leads nowhere`() {
    let model = Model()
    let fixture = ViewFixture(20, 4) {
      NavigationStack(path: Binding(get: { model.numbers }, set: { model.numbers = $0 })) {
        VStack {
          NavigationLink("nil", value: Int?.none)
          NavigationLink("text", value: "x")
        }
      }
    }
    #expect(fixture.picture.contains("text ◂"))
    fixture.press(.return)
    #expect(model.numbers == [])
    #expect(fixture.picture.contains("text ◂"))
  }

  @Test func `an item pushes its screen, another one replaces it`() {
    let model = Model()
    let fixture = ViewFixture(20, 4) {
      NavigationStack {
        Text("root")
          .navigationDestination(item: Binding(get: { model.item }, set: { model.item = $0 })) {
            Text("item \($0)")
          }
      }
    }
    #expect(fixture.picture.contains("root"))
    model.item = "a"
    fixture.resize(20, 4)
    #expect(fixture.picture.contains("item a"))
    model.item = "b"
    fixture.resize(20, 4)
    #expect(fixture.picture.contains("item b"))
    fixture.press(.escape)
    #expect(model.item == nil)
    #expect(fixture.picture.contains("root"))
  }

  @Test func `the program can end what is presented`() {
    let fixture = ViewFixture(20, 4) { Ending() }
    fixture.press("p")
    #expect(fixture.picture.contains("▸ end ◂"))
    fixture.press(.return)
    #expect(fixture.picture.contains("root"))
    fixture.press("p", .escape)
    #expect(fixture.picture.contains("root"))
    fixture.press("p")
    #expect(fixture.picture.contains("▸ end ◂"))
  }
}

private struct Mixed: View {
  @State var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Text", value: "日本")
        NavigationLink(value: 7) { Text("Number") }
        Text("root \(path.count)")
      }
      .navigationDestination(for: String.self) { Text("text \($0)") }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
    }
  }
}

private struct Ending: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Text("root")
        .navigationDestination(isPresented: $isShown) { Button("end") { isShown = false } }
    }
    .onKeyPress("p") {
      isShown = true
      return .handled
    }
  }
}
