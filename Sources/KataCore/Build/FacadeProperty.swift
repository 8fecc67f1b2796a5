/// A property's declaration, as far as others can see it.
struct FacadeProperty {
  let isStored: Bool
  /// Its type is written down as what it is, or follows from a literal.
  let isTyped: Bool
  /// Without the bodies of what computes it.
  let text: String

  /// Nil where there are several in one, or what computes it has an unknown form.
  init?(_ words: [String]) {
    let outer = Self.outermost(words)
    let names = outer.map { words[$0] }
    guard !Self.hasSeveral(names) else { return nil }
    let value = names.firstIndex(of: "=")
    let block = names.firstIndex(of: "{")
    let type = names.firstIndex(of: ":") ?? names.count
    let end = min(value ?? names.count, block ?? names.count)
    let head = words[..<(end < outer.count ? outer[end] : words.count)]
    isTyped =
      type < end && !head.contains("some")
      || value.map { Self.isLiteral(names[($0 + 1)...]) } == true
    guard let block, value == nil else {
      isStored = true
      text = words.joined(separator: " ")
      return
    }
    let inner = words[(outer[block] + 1)...].dropLast()
    switch inner.first {
    case "willSet", "didSet":
      isStored = true
      text = words.joined(separator: " ")
    case "get", "set", "mutating", "nonmutating":
      isStored = false
      let kept = Self.outermost(Array(inner)).map { inner[inner.startIndex + $0] }
      text = (words[...outer[block]] + kept).joined(separator: " ")
    case let first?:
      guard !first.hasPrefix("_"), first != "@" else { return nil }
      isStored = false
      text = words[...outer[block]].joined(separator: " ")
    case nil:
      return nil
    }
  }

  /// The places of words outside of brackets, and of these brackets.
  private static func outermost(_ words: [String]) -> [Int] {
    var depth = 0
    return words.indices.filter { index in
      if [")", "]", "}"].contains(words[index]) { depth -= 1 }
      defer { if ["(", "[", "{"].contains(words[index]) { depth += 1 } }
      return depth == 0
    }
  }

  private static func hasSeveral(_ words: [String]) -> Bool {
    var depth = 0
    for (before, word) in zip([""] + words, words) {
      if word == "<" { depth += 1 }
      if word == ">", before != "-" { depth -= 1 }
      if word == ",", depth <= 0 { return true }
    }
    return false
  }

  private static func isLiteral(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    let isNumber = words.allSatisfy { $0 == "." || $0.first?.isNumber == true }
    return words.allSatisfy { ["\"", "#"].contains($0) } || isNumber && first != "."
      || words.count == 1 && ["true", "false"].contains(first)
  }
}
