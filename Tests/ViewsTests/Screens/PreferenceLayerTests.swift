import Cells
import Testing

@testable import Views

/// Views that are made of what other views say, and of where they are.
struct PreferenceLayerTests {
  private enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private func said(_ name: String) -> some View {
    Text(name).preference(key: Names.self, value: [name])
  }

  @Test func `a layer shows what the views in it say, those of a list and of a reader too`() {
    let fixture = ViewFixture(30, 4) {
      VStack(alignment: .leading) {
        said("a")
        said("日本")
        GeometryReader { _ in said("c") }
      }
      .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
        Text(names.joined(separator: ","))
      }
    }
    #expect(fixture.picture.hasSuffix("a,日本,c"))
    let list = ViewFixture(30, 4) {
      List(["x", "y"], id: \.self) { said($0) }
        .backgroundPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
          Text(names.joined(separator: ","))
        }
    }
    #expect(list.picture.contains("x,y"))
  }

  @Test func `what is said is changed on its way`() {
    let log = Log()
    let fixture = ViewFixture(20, 3) {
      VStack {
        said("a").transformPreference(Names.self) { $0.append("!") }
        Text("b").transformPreference(Names.self) { $0.append("only") }
      }
      .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) }
    }
    fixture.draw()
    #expect(log.take() == ["a ! only"])
  }

  @Test func `a reader knows where it is`() {
    func place(_ proxy: GeometryProxy, _ space: CoordinateSpace) -> String {
      let frame = proxy.frame(in: space)
      return "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.maxX)) \(Int(frame.midY))"
    }
    let fixture = ViewFixture(40, 6) {
      Text("title")
      VStack(alignment: .leading) {
        Text("head")
        GeometryReader { proxy in
          Text(
            [CoordinateSpace.global, .local, .named("box")].map { place(proxy, $0) }
              .joined(separator: "|"))
        }
        .frame(width: 304, height: 16)
      }
      .padding(.leading, 16)
      .coordinateSpace(name: "box")
    }
    #expect(fixture.draw().lines[2].hasSuffix("16 32 320 40|0 0 304 8|16 16 320 24"))
    #expect(!fixture.host.needsFrame)
  }

  @Test func `a place in a scroll view follows it`() {
    let fixture = ViewFixture(20, 3) {
      ScrollView {
        GeometryReader { proxy in Text("at \(Int(proxy.frame(in: .named(1)).minY))") }
          .frame(height: 32)
        ForEach(0..<9) { Text("\($0)") }
      }
      .coordinateSpace(.named(1))
    }
    #expect(fixture.picture.hasPrefix("at 0"))
    fixture.press("j")
    fixture.press("k")
    #expect(fixture.picture.hasPrefix("at 0"))
  }
}
