/// Guesses what a mistyped word was meant to be.
public enum Spelling {
  /// The word that differs least, if it differs little: by a third of its letters at most.
  public static func closest(to word: String, in words: some Sequence<String>) -> String? {
    let candidates = words.map { (word: $0, distance: distance(word, $0)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, best.word.count / 3), best.distance < word.count
    else { return nil }
    return best.word
  }

  /// The number of letters to insert, remove, replace or swap with their neighbour.
  ///
  /// Source: Damerau and Levenshtein, in the restricted form.
  static func distance(_ first: String, _ second: String) -> Int {
    let (from, to) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let replaced = last[column] + (from[row] == to[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[to.count]
  }
}
