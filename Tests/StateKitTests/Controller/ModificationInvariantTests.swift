import TestSupport
import Testing

@testable import StateKit

/// One change per row, and one end for every begin, in any order of beginnings and ends.
@Suite struct ModificationInvariantTests {
  private enum Command {
    case begin(row: Int)
    case end(pick: Int)
    case reset
  }

  /// - Parameter frees: Whether a begin frees the row first, as it must not.
  private func property(isBroken: Bool = false) -> Property<Command> {
    Property(
      name: "one change per row",
      command: { random in
        switch random.number(0...9) {
        case 0...4: .begin(row: random.number(0...3))
        case 5...8: .end(pick: random.number(0...9))
        default: .reset
        }
      },
      violation: { history in
        var rows = PendingMutations()
        var held: [Modification] = []
        var late: [Modification] = []
        for command in history {
          switch command {
          case .begin(let row):
            let id = RowID(row)
            if isBroken, let busy = held.first(where: { $0.row == id }) { rows.end(busy) }
            if let new = rows.begin(id) { held.append(new) }
          case .end(let pick):
            let all = held + late
            guard !all.isEmpty else { continue }
            let index = pick % all.count
            rows.end(all[index])
            if index < held.count { late.append(held.remove(at: index)) }
          case .reset:
            rows.removeAll()
            late += held
            held = []
          }
          if Set(held.map(\.row)).count != held.count { return "two changes of a row" }
          if rows.ids != Set(held.map(\.row.hashable)) { return "a begin without its end" }
        }
        return nil
      })
  }

  @Test func `a row is held by one change, until exactly its end`() {
    property().holds()
  }

  @Test func `rows that can be taken twice are caught`() {
    property(isBroken: true).isBroken(by: 2)
  }
}
