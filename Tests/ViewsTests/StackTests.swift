import Cells
import Testing

@testable import Views

struct StackTests {
  @Test func `a row puts a column between its views, a column nothing`() {
    #expect(
      picture(9, 3) {
        HStack {
          Text("a")
          Text("b")
          Text("c")
        }
      } == "a b c")
    #expect(
      picture(9, 3) {
        VStack {
          Text("a")
          Text("b")
          Text("c")
        }
      } == "a\nb\nc")
  }

  @Test func `spacing is in points`() {
    #expect(
      picture(9, 1) {
        HStack(spacing: 0) {
          Text("a")
          Text("b")
        }
      } == "ab")
    #expect(
      picture(9, 1) {
        HStack(spacing: 24) {
          Text("a")
          Text("b")
        }
      } == "a   b")
    #expect(
      picture(9, 5) {
        VStack(spacing: 32) {
          Text("a")
          Text("b")
        }
      } == "a\n\n\nb")
    #expect(
      picture(9, 5) {
        VStack(spacing: 8) {
          Text("a")
          Text("b")
        }
      } == "a\n\nb")
    #expect(
      picture(9, 5) {
        VStack(spacing: 7) {
          Text("a")
          Text("b")
        }
      } == "a\nb")
  }

  @Test func `views of different lengths are aligned as asked`() {
    #expect(
      picture(9, 2) {
        VStack {
          Text("wide")
          Text("ab")
        }
      } == "wide\n ab")
    #expect(
      picture(9, 2) {
        VStack(alignment: .leading) {
          Text("wide")
          Text("ab")
        }
      } == "wide\nab")
    #expect(
      picture(9, 2) {
        VStack(alignment: .trailing) {
          Text("wide")
          Text("ab")
        }
      } == "wide\n  ab")
    let high = Text("1\n2\n3")
    #expect(
      picture(9, 3) {
        HStack {
          high
          Text("x")
        }
      } == "1\n2 x\n3")
    #expect(
      picture(9, 3) {
        HStack(alignment: .top) {
          high
          Text("x")
        }
      } == "1 x\n2\n3")
    #expect(
      picture(9, 3) {
        HStack(alignment: .bottom) {
          high
          Text("x")
        }
      } == "1\n2\n3 x")
  }

  @Test func `too little room cuts, and never fails`() {
    for width in 0...4 {
      for height in 0...3 {
        let fixture = ViewFixture(width, height) {
          HStack {
            Text("日本")
            Spacer(minLength: 16)
            Divider()
            Text("ab\ncd")
          }
          VStack(spacing: 16) {
            Text("a")
            Divider()
            Text("cafe\u{301}")
          }
        }
        #expect(fixture.draw().lines.count == height)
      }
    }
    #expect(
      picture(3, 1) {
        HStack {
          Text("ab")
          Text("cd")
        }
      } == "… …")
  }

  @Test func `stacks of nothing take no room`() {
    #expect(
      picture(5, 3) {
        HStack {}
        VStack {}
        ZStack {}
        Text("x")
      } == "x")
    #expect(
      picture(5, 3) {
        VStack(spacing: 16) { EmptyView() }
        Text("x")
      } == "x")
  }

  @Test func `wide and combining characters keep their columns`() {
    #expect(
      picture(12, 2) {
        HStack {
          Text("日本")
          Text("e\u{301}")
          Text("|")
        }
        HStack {
          Text("abcd")
          Text("e")
          Text("|")
        }
      } == "日本 e\u{301} |\nabcd e |")
  }

  @Test func `the later of views in front of one another lies on top`() {
    #expect(
      picture(5, 1) {
        ZStack {
          Text("aaaaa")
          Text("b")
        }
      } == "aabaa")
    #expect(
      picture(5, 1) {
        ZStack(alignment: .trailing) {
          Text("aaaaa")
          Text("b")
        }
      } == "aaaab")
    #expect(
      picture(5, 1) {
        ZStack {
          Text("日本")
          Text("b")
        }
      } == " b本")
    #expect(
      picture(3, 3) {
        ZStack(alignment: .bottomTrailing) {
          Text("1\n2\n3")
          Text("xx")
        }
      }
        == " 1\n 2\nxx")
  }

  @Test func `forty stacks in one another are drawn`() {
    func nested(_ depth: Int) -> AnyView {
      depth == 0 ? AnyView(Text("deep")) : AnyView(HStack { VStack { nested(depth - 1) } })
    }
    #expect(picture(9, 1) { nested(20) } == "deep")
  }

  @Test func `what lies deep in stacks is laid out once and measured a bearable number of times`() {
    let log = Log()
    func nested(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Measuring(log: log)) }
      return AnyView(
        HStack {
          Text("a")
          VStack {
            Text("b")
            nested(depth - 1)
          }
        })
    }
    ViewFixture(80, 40) { nested(20) }.frame()
    #expect(log.take() == ["laid out"])
    #expect(log.count < 40 * 40)
  }

  @Test func `a column of free width is as wide as its widest text, lines and bars included`() {
    #expect(
      picture(9, 2) {
        VStack {
          Text("日本")
          Divider()
        }
        .fixedSize()
      } == "日本\n────")
    #expect(
      picture(9, 2) {
        VStack {
          Text("ab").frame(maxWidth: .infinity)
          Text("abcd")
        }
        .fixedSize()
      } == " ab\nabcd")
  }
}

/// Counts how often it is measured, and laid out.
private struct Measuring: PrimitiveView {
  let log: Log

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(MeasuringNode(log: log))
  }
}

private struct MeasuringNode: Node {
  let log: Log

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    log.count += 1
    return .fixed(1)
  }

  func layout(_ proposal: Proposal) -> Placement {
    log.add("laid out")
    return .empty
  }
}
