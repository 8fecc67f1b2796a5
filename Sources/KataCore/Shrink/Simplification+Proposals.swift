extension JSONValue {
  /// All known ways to make it plainer, in stages: those of an earlier stage gain more.
  var simplifications: [() -> [Simplification]] {
    [{ self.removals }, { self.shorterStrings }, { self.plainerLeaves }, { self.pairRemovals }]
  }

  /// Elements and members left out: each one, all but one, all before or after one, chunks.
  private var removals: [Simplification] {
    nodes.flatMap { node -> [Simplification] in
      switch node.value {
      case .array(let elements): Self.removals(elements.count, at: node.path)
      case .object(let members):
        members.indices.map { Simplification(.remove($0..<$0 + 1), at: [node.path]) }
      default: []
      }
    }
  }

  private static func removals(_ count: Int, at path: [Int]) -> [Simplification] {
    let indices = 0..<count
    var all = indices.flatMap { index in
      [
        Simplification(.remove(index..<index + 1), at: [path]),
        Simplification(.remove(index..<count), at: [path]),
        Simplification(.remove(0..<index + 1), at: [path]),
        Simplification(.remove(0..<index), .remove(index + 1..<count), at: [path]),
      ]
    }
    var size = count / 2
    while size > 1 {
      all += stride(from: 0, to: count, by: size).map {
        Simplification(.remove($0..<min(count, $0 + size)), at: [path])
      }
      size /= 2
    }
    return all
  }

  /// Two elements that only together can be left out, as a question and its answer.
  private var pairRemovals: [Simplification] {
    nodes.flatMap { node -> [Simplification] in
      guard case .array(let elements) = node.value, (3...16).contains(elements.count) else {
        return []
      }
      return elements.indices.flatMap { first in
        (first + 1..<elements.count).map { second in
          Simplification(
            .remove(first..<first + 1), .remove(second..<second + 1), at: [node.path])
        }
      }
    }
  }

  private var shorterStrings: [Simplification] {
    leaves.flatMap { leaf -> [Simplification] in
      guard case .string(let string) = leaf.value else { return [] }
      return string.shorter.map { Simplification($0, at: leaf.paths) }
    }
  }

  /// Plainer characters, smaller numbers, `false`.
  private var plainerLeaves: [Simplification] {
    leaves.flatMap { leaf -> [Simplification] in
      let changes: [Simplification.Change] =
        switch leaf.value {
        case .string(let string): string.plainer
        case .integer(let integer): integer.smaller.map { .put(.integer($0)) }
        case .decimal(let text): Self.rounder(text).map { .put($0) }
        case .bool(true): [.put(.bool(false))]
        default: []
        }
      return changes.map { Simplification($0, at: leaf.paths) }
    }
  }

  /// Whole numbers near it, and fewer digits.
  private static func rounder(_ text: String) -> [JSONValue] {
    var values: [JSONValue] = [.integer(0), .integer(1)]
    if let double = Double(text), let whole = Int(exactly: double.rounded(.towardZero)) {
      values.append(.integer(whole))
    }
    if text.hasPrefix("-") { values.append(.decimal(String(text.dropFirst()))) }
    if let point = text.firstIndex(of: "."), !text.lowercased().contains("e") {
      let digits = text.distance(from: point, to: text.endIndex) - 1
      values += (1..<max(1, digits)).map { .decimal(String(text.dropLast($0))) }
    }
    return values
  }
}

extension String {
  /// Empty (or a letter in place of nothing), "a", one character alone; without chunks, each of its characters, each scalar.
  var shorter: [Simplification.Change] {
    let count = unicodeScalars.count
    guard count > 0 else { return [.put(.string("a")), .put(.string("b"))] }
    let ranges = pieces
    var changes: [Simplification.Change] = [.put(.string(""))]
    guard count > 1 else { return changes }
    changes.append(.put(.string("a")))
    changes += chunks.map { .splice($0, with: "") }
    changes += Self.ends(of: Array(self)).map { .put(.string(String($0))) }
    return changes + ranges.map { .splice($0, with: "") }
  }

  /// Each of its characters or scalars replaced by a plainer one; of a long one also whole chunks.
  var plainer: [Simplification.Change] {
    let scalars = Array(unicodeScalars)
    let single = pieces.flatMap { piece -> [Simplification.Change] in
      let oddness = Plainness.oddness(of: scalars[piece])
      return Plainness.plainCharacters
        .filter { piece.count > 1 || Plainness.oddness(of: $0) < oddness }
        .map { .splice(piece, with: String($0)) }
    }
    guard scalars.count > Self.many else { return single }
    return ([0..<scalars.count] + chunks).filter { Plainness.oddness(of: scalars[$0]) > 0 }
      .map { .splice($0, with: String(repeating: "a", count: $0.count)) } + single
  }

  /// Halves, quarters and so on, in scalars.
  private var chunks: [Range<Int>] {
    let count = unicodeScalars.count
    var chunks: [Range<Int>] = []
    var size = count / 2
    while size > 1 {
      chunks += Self.ends(
        of: stride(from: 0, to: count, by: size).map { $0..<min(count, $0 + size) })
      size /= 2
    }
    return chunks
  }

  private static let many = 64

  /// All places; in a long text those at both ends, for its middle will do as well.
  private static func ends<Place>(of places: [Place]) -> [Place] {
    places.count > many ? Array(places.prefix(many / 4) + places.suffix(many / 4)) : places
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
    return Self.ends(of: pieces)
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
