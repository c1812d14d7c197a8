import Cells
import Testing

@testable import Views

/// Each way to show that a view loads, with each of its options.
struct LoadingTypeTests {
  private func shown(
    _ type: LoadingModifierType, _ width: Int = 12, _ height: Int = 5
  ) -> ViewFixture {
    ViewFixture.loading(type, width, height) { Text("one\ntwo\nthree") }
  }

  private func isDim(_ fixture: ViewFixture, _ x: Int = 0, _ y: Int = 0) -> Bool {
    fixture.draw()[x, y].style.attributes.contains(.dim)
  }

  @Test func `none leaves the content as it is`() {
    let fixture = shown(.none)
    #expect(fixture.picture == "one\ntwo\nthree")
    #expect(!isDim(fixture))
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `material dims the content, with the spinner over its middle`() {
    let fixture = shown(.material())
    #expect(fixture.picture == "one\nt *\nthree")
    #expect(isDim(fixture))
    #expect(isDim(fixture, 4, 2))
    #expect(!isDim(fixture, 2, 1))
  }

  @Test func `material takes its options`() {
    #expect(shown(.material(displayIndicator: false)).picture == "one\ntwo\nthree")
    #expect(isDim(shown(.material(displayIndicator: false))))
    #expect(
      shown(.material(indicatorPadding: 0, alignment: .topTrailing)).picture == "one *\ntwo\nthree")
    #expect(
      shown(.material(indicatorPadding: 0, alignment: .bottomLeading)).picture
        == "one\ntwo\n* ree")
    #expect(
      shown(.material(padding: 8), 12, 6).picture == "\n one\n t *\n three")
    #expect(
      shown(.material(cornerRadius: 0)).picture == shown(.material(cornerRadius: 40)).picture)
  }

  @Test func `material keeps the colours behind the content`() {
    let fixture = ViewFixture.loading(.material()) { Text("all red").background(.red) }
    let cell = fixture.draw()[0, 0]
    #expect(cell.style.background == .palette(1))
    #expect(cell.style.attributes.contains(.dim))
  }

  @Test func `over current content the spinner stands at the right edge`() {
    let fixture = shown(.overCurrentContent(indicatorPadding: 0))
    #expect(fixture.picture == "one\ntwo *\nthree")
    #expect(!isDim(fixture))
  }

  @Test func `over current content takes its options`() {
    #expect(shown(.overCurrentContent()).picture == "one\ntw *\nthree")
    #expect(shown(.overCurrentContent(displayIndicator: false)).picture == "one\ntwo\nthree")
    #expect(
      shown(.overCurrentContent(padding: 8, indicatorPadding: 0), 12, 6).picture
        == "\n one\n two  *\n three")
    #expect(isDim(shown(.overCurrentContent(contentOpacity: 0.9))))
    #expect(
      shown(.overCurrentContent(contentOpacity: 0, alignment: .bottomTrailing)).picture
        == "\n   *")
  }

  @Test func `horizontal puts the spinner into a column after the content`() {
    #expect(shown(.horizontal()).picture == "one\ntwo   *\nthree")
    #expect(!isDim(shown(.horizontal())))
  }

  @Test func `horizontal takes its options`() {
    #expect(shown(.horizontal(option: .leading)).picture == "  one\n* two\n  three")
    #expect(shown(.horizontal(alignment: .top)).picture == "one   *\ntwo\nthree")
    #expect(shown(.horizontal(alignment: .bottom)).picture == "one\ntwo\nthree *")
    #expect(shown(.horizontal(spacing: 32)).picture == "one\ntwo      *\nthree")
    #expect(shown(.horizontal(spacing: 0)).picture == "one\ntwo  *\nthree")
    #expect(isDim(shown(.horizontal(contentOpacity: 0.3))))
    #expect(shown(.horizontal(contentOpacity: 0)).picture == "\n      *")
  }

  @Test func `vertical puts the spinner into a row below the content`() {
    #expect(shown(.vertical()).picture == "one\ntwo\nthree\n\n*")
    #expect(!isDim(shown(.vertical())))
  }

  @Test func `vertical takes its options`() {
    #expect(shown(.vertical(option: .top)).picture == "*\n\none\ntwo\nthree")
    #expect(shown(.vertical(alignment: .center)).picture == "one\ntwo\nthree\n\n  *")
    #expect(shown(.vertical(alignment: .trailing)).picture == "one\ntwo\nthree\n\n    *")
    #expect(shown(.vertical(spacing: 0)).picture == "one\ntwo\nthree\n*")
    #expect(isDim(shown(.vertical(contentOpacity: 0.5))))
    #expect(shown(.vertical(contentOpacity: 0)).picture == "\n\n\n\n*")
  }

  @Test func `custom takes the place of the content`() {
    let fixture = shown(.custom(Text("wait").asAnyView()))
    #expect(fixture.picture == "wait")
    let row = ViewFixture.loading(.custom(Text("wait").asAnyView())) { Text("a long text") }
    #expect(row.picture == "wait")
  }

  @Test func `every type fits into whatever room there is`() {
    let types: [LoadingModifierType] = [
      .none, .material(), .overCurrentContent(), .horizontal(), .horizontal(option: .leading),
      .vertical(), .vertical(option: .top), .toolbar(), .custom(Text("w").asAnyView()),
    ]
    for type in types {
      for (width, height) in [(0, 0), (1, 1), (3, 1), (1, 3), (2, 2)] {
        for content in ["", "x", "日本", "e\u{301}e\u{301}e\u{301}"] {
          let fixture = ViewFixture.loading(type, width, height) { Text(content) }
          #expect(fixture.draw().lines.count == height)
        }
      }
    }
    #expect(shown(.horizontal(), 1, 1).picture == "*")
    #expect(shown(.horizontal(), 3, 1).picture == "… *")
    #expect(shown(.horizontal(option: .leading), 3, 1).picture == "* …")
    #expect(shown(.vertical(), 3, 1).picture == "* …")
    #expect(shown(.material(), 1, 1).picture == "*")
  }

  @Test func `wide and combining characters are cut in whole`() {
    func row(_ type: LoadingModifierType, _ text: String) -> String {
      ViewFixture.loading(type, 8, 1) { Text(text) }.picture
    }
    #expect(row(.overCurrentContent(indicatorPadding: 0), "日本語") == "日本 *")
    #expect(row(.material(indicatorPadding: 0), "日本語") == "  * 語")
    #expect(row(.horizontal(), "日本語日") == "日本… *")
    #expect(row(.horizontal(), "e\u{301}e\u{301}") == "e\u{301}e\u{301} *")
  }

  @Test func `content without a view leaves the spinner alone`() {
    for type in [
      LoadingModifierType.material(), .overCurrentContent(), .horizontal(), .vertical(),
    ] {
      #expect(ViewFixture.loading(type) { EmptyView() }.picture == "*")
    }
    #expect(ViewFixture.loading(.none) { EmptyView() }.picture == "")
  }

  @Test func `content that takes all the room leaves some to the spinner`() {
    for greedy in [
      AnyView(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)),
      AnyView(List([Item(id: 1)]) { _ in Text("a") }), AnyView(ScrollView { Text("a") }),
      AnyView(GeometryReader { _ in Text("a") }), AnyView(HStack { Spacer() }),
      AnyView(Text(String(repeating: "a", count: 90)).fixedSize()),
    ] {
      for type in [LoadingModifierType.horizontal(), .vertical(), .overCurrentContent()] {
        #expect(ViewFixture.loading(type, 12, 5) { greedy }.picture.contains("*"), "\(type)")
      }
    }
  }

  @Test func `several views lie below one another, whether they load or not`() {
    let load = Load(.horizontal(), isLoading: false)
    let fixture = ViewFixture(12, 3) {
      HStack {
        Loadable(load: load) {
          Text("one")
          Text("two")
        }
      }
    }
    #expect(fixture.picture == "one\ntwo")
    load.isLoading = true
    fixture.draw()
    fixture.advance(to: 200)
    #expect(fixture.picture == "one *\ntwo")
  }

  @Test func `the usual spinner turns, and stands still where nothing is to move`() {
    let fixture = ViewFixture(5, 1) {
      Text("a").modifier(LoadingViewModifier(type: .horizontal(), indicatorView: ProgressView()))
    }
    fixture.draw()
    fixture.advance(to: 200)
    #expect(fixture.picture == "a ⠹")
    fixture.advance(to: 300)
    #expect(fixture.picture == "a ⠸")
  }

  private struct Item: Identifiable {
    let id: Int
  }
}
