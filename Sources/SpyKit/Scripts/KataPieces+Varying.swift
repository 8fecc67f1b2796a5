extension KataPieces {
  /// Changes one thing or two: elements come, come again or go, a text becomes another one.
  ///
  /// What comes is the other script's, or one of the words.
  mutating func vary(with other: KataPieces, words: [String], using random: inout KataRandom) {
    repeat {
      let place = random.below(max(1, members.count))
      guard members.indices.contains(place) else { return }
      let others = other.members.first { $0.key == members[place].key }?.elements ?? []
      if members[place].isList, !random.once(in: 3) {
        members[place].change(others, using: &random)
      } else {
        members[place].changeText(others, words: words, using: &random)
      }
    } while random.once(in: 3)
  }
}

extension KataPieces.Member {
  fileprivate mutating func change(_ others: [[UInt8]], using random: inout KataRandom) {
    let place = random.below(elements.count + 1)
    switch random.below(8) {
    case 0, 1, 2, 3: elements += some(of: others, using: &random)
    case 4: elements = Array(elements.prefix(place)) + some(of: others, using: &random)
    case 5: elements.insert(contentsOf: some(of: others, using: &random), at: place)
    case 6: elements.insert(contentsOf: some(of: elements, using: &random), at: place)
    default: if place < elements.count { elements.remove(at: place) }
    }
  }

  /// One or two that follow one another.
  private func some(of elements: [[UInt8]], using random: inout KataRandom) -> ArraySlice<[UInt8]> {
    guard !elements.isEmpty else { return [] }
    return elements[random.below(elements.count)...].prefix(random.once(in: 3) ? 2 : 1)
  }

  fileprivate mutating func changeText(
    _ others: [[UInt8]], words: [String], using random: inout KataRandom
  ) {
    guard !elements.isEmpty else { return }
    let place = random.below(elements.count)
    let leaves = KataPieces.leaves(of: elements[place][...])
    let words = words.map { Array("\"\($0)\"".utf8) }
    let theirs = others.flatMap { other in
      KataPieces.leaves(of: other[...]).map { Array(other[$0]) }
    }
    let texts = theirs.isEmpty || random.once(in: 2) && !words.isEmpty ? words : theirs
    guard !leaves.isEmpty, !texts.isEmpty else { return }
    elements[place].replaceSubrange(random.pick(leaves), with: random.pick(texts))
  }
}
