/// Finds what a misspelt word was meant to be.
package enum Spelling {
  /// The candidate with the fewest typing errors between, whatever the case; nil when none is near.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    guard !word.isEmpty, word.count <= 40 else { return nil }
    let limit = word.count <= 3 ? 1 : word.count <= 5 ? 2 : 3
    let small = word.lowercased()
    let near = candidates.map { ($0, distance(Array(small), Array($0.lowercased()))) }
      .filter { $0.1 <= limit && $0.1 < $0.0.count }
    if let nearest = near.min(by: { $0.1 < $1.1 }) { return nearest.0 }
    return word.count < 3 ? nil : candidates.first { $0.lowercased().hasPrefix(small) }
  }

  /// The end of a message: the nearest candidate, or all where none is near.
  package static func advice(for word: String, in candidates: [String]) -> String {
    nearest(to: word, in: candidates).map { "did you mean \($0)?" }
      ?? "there are \(candidates.joined(separator: ", "))"
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to another.
  package static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var rows = [Array(0...to.count)]
    for i in from.indices {
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
    return rows[from.count][to.count]
  }
}
