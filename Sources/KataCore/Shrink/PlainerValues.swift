import Foundation

extension JSONValue {
  /// Values that may be plainer, in stages: those of an earlier stage gain more.
  var plainerValues: [() -> [JSONValue]] {
    [{ shortened }, { withShorterStrings }, { withPlainerLeaves }, { shortenedByTwo }]
  }

  /// Without some elements or a member.
  private var shortened: [JSONValue] {
    replacingOne { node in
      switch node {
      case .array(let elements): elements.shortened.map { .array($0) }
      case .object(let members):
        members.keys.sorted().map { key in .object(members.filter { $0.key != key }) }
      default: []
      }
    }
  }

  /// Without two elements that only together can be left out, as a question and its answer.
  private var shortenedByTwo: [JSONValue] {
    replacingOne { node in
      guard case .array(let elements) = node, (3...16).contains(elements.count) else { return [] }
      return elements.indices.flatMap { first in
        (first + 1..<elements.count).map { second in
          .array(elements.indices.filter { $0 != first && $0 != second }.map { elements[$0] })
        }
      }
    }
  }

  private var withShorterStrings: [JSONValue] {
    replacingLeaves { leaf in
      guard case .string(let string) = leaf else { return [] }
      return string.shorter.map { .string($0) }
    }
  }

  /// Plainer characters, smaller numbers, `false`.
  private var withPlainerLeaves: [JSONValue] {
    replacingLeaves { leaf in
      switch leaf {
      case .string(let string): string.plainer.map { .string($0) }
      case .integer(let integer): integer.smaller.map { .integer($0) }
      case .decimal(let decimal): decimal.rounder
      case .bool(true): [.bool(false)]
      default: []
      }
    }
  }

  /// With one leaf replaced, and with all leaves of the same value replaced together.
  private func replacingLeaves(_ replacements: (JSONValue) -> [JSONValue]) -> [JSONValue] {
    var seen: Set<JSONValue> = []
    let repeated = nodes.filter { !seen.insert($0).inserted }
    return repeated.flatMap { leaf in
      replacements(leaf).map { replacingAll(leaf, with: $0) }
    } + replacingOne(replacements)
  }
}

extension Array {
  /// Each element left out, all before or after one, all but one; and chunks.
  fileprivate var shortened: [[Element]] {
    var left: [Range<Int>] = []
    for index in indices { left += [index..<index + 1, index..<count, 0..<index + 1] }
    return (left + chunks).map(without) + indices.map { [self[$0]] }
  }

  private func without(_ range: Range<Int>) -> [Element] {
    Array(self[..<range.lowerBound]) + Array(self[range.upperBound...])
  }

  /// Halves, quarters and so on, down to two elements; of many, those at both ends.
  fileprivate var chunks: [Range<Int>] {
    sequence(first: count / 2) { $0 / 2 }.prefix { $0 > 1 }.flatMap { size in
      stride(from: 0, to: count, by: size).map { $0..<Swift.min(count, $0 + size) }.ends
    }
  }

  /// All elements; of many those at both ends, since a long text's middle shows no more.
  fileprivate var ends: [Element] {
    count > 64 ? Array(prefix(16) + suffix(16)) : self
  }
}

extension String {
  /// Nothing (or a letter in place of nothing), one of its characters, and all without a piece.
  var shorter: [String] {
    let scalars = Array(unicodeScalars)
    guard scalars.count > 1 else { return isEmpty ? ["a", "b"] : [""] }
    return ["", "a"] + Array(self).ends.map { String($0) }
      + (scalars.chunks + pieces).map { String(scalars, replacing: $0, with: []) }
  }

  /// As long, with plainer characters in place of a piece.
  var plainer: [String] {
    let scalars = Array(unicodeScalars)
    return ([0..<scalars.count] + scalars.chunks).map {
      String(scalars, replacing: $0, with: $0.map { _ in "a" })
    }
      + pieces.flatMap { piece in
        Plainness.plainCharacters.map { String(scalars, replacing: piece, with: [$0]) }
      }
  }

  /// The places of its characters, in scalars; and of the scalars where a character has several.
  private var pieces: [Range<Int>] {
    var (pieces, start): ([Range<Int>], Int) = ([], 0)
    for character in self {
      let end = start + character.unicodeScalars.count
      pieces.append(start..<end)
      if end > start + 1 { pieces += (start..<end).map { $0..<$0 + 1 } }
      start = end
    }
    return pieces.ends
  }

  private init(
    _ scalars: [Unicode.Scalar], replacing range: Range<Int>, with new: [Unicode.Scalar]
  ) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[..<range.lowerBound] + new + scalars[range.upperBound...])
    self.init(view)
  }
}

extension Int {
  /// 0, 1, the half, without its sign, and nearer to 0 by 1 and by ever larger steps.
  fileprivate var smaller: [Int] {
    guard self != 0 else { return [] }
    let steps = sequence(first: UInt(1)) { $0 + Swift.max(1, $0 / 4) }.prefix { $0 < magnitude }
    return [0, 1, self / 2] + (Int(exactly: magnitude).map { [$0] } ?? [])
      + steps.map { self > 0 ? self - Int($0) : self + Int($0) }
  }
}

extension Decimal {
  /// Whole numbers near it, without its sign, and with fewer digits.
  fileprivate var rounder: [JSONValue] {
    let text = "\(self)"
    let digits =
      text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    return [.integer(0), .integer(1), .integer(Int(clamping: self)), .decimal(magnitude)]
      + (1..<max(1, digits)).compactMap { Decimal(string: String(text.dropLast($0))) }
      .map { .decimal($0) }
  }
}

extension Int {
  fileprivate init(clamping decimal: Decimal) {
    self = Int(exactly: (decimal as NSDecimalNumber).doubleValue.rounded(.towardZero)) ?? 0
  }
}
