import Cells
import Testing

@testable import Views

/// Layout as SwiftUI documents it, where several things meet.
struct LayoutTests {
  @Test func `text wraps at words and breaks a word that is too long`() {
    #expect(
      picture(8, 5) { Text("a incomprehensible word") } == """
        a
        incompre
        hensible
        word
        """)
    #expect(picture(5, 3) { Text("日本語テキスト") } == "日本\n語テ\nキス…")
    #expect(picture(4, 2) { Text("ab  cd") } == "ab\ncd")
  }

  @Test func `an infinite frame pushes its neighbour to the edge`() {
    #expect(
      picture(9, 2) {
        HStack {
          Text("ab").frame(maxWidth: .infinity, alignment: .leading)
          Text("日")
        }
        HStack {
          Text("ab")
          Spacer()
          Text("日")
        }
      } == "ab     日\nab     日")
  }

  @Test func `a stack is as large as what is in it, a frame as large as it can be`() {
    #expect(
      picture(9, 3) {
        HStack {
          VStack {
            Text("abc")
            Text("d")
          }.border(.gray)
        }
      }.hasPrefix("┌───┐"))
    #expect(
      picture(9, 4) {
        VStack {
          Text("abc")
        }.frame(maxWidth: .infinity, maxHeight: .infinity).border(.gray)
      } == """
        ┌───────┐
        │  abc  │
        │       │
        └───────┘
        """)
  }

  @Test func `a layered stack is as large as its largest view`() {
    #expect(
      picture(9, 4) {
        HStack(spacing: 0) {
          ZStack(alignment: .bottom) {
            Text("1\n2\n3")
            Text("abcd")
          }
          Text("|")
        }
      } == " 1\n 2  |\nabcd")
  }

  @Test func `a higher priority is served first, and leaves the others their least`() {
    #expect(
      picture(12, 1) {
        HStack {
          Text("abcdefgh")
          Text("ijklmnopqr").layoutPriority(1)
        }
      } == "… ijklmnopqr")
    #expect(
      picture(12, 1) {
        HStack {
          Text("abc").layoutPriority(-1)
          Color.clear.frame(height: 16)
          Text("def")
        }
      } == "…        def")
  }

  @Test func `lazy stacks lie as the others do`() {
    #expect(
      picture(9, 3) {
        LazyVStack(alignment: .trailing, spacing: 16) {
          Text("a")
          Text("日本")
        }
      } == "        a\n\n     日本")
    #expect(
      picture(9, 3) {
        LazyHStack(alignment: .bottom, pinnedViews: [.sectionHeaders]) {
          Text("a\nb")
          Text("c")
        }
      } == "\na\nb c")
    #expect(picture(9, 1) { LazyVStack {} } == "")
    #expect(
      picture(9, 2) { ScrollView { LazyVStack { ForEach(0..<9, id: \.self) { Text("\($0)") } } } }
        .hasPrefix("   0"))
  }

  @Test func `a reader knows its room in points`() {
    #expect(
      picture(9, 2) {
        GeometryReader { proxy in Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))") }
      } == "72x32")
    #expect(
      picture(9, 3) {
        Text("a")
        GeometryReader { proxy in
          if proxy.size.height > 40 { Text("high") } else { Text("低い") }
        }
        Text("b")
      } == "a\n低い\nb")
    #expect(picture(0, 0) { GeometryReader { _ in Text("a") } } == "")
    #expect(picture(3, 1) { GeometryReader { _ in } } == "")
  }

  @Test func `what a reader shows keeps its state and takes the focus`() {
    struct Counting: View {
      @State var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let fixture = ViewFixture(9, 1) { GeometryReader { _ in Counting() } }
    fixture.press(.return, .return)
    #expect(fixture.picture == "▸ 2 ◂")
    fixture.resize(5, 1)
    #expect(fixture.picture == "▸ 2 ◂")
    let order = ViewFixture(9, 3) {
      Button("a") {}
      GeometryReader { _ in Button("b") {} }
      Button("c") {}
    }
    order.press(.tab)
    #expect(order.picture == "[ a ]\n▸ b ◂\n[ c ]")
  }

  @Test func `everything is drawn on every small screen`() {
    for width in 0...7 {
      for height in 0...5 {
        let fixture = ViewFixture(width, height) {
          VStack(spacing: 8) {
            Text("日本語 text").padding().border(.red).background(.blue, in: Capsule())
            ProgressView("Loading", value: 0.3)
            LazyHStack { Circle().stroke().aspectRatio(1, contentMode: .fit) }
            GeometryReader { _ in Ellipse().overlay { Text("日").offset(x: 8) } }
            Button("本") {}.buttonStyle(.borderless).fixedSize().cornerRadius(4)
          }
        }
        #expect(fixture.draw().lines.allSatisfy { $0.columns <= width })
      }
    }
  }
}
