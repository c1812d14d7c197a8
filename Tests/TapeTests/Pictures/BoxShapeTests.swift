import Cells
import Testing

@testable import Tape

struct BoxShapeTests {
  private static let box = CellBox(.zero)

  private static let signs = (0x2500...0x257F).compactMap { Unicode.Scalar(UInt32($0)) }

  @Test func `every line and block is a shape, and no font draws it`() throws {
    for value in UInt32(0x2500)...0x259F {
      let scalar = try #require(Unicode.Scalar(value))
      let shape = try #require(SignShape(scalar, at: .zero))
      #expect(shape.rects.isEmpty != shape.path.isEmpty, "\(scalar)")
      var buffer = CellBuffer(size: Size(width: 1, height: 1))
      buffer.put(String(Character(scalar)), at: .zero)
      #expect(!Snapshot(buffer).svg.unicodeScalars.contains(scalar))
    }
  }

  @Test func `each sign has the lines that its name says`() {
    for sign in Self.signs {
      guard let arms = BoxArms(sign), let name = sign.properties.name else { continue }
      #expect(BoxArms.Side.allCases.map { arms[$0] } == Self.weights(name), "\(name)")
    }
    #expect(Self.signs.count { BoxArms($0) == nil } == 12 + 4 + 3)
  }

  @Test func `lines of one weight end where their neighbours begin`() {
    for side in BoxArms.Side.allCases {
      for sign in Self.signs {
        guard let arms = BoxArms(sign) else { continue }
        let expected: [ClosedRange<Double>] =
          switch (arms[side], side.isHorizontal) {
          case (.none, _): []
          case (.light, true): [9...10]
          case (.heavy, true): [8...11]
          case (.double, true): [8...9, 10...11]
          case (.light, false): [4...5]
          case (.heavy, false): [3...6]
          case (.double, false): [3...4, 5...6]
          }
        #expect(
          Self.ends(BoxLines(arms, in: Self.box).rects, at: side) == expected, "\(sign) \(side)")
      }
    }
  }

  @Test func `the single lines of a sign meet in its middle`() {
    for sign in Self.signs {
      guard let arms = BoxArms(sign) else { continue }
      let weights = BoxArms.Side.allCases.map { arms[$0] }
      guard !weights.contains(.double) else { continue }
      for rect in BoxLines(arms, in: Self.box).rects {
        #expect(rect.x <= 4 && rect.maxX >= 5 && rect.y <= 9 && rect.maxY >= 10, "\(sign)")
      }
    }
  }

  @Test(arguments: [
    (
      "╬",
      ["0 8 4 1", "0 10 4 1", "5 8 4 1", "5 10 4 1", "3 0 1 9", "5 0 1 9", "3 10 1 9", "5 10 1 9"]
    ),
    ("╔", ["3 8 6 1", "5 10 4 1", "3 8 1 11", "5 10 1 9"]),
    ("╢", ["0 9 4 1", "3 0 1 19", "5 0 1 19"]),
    ("╤", ["0 8 9 1", "0 10 9 1", "4 10 1 9"]),
    ("╕", ["0 8 5 1", "0 10 5 1", "4 8 1 11"]),
  ])
  func `double lines turn at each other and go on to nowhere`(sign: String, expected: [String])
    throws
  {
    let arms = try #require(sign.unicodeScalars.first.flatMap(BoxArms.init))
    #expect(
      Self.cover(BoxLines(arms, in: Self.box).rects)
        == Self.cover(
          expected.map { Self.rect($0.split(separator: " ").compactMap { Double($0) }) }))
  }

  @Test func `rounded corners meet the lines beside and below them`() {
    let corner = BoxCurves.path("╭", in: Self.box)
    #expect(corner == "M9 9A5 5 0 0 0 4 14V19H5V14A4 4 0 0 1 9 10z")
    let last = BoxCurves.path("╯", in: Self.box)
    #expect(last == "M0 10A5 5 0 0 0 5 5V0H4V5A4 4 0 0 1 0 9z")
  }

  @Test func `a line over many cells is one block, corners and tees included`() {
    var buffer = CellBuffer(size: Size(width: 10, height: 3))
    buffer.put("├───┼────┤", at: .zero)
    #expect(Snapshot(buffer).svg.contains("M4 9h82v1h-82z"))
  }

  @Test func `a shade is the ink blended with what is behind it`() {
    var buffer = CellBuffer(size: Size(width: 2, height: 1))
    buffer.put(
      "▒█", at: .zero, style: Style(foreground: .rgb(200, 0, 0), background: .rgb(0, 0, 100)))
    let text = Snapshot(buffer).svg
    #expect(text.contains(##"fill="#640032" shape-rendering="crispEdges" d="M0 0h9v19h-9z""##))
    #expect(text.contains(##"fill="#c80000" shape-rendering="crispEdges" d="M9 0h9v19h-9z""##))
  }

  @Test func `dots of a spinner are circles, as many as the pattern has`() {
    #expect(BraillePattern("⠋")?.path(in: Self.box).split(separator: "M").count == 3)
    #expect(BraillePattern("⣿")?.path(in: Self.box).split(separator: "M").count == 8)
    #expect(BraillePattern("⠀")?.path(in: Self.box) == "")
  }
}

extension BoxShapeTests {
  /// What a name such as `BOX DRAWINGS LEFT LIGHT AND RIGHT VERTICAL HEAVY` says of each side. A part without
  /// a weight has that of the part before it.
  private static func weights(_ name: String) -> [BoxArms.Weight] {
    let weights: [String: BoxArms.Weight] = [
      "LIGHT": .light, "SINGLE": .light, "HEAVY": .heavy, "DOUBLE": .double,
    ]
    let sides: [String: [BoxArms.Side]] = [
      "LEFT": [.left], "RIGHT": [.right], "UP": [.up], "DOWN": [.down],
      "HORIZONTAL": [.left, .right], "VERTICAL": [.up, .down],
    ]
    var result = [BoxArms.Weight](repeating: .none, count: 4)
    var weight = BoxArms.Weight.none
    for part in name.split(separator: " AND ") {
      let words = part.split(separator: " ").map(String.init)
      weight = words.lazy.compactMap { weights[$0] }.first ?? weight
      for side in words.compactMap({ sides[$0] }).joined() { result[side.rawValue] = weight }
    }
    return result
  }

  /// Where blocks touch an edge of their cell.
  private static func ends(_ rects: [PictureRect], at side: BoxArms.Side) -> [ClosedRange<Double>] {
    let touching = rects.filter {
      switch side {
      case .left: $0.x == 0
      case .right: $0.maxX == CellBox.width
      case .up: $0.y == 0
      case .down: $0.maxY == CellBox.height
      }
    }
    let ranges = touching.map { side.isHorizontal ? $0.y...$0.maxY : $0.x...$0.maxX }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func rect(_ numbers: [Double]) -> PictureRect {
    PictureRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The cell as rows of pixels, those that blocks cover as `#`.
  private static func cover(_ rects: [PictureRect]) -> [String] {
    (0..<19).map { y in
      let row = (0..<9).map { x -> Character in
        rects.contains { contains($0, Double(x), Double(y)) } ? "#" : "."
      }
      return String(row)
    }
  }

  private static func contains(_ rect: PictureRect, _ x: Double, _ y: Double) -> Bool {
    rect.x <= x && rect.maxX > x && rect.y <= y && rect.maxY > y
  }
}
