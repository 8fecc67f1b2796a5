/// A part that should have been freed and is still alive, and what may hold it.
///
/// In VIP a part is held by the one that sends to it: so the cast tells where to look first.
struct Leak {
  /// A few sentences, each with its full stop.
  let words: String

  /// Nil unless what differs is a count of the living that holds too many.
  init?(_ difference: FirstDifference?, in entries: [Recording.Entry], cast: Cast) {
    guard let difference, let recorded = difference.recorded, var surplus = recorded.living,
      difference.expected?.receiver ?? recorded.receiver == recorded.receiver
    else { return nil }
    let due = difference.expected?.living ?? []
    for name in due {
      if let index = surplus.firstIndex(of: name) { surplus.remove(at: index) }
    }
    guard !surplus.isEmpty else { return nil }
    let names = Set(surplus).sorted()
    if surplus.allSatisfy(due.contains) {
      let counts = names.map { name in
        let count = { (all: [String]) in all.count { $0 == name } }
        return "\(count(recorded.living ?? [])) \(name)s are alive, not \(count(due))"
      }
      words =
        "\(counts.joined(separator: "; ")). Either a scene has made more than one, or one is left "
        + "from another scene, and something still holds it: a closure, say. See Docs/VIP.md, Who "
        + "owns whom."
      return
    }
    let list = names.map(\.withArticle).joined(separator: " and ")
    let subject = list.prefix(1).uppercased() + list.dropFirst()
    let steps = entries.prefix(difference.index).compactMap(\.step)
    let time = steps.last.map { "after \"\($0)\"" } ?? "by then"
    let (they, them) = surplus.count == 1 ? ("it's", "it") : ("they're", "them")
    // A part that is held by another one that should be freed needs no reason of its own.
    let holders = Set(names.map { cast.sender(of: Message(receiver: $0, text: "is()")) })
      .subtracting(names + [Cast.test]).sorted()
    let first = holders.map { "\($0.withArticle), strongly? " }.joined()
    words =
      "\(subject) should have been freed \(time), but \(they) still alive. Something holds "
      + "\(them): \(first)a task that's still running? a closure that captures self? an object of "
      + "your own? a cycle in which no link is weak? See Docs/VIP.md, Who owns whom."
  }
}

extension Message {
  /// The names that a count of the living tells, or of a part that is kept alive; else nil.
  fileprivate var living: [String]? {
    if text.hasPrefix("is kept alive") { return [receiver] }
    if text == "has gone" { return [] }
    if let part = text.wholeMatch(of: #/the (.+) is still there/#)?.1 { return [String(part)] }
    guard text.hasPrefix("alive: ") else { return nil }
    let names = text.dropFirst("alive: ".count).split(separator: ", ").map(String.init)
    return names == ["none"] ? [] : names
  }
}
