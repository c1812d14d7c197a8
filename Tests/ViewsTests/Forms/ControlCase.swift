import Cells
import Testing

@testable import Views

/// Something that a user does.
nonisolated enum Step: ExpressibleByStringLiteral {
  case key(KeyEquivalent)
  /// Clicks on what is written somewhere on the screen.
  case click(String)
  /// The same with the right button.
  case secondaryClick(String)
  /// Drags what is written somewhere to the right.
  case drag(String)

  init(stringLiteral text: String) { self = .click(text) }
}

/// What a control looks like, and two ways to do the same with it.
nonisolated struct ControlCase: CustomTestStringConvertible {
  let control: Control
  /// As `abridged` has it.
  let picture: String
  /// On a wide screen, where that differs.
  var widePicture: String?
  let keys: [Step]
  let clicks: [Step]
  let log: [String]

  init(
    _ control: Control, _ picture: String, wide: String? = nil, keys: [KeyEquivalent],
    clicks: [Step], log: [String]
  ) {
    self.control = control
    self.picture = picture
    widePicture = wide
    self.keys = keys.map(Step.key)
    self.clicks = clicks
    self.log = log
  }

  var testDescription: String { "\(control)" }

  /// Whether what is done with it is seen afterwards.
  private var isChanged: Bool {
    switch control {
    case .link, .tap, .gesture, .menu, .drag, .segmentedPicker: false
    default: true
    }
  }

  /// Those that stand in a row of a list, not in several below a header.
  static let rows = (fields + choices + pressed).filter { $0.control != .inlinePicker }

  static let changed = all.filter(\.isChanged)

  static let all = fields + choices + pressed + collections + screens + layers

  private static let fields: [ControlCase] = [
    .init(
      .textField, "▸日本{ ×34}◂", wide: "▸日本{ ×194}◂", keys: [.leftArrow, "x"],
      clicks: ["本", .key("x")], log: ["日x本"]),
    .init(
      .verticalField, "▸日本{ ×34}◂\n▸{ ×38}◂", wide: "▸日本{ ×194}◂\n▸{ ×198}◂",
      keys: [.leftArrow, "x"], clicks: ["本", .key("x")], log: ["日x本"]),
    .init(
      .secureField, "▸••{ ×36}◂", wide: "▸••{ ×196}◂", keys: [.home, "x"],
      clicks: ["•", .key("x")], log: ["x日本"]),
  ]

  private static let choices: [ControlCase] = [
    .init(.toggle, "▸ ◂ 日本", keys: [.space], clicks: ["日本"], log: ["true"]),
    .init(
      .stepper, "日本 1 ▸-|+◂", keys: [.rightArrow, "-", "+"], clicks: ["+", "-", "+"],
      log: ["2", "1", "2"]),
    .init(
      .slider, "{━×20}●{─×19}", wide: "{━×100}●{─×99}", keys: [.home], clicks: ["━"],
      log: ["0.0"]),
    .init(
      .menuPicker, "日本 日 ▾", keys: [.return, .upArrow, .return], clicks: ["▾", "A"],
      log: ["a"]),
    .init(.inlinePicker, "日本\n  A\n✓ 日", keys: [.return], clicks: ["A"], log: ["a"]),
    .init(.segmentedPicker, "▸ A │ 日 ◂", keys: [.leftArrow], clicks: ["A"], log: ["a"]),
    .init(
      .linkPicker, "{4 lines}\n日本{ ×32}日 ◂", wide: "{29 lines}\n日本{ ×192}日 ◂",
      keys: [.return, .upArrow, .return], clicks: ["日本", "A"], log: ["a"]),
    .init(
      .colorPicker, "日本 ■ Orange ▾", keys: [.return, .downArrow, .return],
      clicks: ["▾", "Yellow"], log: ["colour"]),
    .init(.disclosure, "▸ 日本", keys: [.return], clicks: ["日本"], log: ["true"]),
  ]

  private static let pressed: [ControlCase] = [
    .init(.button, "▸ 日本 1 ◂", keys: [.return], clicks: ["日本"], log: ["日本"]),
    .init(
      .buttonGroup, "▸ 日本 1 ◂ [ B ]", keys: [.return, .tab, .return], clicks: ["日本", "B"],
      log: ["日本", "B"]),
    .init(.link, "日本", keys: [.return], clicks: ["日本"], log: ["https://example.org"]),
    .init(.tap, "日本", keys: [.return], clicks: ["日本"], log: ["tap"]),
    .init(.gesture, "日本", keys: [.return], clicks: ["日本"], log: ["tap"]),
    .init(.menu, "▸ 日本 ▾ ◂", keys: [.return, .return], clicks: ["日本", "item"], log: ["item"]),
    .init(
      .contextMenu, "日本 1", keys: ["m", .return], clicks: [.secondaryClick("日本"), "item"],
      log: ["item"]),
    .init(
      .box, "╭─ 日本 ───╮\n│ ▸ in 1 ◂ │\n╰{─×10}╯", keys: [.return], clicks: ["in"], log: ["in"]),
    .init(
      .spans, "日本       b\n▸ both columns 1 ◂", keys: [.return], clicks: ["both"],
      log: ["both columns"]),
  ]

  private static let collections: [ControlCase] = [
    .init(
      .list, "  日本 0\n▌ 日本 1\n  日本 2\n  日本 3", keys: [.downArrow, .end],
      clicks: ["日本 2", "日本 3"], log: ["2", "3"]),
    .init(
      .editedList, "▌ ⊖ a\n  ⊖ 日本\n  ⊖ c", keys: [.delete], clicks: ["⊖"], log: ["delete"]),
    .init(
      .swipedList, "▌ 日本 0{ ×21}[ pin 1 ]\n  日本 1",
      wide: "▌ 日本 0{ ×181}[ pin 1 ]\n  日本 1", keys: [.tab, .return], clicks: ["pin"],
      log: ["pin"]),
    .init(
      .searchedList, " ⌕ ▏日本{ ×30}▕\n [ a │ b ]\n▌ 日本 日本 b",
      wide: " ⌕ ▏日本{ ×190}▕\n [ a │ b ]\n{─×200}\n▌ 日本 日本 b",
      keys: ["/", .home, "x", .tab, .leftArrow], clicks: ["日本", .key("x"), "a"],
      log: ["x日本", "a"]),
    .init(
      .form, "日本\n▌ [ ] on\n  row{ ×32}1", wide: "日本\n▌ [ ] on\n  row{ ×192}1",
      keys: [.return], clicks: ["on"], log: ["true"]),
    .init(
      .outline, "▌ ▸ 日本", keys: [.return, .downArrow, .return], clicks: ["日本", "leaf"],
      log: ["leaf"]),
    .init(
      .scroll, "日本{ ×35}┃\n{6 lines}\n日本{ ×35}│\n日本{ ×35}│\n日本{ ×35}│",
      wide: "日本\n{11 lines}\n▸ end 1 ◂", keys: [.end, .tab, .return],
      clicks: [.key(.end), "end"], log: ["end"]),
    .init(
      .grid, "      ▸ 0 ◂{ ×15}[ 1 ]\n      [ 2 ]{ ×15}[ 3 ]",
      wide: "{ ×46}▸ 0 ◂{ ×95}[ 1 ]\n{ ×46}[ 2 ]{ ×95}[ 3 ]",
      keys: [.tab, .tab, .tab, .return], clicks: ["3"], log: ["3"]),
    .init(
      .sideGrid, "\n\n▸ 0 ◂ [ 2 ]\n{4 lines}\n[ 1 ] [ 3 ]",
      wide: "{14 lines}\n▸ 0 ◂ [ 2 ]\n{29 lines}\n[ 1 ] [ 3 ]",
      keys: [.tab, .tab, .tab, .return], clicks: ["3"], log: ["3"]),
  ]

  private static let screens: [ControlCase] = [
    .init(
      .tabs, "{4 lines}\n{ ×19}B\n{4 lines}\n{ ×14}[ 日本 │ B ]",
      wide: "{29 lines}\n{ ×99}B\n{29 lines}\n{ ×94}[ 日本 │ B ]", keys: [.leftArrow],
      clicks: ["日本"], log: ["a"]),
    .init(
      .tabSections, "{4 lines}\n{ ×19}B\n{4 lines}\n{ ×11}[ + 1 日本 │ − 2 ]",
      wide: "{29 lines}\n{ ×99}B\n{29 lines}\n{ ×91}[ + 1 日本 │ − 2 ]", keys: [.leftArrow],
      clicks: ["日本"], log: ["a"]),
    .init(
      .splitView, "  日本 0\n▌ 日本 1\n  日本 2",
      wide: "  日本 0{ ×24}│\n▌ 日本 1{ ×24}│\n  日本 2{ ×24}│\n{ ×32}│\n{25 lines}\n"
        + "{ ×32}│{ ×77}[ detail 1 ]\n{ ×32}│\n{29 lines}",
      keys: [.downArrow, .return], clicks: ["日本 2"], log: ["2"]),
    .init(
      .navigationLink, "{4 lines}\n{ ×17}日本 ◂", wide: "{29 lines}\n{ ×97}日本 ◂",
      keys: [.return, .return], clicks: ["日本", "below"], log: ["below"]),
    .init(
      .toolbar, " 日本{ ×27}[ Add ]\n{4 lines}\n{ ×15}▸ main 1 ◂",
      wide: " 日本{ ×187}[ Add ]\n{─×200}\n{28 lines}\n{ ×95}▸ main 1 ◂",
      keys: [.return, .tab, .return], clicks: ["main", "Add"], log: ["main", "Add"]),
  ]

  private static let layers: [ControlCase] = [
    .init(
      .alert, "▸ ask 1 ◂", keys: [.return, .return], clicks: ["ask", "Yes"], log: ["Yes"]),
    .init(
      .dialog, "▸ ask 1 ◂", keys: [.return, .return], clicks: ["ask", "Yes"], log: ["Yes"]),
    .init(
      .sheet, "▸ open 1 ◂", keys: [.return, .return, .escape],
      clicks: ["open", "日本", .key(.escape)], log: ["日本"]),
    .init(.drag, "日本", keys: [], clicks: [.drag("日本")], log: ["drag"]),
  ]
}

