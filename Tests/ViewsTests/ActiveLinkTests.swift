import Cells
import Testing

@testable import Views

/// Links that a condition or a tag follows, as older code has them.
struct ActiveLinkTests {
  private struct Tags: View {
    @State private var shown: Int?

    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          Text("shown \(shown ?? 0)")
          NavigationLink("One", tag: 1, selection: $shown) { Text("First") }
          NavigationLink(tag: 2, selection: $shown) {
            Text("Second")
          } label: {
            Text("日")
          }
          NavigationLink("Three", destination: Text("Third"), tag: 3, selection: $shown)
            .isDetailLink(false)
          Button("Jump") { shown = 3 }
        }
      }
    }
  }

  private struct Flags: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          NavigationLink("Link", isActive: $isShown) { Text("There") }
          Button("\(isShown)") { isShown = true }
        }
      }
    }
  }

  @Test func `a link is followed by its tag, and going back takes the tag away`() {
    let fixture = ViewFixture(20, 8) { Tags() }
    fixture.press(.return)
    #expect(fixture.picture.contains("First"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("shown 0"))
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("Second"))
    fixture.press(.escape, .tab, .tab, .return)
    #expect(fixture.picture.contains("Third"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("shown 0"))
  }

  @Test func `a link is followed while its flag is set`() {
    let fixture = ViewFixture(20, 8) { Flags() }
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("There"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("false"))
    fixture.press(.tab, .tab, .return)
    #expect(fixture.picture.contains("There"))
  }
}
