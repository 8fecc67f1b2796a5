import Basics

/// The lifelines of the parts in a flow, by their columns.
struct Lifelines: Sendable {
  /// The names as shown, from left to right.
  private(set) var names: [String]
  private(set) var centers: [Int]
  /// True if the names stand in two rows, by turns, since they are too long for one.
  private(set) var isStaggered = false
  private var order: [String]

  /// The columns from one lifeline to the next that an arrow takes beside its label.
  static let arrow = 6

  /// The column behind the last name.
  var width: Int {
    guard let center = centers.last, let name = names.last else { return 0 }
    return center + (name.columns + 1) / 2
  }

  func center(of part: String) -> Int { order.firstIndex(of: part).map { centers[$0] } ?? 0 }

  func shows(_ part: String) -> Bool { order.contains(part) }

  /// Leaves shorter labels room in a narrow width; many parts stand closer, but may need more of it.
  init(_ flow: FlowDiagram, within width: Int, signs: Signs) {
    self.init(flow, labels: 28, signs: signs)
    for limit in [20, 14, 0] where self.width > width {
      self = Lifelines(flow, labels: limit, signs: signs)
    }
    guard self.width > width else { return }
    let pitch = max(6, width / max(1, names.count))
    isStaggered = names.contains { $0.columns >= pitch }
    names = names.map {
      Cell.row($0).excerpt(columns: 7 * pitch / 4 - 1, ellipsis: signs.ellipsis).text
    }
    centers = names.indices.map { $0 * pitch + pitch / 2 }
  }

  /// Leaves room for labels of up to so many columns on the arrows between neighbors.
  init(_ flow: FlowDiagram, labels limit: Int, signs: Signs, gap: Int = 3) {
    let (messages, cast) = (flow.messages, flow.cast)
    let arrows =
      messages.map { (Set([cast.sender(of: $0), $0.receiver]), $0.label, $0.name ?? "") }
      + flow.allAsides.compactMap { aside in
        guard let from = aside.from, let to = aside.to else { return nil }
        let verb = aside.text.prefix { $0 != " " && $0 != "(" }
        return (Set([from, to]), aside.words, aside.number + verb)
      }
    order = Self.order(flow)
    names = order.map(signs.shown)
    centers = []
    for index in names.indices {
      guard index > 0, let last = centers.last else {
        centers.append(names[index].columns / 2)
        continue
      }
      let heads = names[index - 1].columns / 2 + names[index].columns / 2 + gap
      let neighbors = Set(order[index - 1...index])
      let labels = arrows.filter { $0.0 == neighbors }.map { _, label, short in
        let full = signs.shown(label).columns
        return full <= limit ? full : signs.shown(short).columns
      }
      let label = labels.filter { $0 <= limit }.max() ?? 0
      centers.append(last + max(heads, label + Self.arrow))
    }
  }

  /// Senders and receivers, each once; a state has no sender.
  ///
  /// A sender without a number is left out if parts of its role are numbered: it is one of them.
  private static func order(_ flow: FlowDiagram) -> [String] {
    let cast = flow.cast
    let ends =
      flow.allAsides.map { [$0.from, $0.to].compactMap(\.self) }
      + flow.messages.map { [cast.sender(of: $0), $0.receiver].suffix(cast.isState($0) ? 1 : 2) }
    let parts = ends.joined().once(==)
    let receivers = Set(flow.messages.map(\.receiver))
    let numbered = Set(parts.map(Cast.role).filter { !$0.number.isEmpty }.map(\.name))
    return cast.ordered(parts.filter { receivers.contains($0) || !numbered.contains($0) })
  }
}
