import FixtureSupport
import TerminalUI
import Testing

@testable import Gallery

/// What a user can do on the page of the controller.
struct HistoryTests {
  private func fixture() async -> GalleryFixture {
    let fixture = GalleryFixture()
    await fixture.open(.history)
    await fixture.finish()
    return fixture
  }

  @Test func `the chosen one comes round again both ways`() {
    var cycle = Cycle(["a", "b", "c"], startingAt: 1)
    #expect([cycle.current, cycle.position] == ["b", "2 of 3"])
    cycle.next()
    cycle.next()
    #expect(cycle.current == "a")
    cycle.previous()
    #expect(cycle.current == "c")
  }

  @Test func `t goes through all types, and T back`() async {
    let fixture = await fixture()
    let others = LoadingKind.allCases.dropFirst(2)
    for kind in others + [.none, .material] {
      fixture.press("t")
      #expect(fixture.shows(kind.samples[0], of: kind))
    }
    for kind in [.none] + others.reversed() + [.material] {
      fixture.press("T")
      #expect(fixture.shows(kind.samples[0], of: kind))
    }
  }

  @Test(arguments: LoadingKind.allCases)
  func `o goes through all options of a type, and O back`(kind: LoadingKind) async {
    let fixture = await fixture()
    await fixture.choose(kind)
    let samples = kind.samples
    for (key, order) in [("o", samples[1...] + samples[..<1]), ("O", samples.reversed()[...])] {
      for sample in order {
        fixture.press(KeyEquivalent(Character(key)))
        #expect(fixture.shows(sample, of: kind))
      }
    }
  }

  @Test func `a choice is shown by a load at once`() async {
    let fixture = await fixture()
    fixture.press("t")
    await fixture.waitForLoad()
    #expect(fixture.text.contains("isLoading        true"))
    fixture.press("t")
    await fixture.finish()
    #expect(fixture.text.contains("isLoading        false"))
    #expect(fixture.text.contains("newest of 4"), "one load served both")
  }

  @Test func `e brings about an error, and goes through its forms`() async {
    let fixture = await fixture()
    fixture.press("e")
    await fixture.waitForLoad()
    await fixture.finish()
    for form in ErrorForm.allCases + [.vertical] {
      #expect(fixture.text.contains(form.code))
      fixture.press("e")
    }
    fixture.press("t")
    await fixture.waitForLoad()
    await fixture.finish()
    #expect(fixture.text.contains("latestValidError network"), "so that e can go on")
  }

  @Test func `e does not hold up the error that it brings about`() async {
    let fixture = await fixture()
    fixture.press("e")
    await fixture.waitForLoad()
    fixture.press("e")
    #expect(fixture.text.contains(".horizontal"))
    await fixture.finish()
    #expect(fixture.text.contains("Network error: no connection"))
  }
}

extension GalleryFixture {
  /// Whether the panel names a way to show a load.
  func shows(_ sample: LoadingSample, of kind: LoadingKind) -> Bool {
    sample.lines(of: kind).allSatisfy(text.contains)
  }

  /// Chooses a type while a load of the page runs, which it begins.
  func choose(_ kind: LoadingKind) async {
    await load(.success)
    var turns = 0
    while !text.contains(kind.samples[0].lines(of: kind)[0]), turns < LoadingKind.allCases.count {
      press("t")
      turns += 1
    }
  }
}
