/// The lines that a box sign sends from its middle to the edges of its cell, for those that consist of whole lines.
struct BoxArms: Equatable, Sendable {
  /// A way out of the middle.
  enum Side: Int, CaseIterable, Sendable {
    case left, right, up, down

    var isHorizontal: Bool { self == .left || self == .right }
    var opposite: Side {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .down
      case .down: .up
      }
    }
    /// The sides across: the one towards the cell's corner first.
    var across: (near: Side, far: Side) { isHorizontal ? (.up, .down) : (.left, .right) }
  }

  /// How an arm is drawn; the letters of the table below.
  enum Weight: Character, Sendable {
    case none = "-"
    case light = "l"
    case heavy = "h"
    case double = "d"
  }

  private let weights: [Weight]

  /// - Returns: nil for signs out of U+2500–257F, and for its dashes, arcs and diagonals.
  init?(_ scalar: Unicode.Scalar) {
    guard (0x2500...0x257F).contains(scalar.value) else { return nil }
    let weights = Self.table[Int(scalar.value) - 0x2500].compactMap(Weight.init)
    guard weights.count == 4 else { return nil }
    self.weights = weights
  }

  subscript(side: Side) -> Weight { weights[side.rawValue] }

  /// For each sign its arms to the left, right, up and down.
  private static let table = """
    ll-- hh-- --ll --hh .... .... .... .... .... .... .... .... -l-l -h-l -l-h -h-h
    l--l h--l l--h h--h -ll- -hl- -lh- -hh- l-l- h-l- l-h- h-h- -lll -hll -lhl -llh
    -lhh -hhl -hlh -hhh l-ll h-ll l-hl l-lh l-hh h-hl h-lh h-hh ll-l hl-l lh-l hh-l
    ll-h hl-h lh-h hh-h lll- hll- lhl- hhl- llh- hlh- lhh- hhh- llll hlll lhll hhll
    llhl lllh llhh hlhl lhhl hllh lhlh hhhl hhlh hlhh lhhh hhhh .... .... .... ....
    dd-- --dd -d-l -l-d -d-d d--l l--d d--d -dl- -ld- -dd- d-l- l-d- d-d- -dll -ldd
    -ddd d-ll l-dd d-dd dd-l ll-d dd-d ddl- lld- ddd- ddll lldd dddd .... .... ....
    .... .... .... .... l--- --l- -l-- ---l h--- --h- -h-- ---h lh-- --lh hl-- --hl
    """.split { $0.isWhitespace }
}
