extension JSONValue {
  /// A value inside another one, and the way to it.
  struct Node {
    var path: [Int]
    var value: JSONValue
  }

  /// This value and all that it holds.
  var nodes: [Node] {
    var nodes: [Node] = []
    collect(into: &nodes, path: [])
    return nodes
  }

  private func collect(into nodes: inout [Node], path: [Int]) {
    nodes.append(Node(path: path, value: self))
    switch self {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        element.collect(into: &nodes, path: path + [index])
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        member.value.collect(into: &nodes, path: path + [index])
      }
    default: break
    }
  }

  /// The places of each string, number and `true`: one by one, and equal ones together.
  var leaves: [(value: JSONValue, paths: [[Int]])] {
    var order: [[UInt8]] = []
    var places: [[UInt8]: (value: JSONValue, paths: [[Int]])] = [:]
    for node in nodes where node.value.isLeaf {
      let bytes = node.value.bytes
      if places[bytes] == nil { order.append(bytes) }
      places[bytes, default: (node.value, [])].paths.append(node.path)
    }
    return order.compactMap { places[$0] }.flatMap { leaf in
      let together = leaf.paths.count > 1 ? [leaf] : []
      return together + leaf.paths.map { (leaf.value, [$0]) }
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .string, .integer, .decimal, .bool(true): true
    case .null, .bool(false), .array, .object: false
    }
  }
}
