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
    let stage = Stage(20, 4) {
      NavigationStack(path: Binding(get: { model.numbers }, set: { model.numbers = $0 })) {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    stage.press(.return)
    #expect(model.numbers == [1])
    #expect(stage.picture.contains("number 1"))
    model.numbers = [1, 2, 3]
    stage.resize(20, 4)
    #expect(stage.picture.contains("number 3"))
    stage.press(.escape)
    #expect(model.numbers == [1, 2])
    model.numbers = []
    stage.resize(20, 4)
    #expect(stage.picture.contains("Go ◂"))
  }

  @Test func `a path that begins with values shows the last one`() {
    let stage = Stage(20, 4) {
      Mixed(path: NavigationPath([1, 2]))
    }
    #expect(stage.picture.contains("number 2"))
    stage.press(.escape, .escape)
    #expect(stage.picture.contains("root 0"))
  }

  @Test func `values of several types have screens of their own`() {
    let stage = Stage(20, 4) { Mixed() }
    stage.press(.return)
    #expect(stage.picture.contains("text 日本"))
    stage.press(.escape, .tab, .return)
    #expect(stage.picture.contains("number 7"))
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
    let stage = Stage(20, 4) {
      NavigationStack(path: Binding(get: { model.numbers }, set: { model.numbers = $0 })) {
        VStack {
          NavigationLink("nil", value: Int?.none)
          NavigationLink("text", value: "x")
        }
      }
    }
    #expect(stage.picture.contains("text ◂"))
    stage.press(.return)
    #expect(model.numbers == [])
    #expect(stage.picture.contains("text ◂"))
  }

  @Test func `an item pushes its screen, another one replaces it`() {
    let model = Model()
    let stage = Stage(20, 4) {
      NavigationStack {
        Text("root")
          .navigationDestination(item: Binding(get: { model.item }, set: { model.item = $0 })) {
            Text("item \($0)")
          }
      }
    }
    #expect(stage.picture.contains("root"))
    model.item = "a"
    stage.resize(20, 4)
    #expect(stage.picture.contains("item a"))
    model.item = "b"
    stage.resize(20, 4)
    #expect(stage.picture.contains("item b"))
    stage.press(.escape)
    #expect(model.item == nil)
    #expect(stage.picture.contains("root"))
  }

  @Test func `the program can end what is presented`() {
    let stage = Stage(20, 4) { Ending() }
    stage.press("p")
    #expect(stage.picture.contains("▸ end ◂"))
    stage.press(.return)
    #expect(stage.picture.contains("root"))
    stage.press("p", .escape)
    #expect(stage.picture.contains("root"))
    stage.press("p")
    #expect(stage.picture.contains("▸ end ◂"))
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
