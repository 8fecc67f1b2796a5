/// What should have gone and is still alive, and who may hold it.
///
/// Whoever sends to a part holds it in VIP, strongly or not: so the cast tells whom to ask first.
struct Leak {
  /// Alive, though nobody of that name should be.
  private let surplus: [String]
  /// Whether one of each of these is to be alive: then they were made once too often.
  private let isDoubled: Bool
  /// All that is alive.
  private let living: [String]
  /// What was counted at any time: a name that is not listed then has gone.
  private let counted: Set<String>
  private let cast: Cast
  /// What was done right before the look; nil where no step is known.
  private let step: String?

  /// Nil unless what differs is a count of the living that holds somebody too many.
  init?(_ parting: Parting?, in entries: [Recording.Entry], cast: Cast) {
    guard let expected = parting?.expected, let recorded = parting?.recorded,
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
    self.living = living
    self.cast = cast
    var counted: Set<String> = []
    var step: String?
    for entry in entries.prefix(parting?.index ?? 0) + [.message(expected), .message(recorded)] {
      switch entry {
      case .step(let words): step = words
      case .message(let message): counted.formUnion(message.living ?? [])
      }
    }
    self.counted = counted
    self.step = step
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
    let own =
      "a task that still runs, a closure that keeps self or the part, or an object of "
      + "your own that keeps it"
    if let ring {
      return "They may hold one another in a ring, \(ring.joined(separator: " → ")): one of these "
        + "links has to be weak (Docs/VIP.md, Who owns whom). If all of them are right, look for "
        + "\(own)."
    }
    // Whoever is held by another one that should have gone needs no reason of its own.
    let roots = names.filter { !names.contains(holder(of: $0)) }
    let gone = Set(roots.map(holder)).filter { isCounted($0) && !living.contains($0) }.sorted()
    let there = Set(roots.map(holder)).filter { $0 != Cast.test && !gone.contains($0) }.sorted()
    guard !there.isEmpty else {
      let lead =
        gone.isEmpty
        ? "Look"
        : "\(list(gone)), from whom its messages come, \(gone.count == 1 ? "has" : "have") gone: look"
      return "\(lead) for \(own)."
    }
    return "Look whether \(list(there).lowercasedFirst) holds it strongly, and for \(own)."
  }

  /// Each of them holds the next, and the last one the first; nil where somebody else may be it.
  private var ring: [String]? {
    var ring = [surplus[0]]
    while surplus.contains(holder(of: ring[0])) {
      let next = holder(of: ring[0])
      if let end = ring.firstIndex(of: next) { return [next] + ring.prefix(end + 1) }
      ring.insert(next, at: 0)
    }
    return nil
  }

  private func holder(of part: String) -> String {
    cast.sender(of: Message(receiver: part, text: "is()"))
  }

  /// By its name, or in a summary of all that bear its number.
  private func isCounted(_ part: String) -> Bool {
    if counted.contains(part) { return true }
    guard let number = part.split(separator: " ").dropFirst().last else { return false }
    return counted.contains { name in
      name.hasSuffix(" \(number)") && holder(of: name) == Cast.test
    }
  }

  private func list(_ names: [String]) -> String {
    let all = names.map { $0.last?.isNumber == true ? $0 : "the \($0)" }
    let text = [all.dropLast().joined(separator: ", "), all.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Message {
  /// Who is alive by a count, or since this part is not to be; nil of anything else.
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
