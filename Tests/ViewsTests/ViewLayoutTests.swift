import Cells
import Observation
import Testing

@testable import Views

/// Layouts as values, trees of views, and views that are as long as what scrolls them.
struct ViewLayoutTests {
  @Test func `a layout takes the place of another, and the views in it keep their state`() {
    struct Counter: View {
      @State var count = 0
      let log: Log
      var body: some View {
        Text("日\(count)").onAppear {
          count += 1
          log.add("appear")
        }
      }
    }
    struct Screen: View {
      @State var isWide = true
      let log: Log
      var body: some View {
        let layout =
          isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 16))
        layout {
          Button("turn") { isWide.toggle() }
          Counter(log: log)
        }
      }
    }
    let log = Log()
    let fixture = ViewFixture(20, 3) { Screen(log: log) }
    #expect(fixture.picture.hasSuffix(" 日1"))
    #expect(!fixture.picture.contains("\n"))
    fixture.press(.return)
    let lines = fixture.picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    #expect(lines.last?.contains("日1") == true)
    #expect(log.take() == ["appear"])
    #expect(
      picture(3, 1) {
        ZStackLayout(alignment: .leading) {
          Text("abc")
          Text("日")
        }
      } == "日c")
  }

  private struct File: Identifiable {
    let id: String
    var below: [File]?
  }

  @Test func `an element of a tree opens and closes`() {
    let files = [
      File(id: "a", below: [File(id: "x"), File(id: "y", below: [])]), File(id: "日本"),
    ]
    let fixture = ViewFixture(12, 5) { List(files, children: \.below) { Text($0.id) } }
    #expect(fixture.picture.contains("▸ a"))
    #expect(fixture.picture.contains("日本"))
    #expect(!fixture.picture.contains("x"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▾ a"))
    #expect(fixture.picture.contains("x"))
    #expect(fixture.picture.contains("▸ y"))
    fixture.press(.return)
    #expect(!fixture.picture.contains("x"))
  }

  @Test func `rows of a tree are selected, one or several, by any id`() {
    let files = [File(id: "a", below: [File(id: "x")]), File(id: "日本")]
    struct Named {
      let name: String
      var below: [Named]?
    }
    let names = [Named(name: "a", below: [Named(name: "x")]), Named(name: "日本")]
    let several = Kept<Set<String>>([])
    let fixture = ViewFixture(12, 4) {
      List(files, children: \.below, selection: several.binding) { Text($0.id) }
    }
    fixture.press(.downArrow, .space)
    #expect(several.value == ["日本"])
    let one = Kept<String?>(nil)
    ViewFixture(12, 4) {
      List(names, id: \.name, children: \.below, selection: one.binding) { Text($0.name) }
    }
    // The first arrow selects the row with the cursor.
    .press(.downArrow, .downArrow)
    #expect(one.value == "日本")
    let named = Kept<Set<String>>([])
    ViewFixture(12, 4) {
      List(names, id: \.name, children: \.below, selection: named.binding) { Text($0.name) }
    }
    .press(.downArrow, .space)
    #expect(named.value == ["日本"])
  }

  @Test func `a tree outside a list stands below its root`() {
    let root = File(id: "a", below: [File(id: "x")])
    let fixture = ViewFixture(12, 3) { OutlineGroup(root, children: \.below) { Text($0.id) } }
    #expect(!fixture.picture.contains("x"))
    fixture.press(.return)
    #expect(fixture.picture.contains("x"))
    #expect(picture(0, 0) { OutlineGroup(root, children: \.below) { Text($0.id) } } == "")
  }

  @Test func `a view is as wide as the scroll view around it, or a part of that`() {
    func pages(_ page: @escaping (String) -> some View) -> some View {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) { ForEach(["a", "日", "c"], id: \.self) { page($0) } }
      }
    }
    let fixture = ViewFixture(6, 1) {
      pages { Text($0).containerRelativeFrame(.horizontal, alignment: .leading) }
    }
    #expect(fixture.picture == "a")
    fixture.press(.end)
    #expect(fixture.picture == "c")
    let halves = picture(6, 1) {
      pages {
        Text($0).containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length / 2
        }
      }
    }
    #expect(halves == "a  日")
    let parts = picture(6, 1) {
      pages {
        Text($0).containerRelativeFrame(
          .horizontal, count: 3, span: 1, spacing: 0, alignment: .leading)
      }
    }
    #expect(parts == "a 日c")
  }

  @Test func `a change of the room of a view is told`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      Text("日本").frame(maxWidth: .infinity)
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          log.add("\($0)")
        }
    }
    #expect(fixture.picture.contains("日本"))
    #expect(log.take() == ["160.0"])
    fixture.resize(10, 2)
    #expect(log.take() == ["80.0"])
    fixture.draw()
    #expect(log.take() == [])
  }

  @Test func `a view that is measured in one room and placed in another has one size a frame`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      Filling {
        Text("日本").frame(maxWidth: .infinity)
          .onGeometryChange(for: Double.self) {
            $0.size.width
          } action: {
            log.add("\($0)>\($1)")
          }
      }
    }
    #expect(fixture.picture.contains("日本"))
    #expect(log.take() == ["160.0>160.0"])
    fixture.frame()
    #expect(!fixture.host.needsFrame)
    fixture.resize(10, 2)
    #expect(log.take() == ["160.0>80.0"])
  }

  @Test func `Tab leaves views that were made for two rooms`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) {
      Filling {
        GeometryReader { _ in
          Button("a") { log.add("a") }
          Button("日") { log.add("日") }
        }
      }
      Button("c") { log.add("c") }
    }
    for _ in 0..<4 { fixture.press(.return, .tab) }
    #expect(log.take() == ["a", "日", "c", "a"])
  }

  @Test func `a layout that wants less than nothing has no room`() {
    #expect(
      picture(5, 3) {
        Text("a")
        Filling(size: GeometryProxy.Size(width: -80, height: -16)) {}
        Text("日")
      } == "a\n日")
  }

  @Test func `a layout in others is laid out as often as one alone`() {
    func nested(_ depth: Int, _ log: Log) -> AnyView {
      guard depth > 0 else {
        return AnyView(Filling(isIdeal: true, log: log) { Text("日") })
      }
      return AnyView(Filling(isIdeal: true) { nested(depth - 1, log) })
    }
    func count(_ depth: Int) -> Int {
      let log = Log()
      #expect(picture(4, 1) { nested(depth, log) } == "日")
      return log.entries.count
    }
    #expect(count(1) > 0)
    #expect(count(6) == count(1))
  }

  @Test func `a title of a binding changes with it`() {
    let title = Binding.constant("日本")
    let shown = picture(20, 3) { NavigationStack { Text("a").navigationTitle(title) } }
    #expect(shown.contains("日本"))
  }

  @Test func `named styles are faint, or the tint`() {
    func style(_ style: some ShapeStyle) -> Style {
      ViewFixture(3, 1) { Text("a").foregroundStyle(style) }.draw()[0, 0].style
    }
    #expect(style(.separator) == style(.tertiary))
    #expect(style(.placeholder) == style(.tertiary))
    #expect(style(.link) == style(.tint))
    #expect(style(.red.secondary).foreground == style(.red).foreground)
    #expect(style(.red.secondary).attributes.contains(.dim))
    #expect(!style(.red).attributes.contains(.dim))
  }

  @Test func `the room of a screen is compact below 24 rows`() {
    struct Room: View {
      @Environment(\.verticalSizeClass) var height
      var body: some View { Text(height == .compact ? "compact" : "regular") }
    }
    #expect(picture(40, 10) { Room() }.contains("compact"))
    #expect(picture(200, 60) { Room() }.contains("regular"))
  }
}

/// A value, and a binding to it.
@Observable private final class Kept<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// Measures its views as they like to be, and places them in all the width.
private struct Filling: ViewLayout, PlacingArrangement {
  var size: GeometryProxy.Size?
  /// Whether the views are placed as they like to be, too.
  var isIdeal = false
  var log: Log?

  var _arrangement: ViewArrangement { ViewArrangement(self) }

  func size(in room: PlacingRoom, of parts: [PlacedPart]) -> GeometryProxy.Size {
    if let size { return size }
    let sizes = parts.map { $0.size(in: PlacingRoom(width: nil, height: nil)) }
    let width = sizes.map(\.width).max() ?? 0
    return GeometryProxy.Size(
      width: isIdeal ? width : room.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func place(
    _ parts: [PlacedPart], room: PlacingRoom,
    fitted: (GeometryProxy.Size) -> GeometryProxy.Size
  ) {
    log?.add("placed")
    let own = fitted(size(in: room, of: parts))
    let room = PlacingRoom(width: isIdeal ? nil : own.width, height: nil)
    for part in parts { part.place(x: 0, y: 0, anchor: .topLeading, in: room) }
  }
}
