extension ConfigurationMistake {
  /// A key that means nothing here, with the one that may have been meant.
  static func unknown(_ key: String, among keys: [String], line: Int) -> ConfigurationMistake {
    let near = keys.map { ($0, distance(Array(key.lowercased()), Array($0))) }
      .min { $0.1 < $1.1 }
    let advice =
      if let near, near.1 <= max(1, near.0.count / 2), near.1 < near.0.count {
        "did you mean \(near.0)?"
      } else {
        "there are \(keys.joined(separator: ", "))"
      }
    return ConfigurationMistake(line: line, words: "unknown key \(key); \(advice)")
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other.
  private static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var rows = [Array(0...to.count)]
    for i in from.prefix(40).indices {
      var row = [i + 1]
      for j in to.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (from[i] == to[j] ? 0 : 1))
        if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[rows.count - 1][to.count]
  }
}
