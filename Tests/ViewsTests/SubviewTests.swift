import Cells
import Testing

@testable import Views

/// Views that are made of those that another view is made of.
struct SubviewTests {
  @Test func `each view, and each element, is a subview of its own`() {
    func shown(_ content: some View) -> String {
      picture(20, 9) {
        VStack(alignment: .leading, spacing: 0) {
          Group(subviews: content) { all in
            Text("\(all.count)")
            ForEach(all.dropLast(1)) { subview in
              HStack {
                Text("-")
                subview
              }
            }
            all[(all.count - 1)...]
          }
        }
      }
    }
    let several = Group {
      Text("a")
      ForEach(0..<2) { Text("日\($0)") }
      if true { Text("z") }
    }
    #expect(shown(several) == "4\n- a\n- 日0\n- 日1\nz")
    #expect(shown(Text("a")) == "1\na")
  }

  @Test func `what is said of a subview counts beside what was said of it before`() {
    let fixture = ViewFixture(20, 3) {
      ForEach(
        subviews: Group {
          Text("a").bold()
          Text("b").foregroundStyle(.red)
        }.italic()
      ) {
        $0.underline().padding(.leading, 8)
      }
    }
    #expect(fixture.picture == " a\n b")
    let buffer = fixture.draw()
    #expect(buffer[1, 0].style.attributes == [.bold, .italic, .underline])
    #expect(buffer[1, 1].style.attributes == [.italic, .underline])
    #expect(buffer[1, 1].style.foreground == .palette(1))
    #expect(
      picture(9, 1) {
        HStack {
          ForEach(
            subviews: Group {
              Text("a")
              Text("b")
            }
          ) { $0 }
        }
      } == "a b")
  }

  @Test(arguments: [(40, 10), (200, 60)])
  func `a subview keeps its state and its keys, wherever it is put`(width: Int, height: Int) {
    let fixture = ViewFixture(width, height) {
      Switching { isOn in
        Group(
          subviews: Group {
            Counter("a")
            Counter("b")
          }
        ) { all in
          if isOn {
            all[0]
          } else {
            VStack {
              all[1]
              all[0]
            }
          }
        }
      }
    }
    fixture.press("a", "a")
    #expect(fixture.picture == "a 2")
    fixture.press("s")
    #expect(fixture.picture == "b 0\na 2")
    fixture.press("b", "s", "a")
    #expect(fixture.picture == "a 3")
  }

  @Test func `subviews are rows of a list`() {
    let fixture = ViewFixture(9, 4) {
      List {
        ForEach(
          subviews: Group {
            Text("a")
            Text("b")
          }
        ) { $0 }
      }
    }
    #expect(fixture.picture == "▌ a\n  b")
  }

  @Test func `older code makes views of them by a root`() {
    #expect(
      picture(9, 4) {
        _VariadicView.Tree(Numbered()) {
          Text("a")
          Text("日")
        }
      } == "1 a\n2 日")
    #expect(picture(9, 4) { _VariadicView.Tree(Numbered()) {} } == "")
    for width in 0...4 {
      let fixture = ViewFixture(width, 2) { _VariadicView.Tree(Numbered()) { Text("日本") } }
      #expect(fixture.draw().hasWholeCharacters)
    }
  }
}

private struct Numbered: _VariadicView_UnaryViewRoot {
  @Environment(\.isEnabled) private var isEnabled

  func body(children: _VariadicView.Children) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(children) { child in
        if isEnabled, let index = children.firstIndex(where: { $0.id == child.id }) {
          HStack {
            Text("\(index + 1)")
            child
          }
        }
      }
    }
  }
}
