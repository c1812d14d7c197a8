import Cells
import StateKit
import Testing

@testable import Views

/// Forms that SwiftUI code had before, and controls that are used less often.
struct OlderFormsTests {
  @Test func `an action sheet asks by its buttons`() {
    let log = Log()
    struct Asking: View {
      @State var isAsking = true
      let log: Log
      var body: some View {
        Text("日本").actionSheet(isPresented: $isAsking) {
          ActionSheet(
            title: Text("Colour?"), message: Text("Choose"),
            buttons: [
              .default(Text("Red")) { log.add("red") }, .destructive(Text("None")), .cancel(),
            ])
        }
      }
    }
    let fixture = ViewFixture(40, 10) { Asking(log: log) }
    #expect(fixture.picture.contains("Colour?") && fixture.picture.contains("Choose"))
    fixture.press(.return)
    #expect(log.take() == ["red"])
    #expect(fixture.picture == "日本")
  }

  @Test func `a link is followed while its condition holds`() {
    struct Links: View {
      @State var isActive = false
      @State var chosen: Int?
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink(destination: Text("below"), isActive: $isActive) { Text("go") }
            NavigationLink(destination: Text("two"), tag: 2, selection: $chosen) { Text("tag") }

          }
        }
        .onKeyPress("a") {
          isActive.toggle()
          return .handled
        }
      }
    }
    let fixture = ViewFixture(20, 5) { Links() }
    fixture.press("a")
    #expect(fixture.picture.contains("below"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("go") && !fixture.picture.contains("below"))
    fixture.press(.return)
    #expect(fixture.picture.contains("below"))
    fixture.press("a")
    #expect(fixture.picture.contains("go"))
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("two"))
  }

  @Test func `a hidden link behind the rows of a list is followed while its condition holds`() {
    struct Rows: View {
      @State var isActive = false
      @State var chosen = 0
      var body: some View {
        NavigationStack {
          List {
            ForEach(1..<4) { row in
              Button("row \(row)") {
                chosen = row
                isActive = true
              }
            }
            .background(
              NavigationLink(destination: Text("below \(chosen)"), isActive: $isActive) {
                EmptyView()
              }
              .hidden())
          }
        }
      }
    }
    let fixture = ViewFixture(20, 8) { Rows() }
    for row in ["1", "2"] {
      fixture.press(.return)
      #expect(fixture.picture.contains("below \(row)"))
      fixture.press(.escape)
      #expect(fixture.picture.contains("row 3") && !fixture.picture.contains("below"))
      fixture.press(.downArrow)
    }
  }

  @Test func `a field of older code says when it is edited`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      TextField("日本", text: .constant(""), onEditingChanged: { log.add("\($0)") })
      Button("OK") {}
    }
    fixture.draw()
    fixture.press(.tab)
    #expect(log.take() == ["true", "false"])
  }

  @Test func `colours by the names of AppKit are those of the terminal`() {
    #expect(Color(nsColor: .windowBackgroundColor) == Color(uiColor: .systemBackground))
    #expect(Color(nsColor: .labelColor) == .primary)
    #expect(Color(nsColor: NSColor(white: 0, alpha: 1)) == Color(white: 0))
    #expect(Color(NSColor.labelColor) == Color(.label))
  }

  @Test func `the bar above a screen can be taken away`() {
    func screen(_ isHidden: Bool) -> String {
      picture(20, 5) {
        NavigationStack {
          Text("a").navigationTitle("Title").navigationBarHidden(isHidden)
        }
      }
    }
    #expect(screen(false).contains("Title"))
    #expect(!screen(true).contains("Title"))
    let other = picture(20, 5) {
      NavigationStack { Text("a").navigationTitle("Title").toolbar(.hidden, for: .tabBar) }
    }
    #expect(other.contains("Title"))
    let hidden = picture(20, 5) {
      NavigationStack { Text("a").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
    }
    #expect(!hidden.contains("Title"))
  }

  @Test func `a stepper of older code calls what makes less or more`() {
    let log = Log()
    let fixture = ViewFixture(30, 1) {
      Stepper(onIncrement: { log.add("+") }, onDecrement: { log.add("-") }) { Text("日本") }
    }
    fixture.press(.rightArrow, .leftArrow)
    #expect(log.take() == ["+", "-"])
  }

  @Test func `a picker with a label for its value, and a box with its label first, are drawn`() {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("S").tag(1)
      Text("L").tag(2)
    } currentValueLabel: {
      Text("large")
    }
    #expect(picture(30, 1) { picker }.contains("L ▾"))
    #expect(picture(30, 3) { GroupBox(label: Text("Tips")) { Text("a") } }.contains("Tips"))
  }

  @Test func `controls of a group lie in a row, and in a menu in a column`() {
    let group = ControlGroup {
      Button("A") {}
      Button("日本") {}
    } label: {
      Text("Group")
    }
    #expect(picture(30, 1) { group }.contains("▸ A ◂ [ 日本 ]"))
    let fixture = ViewFixture(30, 8) { Menu("M") { group } }
    fixture.press(.return)
    let lines = fixture.picture.split(separator: "\n")
    #expect(lines.contains { $0.contains(" A ") && !$0.contains("日本") })
  }

  @Test func `a gauge shows its part between its ends`() {
    let gauge = Gauge(value: 5, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    #expect(picture(15, 3) { gauge } == "Speed\n0 █████░░░░░ 10\n5")
    #expect(picture(4, 1) { Gauge(value: 0.5) { EmptyView() } } == "██░░")
  }

  @Test func `sharing copies a text`() {
    var copied: [String] = []
    let view = ShareLink("Share", item: "日本")
    let host = Host(
      size: Size(width: 30, height: 2), copy: { copied.append($0) }, root: { view })
    _ = host.frame(at: AnyClock.Instant(offset: .zero))
    host.send(.key(KeyPress(.return)))
    #expect(copied == ["日本"])
  }

  @Test func `a colour is chosen by its name`() {
    struct Colored: View {
      @State var color = Color(white: 0.3)
      var body: some View { ColorPicker("Ground", selection: $color, supportsOpacity: false) }
    }
    let fixture = ViewFixture(40, 24) { Colored() }
    #expect(fixture.picture.contains("Other"))
    fixture.press(.return, .downArrow, .return)
    #expect(fixture.picture.contains("■ Red"))
  }
}
