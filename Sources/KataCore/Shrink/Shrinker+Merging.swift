extension Shrinker {
  /// Everything; everything but one; the first ones and the last ones up to each place.
  static func merged(_ survivors: [Simplification], atMost limit: Int) -> [Simplification] {
    let count = survivors.count
    let places = stride(from: 0, to: count, by: max(1, count * 3 / limit))
    var merged = [Simplification(merging: survivors)]
    for place in places {
      let before = Array(survivors[..<place])
      merged.append(Simplification(merging: before))
      merged.append(Simplification(merging: Array(survivors[place...])))
      merged.append(Simplification(merging: before + survivors[(place + 1)...]))
    }
    return merged
  }
}
