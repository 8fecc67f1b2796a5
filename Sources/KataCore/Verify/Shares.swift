/// Work that is divided among processes, and what they report put together again.
package enum Shares {
  /// As even as can be: what takes longest first, each to who has least to do.
  package static func even<Item>(_ items: [(item: Item, work: Int)], among count: Int) -> [[Item]] {
    var shares = [(items: [Item], work: Int)](repeating: ([], 0), count: count)
    for (item, work) in items.sorted(by: { $0.work > $1.work }) {
      let least = shares.indices.min { shares[$0].work < shares[$1].work } ?? 0
      shares[least].items.append(item)
      shares[least].work += work
    }
    return shares.map(\.items)
  }
}

extension VerifyReport {
  /// What the shares found, in the course's order.
  package init(of shares: [VerifyReport]) {
    self.init(
      exercises: shares.flatMap(\.exercises).sorted { $0.id < $1.id },
      faults: shares.flatMap(\.faults))
  }
}
