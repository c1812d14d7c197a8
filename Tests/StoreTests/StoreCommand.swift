import StoreSupport
import TestSupport

/// One thing that is done to a store, of few sources and few words so that they meet.
enum StoreCommand {
  case subscribe(Int)
  case save(source: Int, items: [Item])
  case mark(nth: Int, isRead: Bool)
  case star(nth: Int, isStarred: Bool)
  case move(Int, to: Int)
  case forget(Int)
  case search(String)

  struct Item {
    var id: Int
    var word: String
    /// Seconds before its arrival; nil where its source does not say.
    var age: Int?
  }

  private static let words = ["apple", "äpfel", "applied", "berry", "cherry"]

  init(using random: inout SeededGenerator) {
    let source = random.number(0...2)
    self =
      switch random.number(0...11) {
      case 0: .subscribe(source)
      case 1, 2, 3, 4:
        .save(source: source, items: Self.items(using: &random))
      case 5, 6: .mark(nth: random.number(0...20), isRead: Bool.random(using: &random))
      case 7, 8: .star(nth: random.number(0...20), isStarred: Bool.random(using: &random))
      case 9: .move(source, to: (source + random.number(1...2)) % 3)
      case 10: random.number(0...3) == 0 ? .forget(source) : .subscribe(source)
      default: .search(["app", "Apf", "ber", "cherry app", "zzz"][random.number(0...4)])
      }
  }

  private static func items(using random: inout SeededGenerator) -> [Item] {
    (0..<8).shuffled(using: &random).prefix(random.number(0...6)).map { id in
      Item(
        id: id, word: words[random.number(0...4)],
        age: random.number(0...2) == 0 ? nil : random.number(-5...30))
    }
  }
}
