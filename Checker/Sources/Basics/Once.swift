extension Sequence {
  /// The elements, but for those that are like one before them.
  package func once(_ isLike: (Element, Element) -> Bool) -> [Element] {
    reduce(into: []) { kept, element in
      if !kept.contains(where: { isLike($0, element) }) { kept.append(element) }
    }
  }
}
