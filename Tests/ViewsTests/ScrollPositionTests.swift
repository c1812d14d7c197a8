import Cells
import Observation
import Testing

@testable import Views

/// Where something that scrolls begins, and where a program scrolls it.
struct ScrollPositionTests {
  @Observable final class Messages {
    var count = 5
    var shown: Int?
  }

  private struct Plain: View {
    let messages: Messages
    var body: some View {
      ScrollView { ForEach(0..<messages.count, id: \.self) { Text("line \($0)") } }
        .defaultScrollAnchor(.bottom)
    }
  }

  private struct Lazy: View {
    let messages: Messages
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<messages.count, id: \.self) { Text("line \($0)") }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
  }

  private func check(_ fixture: ViewFixture, _ messages: Messages) {
    #expect(fixture.picture.hasPrefix("line 3"))
    messages.count = 6
    #expect(fixture.picture.hasPrefix("line 4"))
    fixture.press("k")
    #expect(fixture.picture.hasPrefix("line 3"))
    messages.count = 7
    #expect(fixture.picture.hasPrefix("line 3"))
    fixture.press("G")
    messages.count = 9
    #expect(fixture.picture.hasPrefix("line 7"))
  }

  @Test func `what begins at its end stays there until the user scrolls away`() {
    let messages = Messages()
    check(ViewFixture(10, 2) { Plain(messages: messages) }, messages)
  }

  @Test func `a lazy stack that begins at its end stays there, too`() {
    let messages = Messages()
    check(ViewFixture(10, 2) { Lazy(messages: messages) }, messages)
  }

  @Test func `a binding scrolls to the view with its id`() {
    struct Screen: View {
      @Bindable var messages: Messages
      var body: some View {
        ScrollView { ForEach(0..<9, id: \.self) { Text("line \($0)") } }
          .scrollPosition(id: $messages.shown)
      }
    }
    let messages = Messages()
    let fixture = ViewFixture(10, 3) { Screen(messages: messages) }
    #expect(fixture.picture.hasPrefix("line 0"))
    messages.shown = 5
    #expect(fixture.picture.hasPrefix("line 5"))
    messages.shown = nil
    #expect(fixture.picture.hasPrefix("line 5"))
    messages.shown = 2
    #expect(fixture.picture.hasPrefix("line 2"))
  }

  @Test func `a reader around a view with a position scrolls it, too`() {
    struct Screen: View {
      @Bindable var messages: Messages
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { ForEach(0..<9, id: \.self) { Text("line \($0)") } }
            .scrollPosition(id: $messages.shown)
            .onChange(of: messages.count) { proxy.scrollTo(messages.count, anchor: .top) }
        }
      }
    }
    let messages = Messages()
    let fixture = ViewFixture(10, 3) { Screen(messages: messages) }
    #expect(fixture.picture.hasPrefix("line 0"))
    messages.count = 4
    #expect(fixture.picture.hasPrefix("line 4"))
    messages.shown = 2
    #expect(fixture.picture.hasPrefix("line 2"))
  }
}