extension ViewFixture {
  /// Does one thing after the other.
  ///
  /// - Parameter isCertain: Whether all that is clicked on must be on the screen.
  func use(_ steps: [Step], isCertain: Bool = true) {
    for step in steps {
      switch step {
      case .key(let key): press(key)
      case .click(let text), .secondaryClick(let text), .drag(let text):
        guard let target = find(text) else {
          if isCertain { Issue.record("\(text) is not to be seen on\n\(picture)") }
          continue
        }
        point(step, target)
      }
    }
  }

  private func point(_ step: Step, _ target: Point) {
    if case .secondaryClick = step {
      _ = mouse(.secondaryPress, target.x, target.y)
      return
    }
    mouse(.press, target.x, target.y)
    var end = target.x
    if case .drag = step {
      end += 4
      mouse(.drag, end, target.y)
    }
    mouse(.release, end, target.y)
  }

  /// Where a text begins that is on the screen.
  func find(_ text: String) -> Point? {
    for (y, line) in draw().lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return Point(x: String(line[..<range.lowerBound]).columns, y: y)
    }
    return nil
  }

  /// The picture, in which many equal characters, or lines that are as the one before, stand once with their number.
  var abridged: String {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map(String.init).runs.flatMap { line, count in
      let line = line.runs.map { $1 > 8 ? "{\($0)×\($1)}" : String(repeating: $0, count: $1) }
        .joined()
      guard count > 3 else { return Array(repeating: line, count: count) }
      return line.isEmpty ? ["{\(count) lines}"] : [line, "{\(count - 1) lines}"]
    }
    .joined(separator: "\n")
  }
}

extension Sequence where Element: Equatable {
  /// Each element, and how often it follows itself.
  fileprivate var runs: [(Element, Int)] {
    reduce(into: []) { runs, element in
      if runs.last?.0 == element {
        runs[runs.count - 1].1 += 1
      } else {
        runs.append((element, 1))
      }
    }
  }
}
