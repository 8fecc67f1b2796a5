@testable import KataCore

extension JSONValue {
  /// Every value that is one small step plainer, found without the shrinker's own code.
  var neighbours: [JSONValue] {
    switch self {
    case .null, .bool(false), .decimal: []
    case .bool(true): [.bool(false)]
    case .integer(let integer): Self.smaller(than: integer).map { .integer($0) }
    case .string(let string): Self.plainer(than: string).map { .string($0) }
    case .array(let elements):
      elements.indices.flatMap { index -> [JSONValue] in
        var fewer = elements
        fewer.remove(at: index)
        return [.array(fewer)]
          + elements[index].neighbours.map { neighbour in
            var plainer = elements
            plainer[index] = neighbour
            return .array(plainer)
          }
      }
    case .object(let members):
      members.indices.flatMap { index -> [JSONValue] in
        var fewer = members
        fewer.remove(at: index)
        return [.object(fewer)]
          + members[index].value.neighbours.map { neighbour in
            var plainer = members
            plainer[index].value = neighbour
            return .object(plainer)
          }
      }
    }
  }

  private static func smaller(than integer: Int) -> [Int] {
    guard integer != 0 else { return [] }
    let unsigned = integer < 0 ? [-integer] : []
    let one = integer.magnitude > 1 ? [1] : []
    return [0, integer / 2, integer - integer.signum()] + one + unsigned
  }

  private static func plainer(than string: String) -> [String] {
    guard !string.isEmpty else { return ["a", "b"] }
    guard string != "a", string != "b" else { return string == "a" ? [] : ["a"] }
    var plainer = [""]
    if string.unicodeScalars.count > 1 { plainer.append("a") }
    for index in string.indices {
      let before = String(string[..<index])
      let after = String(string[string.index(after: index)...])
      plainer.append(before + after)
      if string[index] != "a" { plainer.append(before + "a" + after) }
      if !["a", "b", " "].contains(string[index]) { plainer.append(before + " " + after) }
    }
    let scalars = Array(string.unicodeScalars)
    for index in scalars.indices {
      var fewer = String.UnicodeScalarView()
      fewer.append(contentsOf: scalars[..<index])
      fewer.append(contentsOf: scalars[(index + 1)...])
      plainer.append(String(fewer))
    }
    return plainer
  }
}
