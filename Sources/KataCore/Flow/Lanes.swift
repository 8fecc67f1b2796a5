/// Where the lifelines of the parts in a flow stand, in columns.
struct Lanes: Sendable {
  /// The names as shown, from left to right.
  private(set) var names: [String]
  private(set) var centres: [Int]
  private var order: [String]

  var isEmpty: Bool { names.isEmpty }

  /// The column behind the last name.
  var width: Int {
    guard let centre = centres.last, let name = names.last else { return 0 }
    return centre + (name.columns + 1) / 2
  }

  /// None when there are too many parts for the width.
  init(_ messages: [Message], within width: Int, signs: Signs) {
    for limit in [28, 20, 14, 0] {
      let lanes = Lanes(messages, labels: limit, signs: signs)
      guard lanes.width > width else {
        self = lanes
        return
      }
    }
    self.init(messages, labels: 0, signs: signs)
    let pitch = width / max(1, names.count)
    guard pitch >= 6 else {
      (order, names, centres) = ([], [], [])
      return
    }
    names = names.map {
      Cell.row($0).excerpt(columns: pitch - 1, ellipsis: signs.ellipsis).text
    }
    centres = names.indices.map { $0 * pitch + pitch / 2 }
  }

  /// With room for labels of up to so many columns on the arrows between neighbours.
  init(_ messages: [Message], labels limit: Int, signs: Signs, gap: Int = 3) {
    order = Self.order(messages)
    names = order.map(signs.shown)
    centres = []
    for index in names.indices {
      guard index > 0, let last = centres.last else {
        centres.append(names[index].columns / 2)
        continue
      }
      let heads = names[index - 1].columns / 2 + names[index].columns / 2 + gap
      let neighbours = Set(order[index - 1...index])
      let labels = messages.filter { Set([$0.sender, $0.receiver]) == neighbours }.map { message in
        let full = signs.shown(message.text).columns
        return full <= limit ? full : signs.shown(message.name ?? "").columns
      }
      let label = labels.filter { $0 <= limit }.max() ?? 0
      centres.append(last + max(heads, label + Self.arrow))
    }
  }

  /// The columns from one lifeline to the next that an arrow takes beside its label.
  static let arrow = 6

  func centre(of part: String) -> Int {
    order.firstIndex(of: part).map { centres[$0] } ?? 0
  }

  /// Senders and receivers: the parts of the cycle in their usual places, then what is unknown.
  private static func order(_ messages: [Message]) -> [String] {
    var parts: [String] = []
    for part in messages.flatMap({ $0.isState ? [$0.receiver] : [$0.sender, $0.receiver] })
    where !parts.contains(part) {
      parts.append(part)
    }
    let rank = { (part: String) in
      usual.firstIndex { Message.kind(of: part).hasSuffix($0) } ?? usual.count
    }
    return (0...usual.count).flatMap { place in parts.filter { rank($0) == place } }
  }

  private static let usual = [
    "test", "caller", "screen", "router", "destinations", "home", "navigator", "view",
    "interactor", "store", "worker", "presenter",
  ]
}
