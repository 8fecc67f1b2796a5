extension String {
  /// Empty (or a letter in place of nothing), "a", one character alone; without chunks, each of its characters, each scalar.
  var shorter: [Simplification.Change] {
    let count = unicodeScalars.count
    guard count > 0 else { return [.put(.string("a")), .put(.string("b"))] }
    let ranges = pieces
    var changes: [Simplification.Change] = [.put(.string(""))]
    guard count > 1 else { return changes }
    changes.append(.put(.string("a")))
    var size = count / 2
    while size > 1 {
      changes += stride(from: 0, to: count, by: size).map {
        .splice($0..<min(count, $0 + size), with: "")
      }
      size /= 2
    }
    changes += self.map { .put(.string(String($0))) }
    return changes + ranges.map { .splice($0, with: "") }
  }

  /// Each of its characters or scalars replaced by a plainer one.
  var plainer: [Simplification.Change] {
    let scalars = Array(unicodeScalars)
    return pieces.flatMap { piece -> [Simplification.Change] in
      let oddness = Plainness.oddness(of: scalars[piece])
      return Plainness.plainCharacters
        .filter { piece.count > 1 || Plainness.oddness(of: $0) < oddness }
        .map { .splice(piece, with: String($0)) }
    }
  }

  /// Where its characters are, in scalars; and the scalars of those that have several.
  private var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for character in self {
      let count = character.unicodeScalars.count
      pieces.append(start..<start + count)
      if count > 1 { pieces += (start..<start + count).map { $0..<$0 + 1 } }
      start += count
    }
    return pieces
  }
}

extension Int {
  /// 0, 1, the half, without its sign, and nearer to 0 by 1 and by ever larger steps.
  var smaller: [Int] {
    guard self != 0 else { return [] }
    var numbers = [0, 1, self / 2]
    if let positive = Int(exactly: magnitude) { numbers.append(positive) }
    var step: UInt = 1
    while step < magnitude {
      numbers.append(self > 0 ? self - Int(step) : self + Int(step))
      step += Swift.max(1, step / 4)
    }
    return numbers
  }
}
