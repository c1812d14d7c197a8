import Cells
import Posts
import Views

private enum KeyMapKey: EnvironmentKey {
  static var defaultValue: KeyMap { KeyMap() }
}

extension EnvironmentValues {
  /// The keys that the user has set.
  var keyMap: KeyMap {
    get { self[KeyMapKey.self] }
    set { self[KeyMapKey.self] = newValue }
  }
}

extension KeyMap {
  /// Keys as the reader has them, separated by spaces, with the names of those that the user has set.
  func shown(_ keys: String) -> String { shown(keys, signs) }

  /// The same of the keys of a panel.
  func shownInPanel(_ keys: String) -> String { shown(keys, signsInPanel) }

  private func shown(_ keys: String, _ signs: (KeyPress) -> [String]) -> String {
    let signs = keys.split(separator: " ").flatMap { word in
      KeyPress(name: String(word)).map(signs) ?? [String(word)]
    }
    var known: Set<String> = []
    return signs.filter { known.insert($0).inserted }.joined(separator: " ")
  }
}
