import Basics

extension JSONValue {
  /// Plainer values, in stages: those of an earlier stage leave out more.
  var plainerValues: [() -> [JSONValue]] {
    [
      { replacingOne(\.withFewerParts) },
      { leaves.sorted { $0.text < $1.text }.compactMap(without) },
      { replacingOne(\.plainerLeaves) },
    ]
  }

  /// This value with one node in it replaced, once for each replacement of each node.
  private func replacingOne(_ replacements: (JSONValue) -> [JSONValue]) -> [JSONValue] {
    var all = replacements(self)
    switch self {
    case .array(var elements):
      for (index, element) in elements.enumerated() {
        for other in element.replacingOne(replacements) {
          elements[index] = other
          all.append(.array(elements))
        }
        elements[index] = element
      }
    case .object(var members):
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        for other in member.replacingOne(replacements) {
          members[key] = other
          all.append(.object(members))
        }
        members[key] = member
      }
    default: break
    }
    return all
  }

  private var withFewerParts: [JSONValue] {
    switch self {
    case .array(let elements): elements.pieces.map { .array(elements.replacing($0, with: [])) }
    case .object(let members):
      members.keys.sorted().map { key in .object(members.filter { $0.key != key }) }
    default: []
    }
  }

  /// Without each element that has this text or number, such as a player and all that is done to it.
  private func without(_ leaf: JSONValue) -> JSONValue? {
    switch self {
    case .array(let elements): return .array(elements.compactMap { $0.without(leaf) })
    case .object(let members):
      let kept = members.compactMapValues { $0.without(leaf) }
      return kept.count == members.count ? .object(kept) : nil
    default: return self == leaf ? nil : self
    }
  }

  private var leaves: Set<JSONValue> {
    switch self {
    case .array(let elements): Set(elements.flatMap(\.leaves))
    case .object(let members): Set(members.values.flatMap(\.leaves))
    case .integer, .string: [self]
    default: []
    }
  }

  /// Without two elements that only together can be left out, as a question and its answer: these
  /// are many, so they come last.
  var withoutPairs: [JSONValue] { replacingOne(\.withoutTwo) }

  private var withoutTwo: [JSONValue] {
    guard case .array(let elements) = self, (3...40).contains(elements.count) else { return [] }
    return elements.indices.flatMap { first in
      (first + 1..<elements.count).map { second in
        .array(elements.indices.filter { $0 != first && $0 != second }.map { elements[$0] })
      }
    }
  }

  private var plainerLeaves: [JSONValue] {
    switch self {
    case .bool(true): [.bool(false)]
    case .integer(let integer): integer.smaller.map { .integer($0) }
    case .string(let string): string.plainer.map { .string($0) } + Self.inside(string)
    default: []
    }
  }

  /// The plainer values of JSON that the string holds, such as a server's answer.
  private static func inside(_ string: String) -> [JSONValue] {
    guard "{[".contains(string.first ?? " "), let body = JSONValue(reading: string) else {
      return []
    }
    return body.plainerValues.flatMap { $0() }.map { .string($0.text) }
  }
}

extension Array {
  /// All of it, its halves, quarters and so on, down to single elements; of many only the larger ones.
  fileprivate var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    var size = count
    while size > count / 64 {
      pieces += stride(from: 0, to: count, by: size).map { $0..<Swift.min(count, $0 + size) }
      size /= 2
    }
    return pieces
  }

  fileprivate func replacing(_ range: Range<Int>, with new: [Element]) -> [Element] {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}

extension String {
  /// Shorter ones, and those of the same length with "a", a blank or a newline in place of a piece.
  fileprivate var plainer: [String] {
    let letters = Array(self)
    let shorter =
      [["a"], []] + letters.prefix(16).map { [$0] }
      + letters.pieces.map { letters.replacing($0, with: []) }
    let replaced = letters.pieces.flatMap { piece in
      ["a", " ", "\n"].map {
        letters.replacing(piece, with: Array(repeating: $0, count: piece.count))
      }
    }
    return (shorter + replaced).map { String($0) }.filter { $0.plainness < plainness }
  }

  /// An empty string reads as if emptiness were the point: "a" is plainer.
  private var plainness: (Int, Int) {
    let oddness = reduce(0) { $0 + ($1 == "a" ? 0 : $1 == " " ? 1 : $1 == "\n" ? 2 : 3) }
    return isEmpty ? (1, 2) : (count, oddness)
  }
}

extension Int {
  /// 0, the powers of two, and as much nearer to 0 as each of these; then without its sign.
  fileprivate var smaller: [Int] {
    let powers = sequence(first: UInt(1)) { $0 << 1 }.prefix { $0 > 0 && $0 < magnitude }
      .map { signum() * Int($0) }
    let nearer = (powers + powers.map { self - $0 }).sorted { $0.magnitude < $1.magnitude }
    let positive = self < 0 ? Int(exactly: magnitude) : nil
    return self == 0 ? [] : [0] + nearer + (positive.map { [$0] } ?? [])
  }
}
