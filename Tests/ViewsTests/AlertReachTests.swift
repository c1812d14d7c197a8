import Cells
import TestSupport
import Testing

@testable import Views

/// Alerts with one to eight buttons on any screen: each is reached, seen and pressed.
struct AlertReachTests {
  nonisolated struct Case: CustomStringConvertible, Sendable {
    let width: Int
    let height: Int
    let buttons: Int
    let words: Int

    var description: String { "\(width)×\(height) \(buttons) buttons \(words) words" }

    nonisolated static let all = [(80, 24), (40, 10), (20, 6), (10, 4), (12, 1)].flatMap { size in
      (Soak.isOn ? [1, 2, 3, 8] : [1, 3, 8]).flatMap { buttons in
        (Soak.isOn ? [0, 4, 40] : [4]).map {
          Case(width: size.0, height: size.1, buttons: buttons, words: $0)
        }
      }
    }
  }

  private func fixture(_ test: Case, _ log: Log, isDialog: Bool) -> ViewFixture {
    let long = (0..<test.words).map { "word\($0)日" }.joined(separator: " ")
    func buttons() -> some View {
      ForEach(0..<test.buttons, id: \.self) { index in Button("\(index)x") { log.add("\(index)") } }
    }
    return ViewFixture(test.width, test.height) {
      if isDialog {
        Button("below") { log.add("below") }
          .confirmationDialog(long, isPresented: .constant(true), titleVisibility: .visible) {
            buttons()
          } message: {
            Text(long)
          }
      } else {
        Button("below") { log.add("below") }
          .alert(long, isPresented: .constant(true), actions: buttons) { Text(long) }
      }
    }
  }

  @Test(arguments: Case.all, [false, true])
  func `each button is reached by every key, and is seen with the focus`(
    test: Case, isDialog: Bool
  ) {
    let ways: [(KeyEquivalent, EventModifiers, Bool)] = [
      (.tab, [], true), (.tab, .shift, false), (.downArrow, [], true), (.upArrow, [], false),
      (.rightArrow, [], true), (.leftArrow, [], false),
    ]
    let count = test.buttons + (isDialog ? 1 : 0)
    for (key, modifiers, isForward) in ways {
      let fixture = fixture(test, Log(), isDialog: isDialog)
      var order: [String] = []
      for _ in 0..<count {
        order.append(fixture.focusedTitle)
        fixture.host.send(.key(KeyPress(key, modifiers: modifiers)))
        fixture.draw()
      }
      #expect(fixture.focusedTitle == order[0])
      let titles = (0..<test.buttons).map { "\($0)x" } + (isDialog ? ["Cancel"] : [])
      let expected = isForward ? titles : [titles[0]] + titles.dropFirst().reversed()
      let shown = expected.map { String($0.prefix(max(1, min(6, test.width - 8)))) }
      #expect(zip(order, shown).allSatisfy { $0.hasPrefix($1) }, "\(order)\n\(fixture.picture)")
    }
  }

  @Test(arguments: Case.all)
  func `Enter presses the button that is seen with the focus, and nothing beneath`(test: Case) {
    for index in 0..<test.buttons {
      let log = Log()
      let fixture = fixture(test, log, isDialog: false)
      fixture.draw()
      for _ in 0..<index { fixture.press(.tab) }
      fixture.press(.return)
      #expect(log.take() == ["\(index)"])
    }
  }
}

extension ViewFixture {
  /// What stands after the pointer of the view with the focus; empty where none is seen.
  fileprivate var focusedTitle: String {
    let lines = draw().lines.filter { $0.contains("▸") }
    guard lines.count == 1, let line = lines.first else { return "" }
    let title = line.drop { $0 != "▸" }.dropFirst().drop { $0 == " " }
    return String(title.prefix { $0 != " " && $0 != "◂" })
  }
}
