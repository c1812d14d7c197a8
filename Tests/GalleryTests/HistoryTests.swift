import StageSupport
import TerminalUI
import Testing

@testable import Gallery

/// What a user can do on the page of the controller.
struct HistoryTests {
  private func stage() async -> GalleryStage {
    let stage = GalleryStage()
    await stage.open(.history)
    await stage.finish()
    return stage
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
    let stage = await stage()
    let others = LoadingKind.allCases.dropFirst(2)
    for kind in others + [.none, .material] {
      stage.press("t")
      #expect(stage.shows(kind.samples[0], of: kind))
    }
    for kind in [.none] + others.reversed() + [.material] {
      stage.press("T")
      #expect(stage.shows(kind.samples[0], of: kind))
    }
  }

  @Test(arguments: LoadingKind.allCases)
  func `o goes through all options of a type, and O back`(kind: LoadingKind) async {
    let stage = await stage()
    await stage.choose(kind)
    let samples = kind.samples
    for (key, order) in [("o", samples[1...] + samples[..<1]), ("O", samples.reversed()[...])] {
      for sample in order {
        stage.press(KeyEquivalent(Character(key)))
        #expect(stage.shows(sample, of: kind))
      }
    }
  }

  @Test func `a choice is shown by a load at once`() async {
    let stage = await stage()
    stage.press("t")
    await stage.waitForLoad()
    #expect(stage.text.contains("isLoading        true"))
    stage.press("t")
    await stage.finish()
    #expect(stage.text.contains("isLoading        false"))
    #expect(stage.text.contains("newest of 4"), "one load served both")
  }

  @Test func `e brings about an error, and goes through its forms`() async {
    let stage = await stage()
    stage.press("e")
    await stage.waitForLoad()
    await stage.finish()
    for form in ErrorForm.allCases + [.vertical] {
      #expect(stage.text.contains(form.code))
      stage.press("e")
    }
    stage.press("t")
    await stage.waitForLoad()
    await stage.finish()
    #expect(stage.text.contains("latestValidError network"), "so that e can go on")
  }

  @Test func `e does not hold up the error that it brings about`() async {
    let stage = await stage()
    stage.press("e")
    await stage.waitForLoad()
    stage.press("e")
    #expect(stage.text.contains(".horizontal"))
    await stage.finish()
    #expect(stage.text.contains("Network error: no connection"))
  }
}

extension GalleryStage {
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
