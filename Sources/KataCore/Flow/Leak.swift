/// A part that should have gone and is still alive, and what may hold it.
///
/// In VIP a part is held by the one that sends to it: so the cast tells where to look first.
struct Leak {
  /// Alive, though nothing of that name should be.
  private let surplus: [String]
  /// True if one of each is to be alive: then they were made once too often.
  private let isDoubled: Bool
  private let cast: Cast
  /// The step right before the look; nil where none is known.
  private let step: String?

  /// Nil unless what differs is a count of the living that holds too many.
  init?(_ difference: FirstDifference?, in entries: [Recording.Entry], cast: Cast) {
    guard let difference, let expected = difference.expected, let recorded = difference.recorded,
      expected.receiver == recorded.receiver, let living = recorded.living
    else { return nil }
    var others = expected.living ?? []
    surplus = living.filter { name in
      guard let index = others.firstIndex(of: name) else { return true }
      others.remove(at: index)
      return false
    }
    guard !surplus.isEmpty else { return nil }
    isDoubled = surplus.allSatisfy { expected.living?.contains($0) == true }
    self.cast = cast
    step =
      entries.prefix(difference.index).compactMap {
        if case .step(let words) = $0 { words } else { nil }
      }.last
  }

  /// A few sentences, each with its full stop.
  var words: String {
    let names = Set(surplus).sorted()
    if isDoubled {
      return
        "\(list(names)) of this scene \(names.count == 1 ? "is" : "are") there more than once: "
        + "look where parts are made, and hand on the one that was made."
    }
    let (they, go) = surplus.count == 1 ? ("It", "goes") : ("They", "go")
    let time = step.map { "after \"\($0)\"" } ?? "by then"
    return
      "\(list(names)) should have gone \(time). \(they) \(go) later, or never. \(advice(names))"
  }

  private func advice(_ names: [String]) -> String {
    // A part that is held by another one that should have gone needs no reason of its own.
    let holders = Set(names.map(holder)).subtracting(names + [Cast.test]).sorted()
    let own =
      "a task that still runs, a closure that keeps self or the part, an object of your own that "
      + "keeps it, or links in a ring, of which one has to be weak (Docs/VIP.md, Who owns whom)."
    guard !holders.isEmpty else { return "Look for \(own)" }
    return "Look whether \(list(holders).lowercasedFirst) \(holders.count == 1 ? "lives" : "live") "
      + "and \(holders.count == 1 ? "holds" : "hold") it strongly, and for \(own)"
  }

  private func holder(of part: String) -> String {
    cast.sender(of: Message(receiver: part, text: "is()"))
  }

  private func list(_ names: [String]) -> String {
    let all = names.map { $0.last?.isNumber == true ? $0 : "the \($0)" }
    let text = [all.dropLast().joined(separator: ", "), all.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Message {
  /// The names that a count of the living tells, or of a part that is not to be alive; nil of
  /// anything else.
  fileprivate var living: [String]? {
    if text.hasPrefix("is kept alive") { return [receiver] }
    if text == "has gone" { return [] }
    guard text.hasPrefix("alive: ") else { return nil }
    let names = text.dropFirst("alive: ".count).split(separator: ", ").map(String.init)
    return names == ["nobody"] ? [] : names
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
