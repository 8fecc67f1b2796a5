/// Changes to a JSON value, all made at once, that leave less to read.
struct Simplification: Sendable {
  var edits: [Edit]

  struct Edit: Sendable {
    /// From the root: the places of the elements and members on the way.
    var path: [Int]
    var change: Change
  }

  enum Change: Sendable {
    /// Leaves out elements of an array, or members of an object.
    case remove(Range<Int>)
    case put(JSONValue)
    /// Replaces some of a string's scalars.
    case splice(Range<Int>, with: String)
  }

  init(_ edits: [Edit]) {
    self.edits = edits
  }

  init(_ changes: Change..., at paths: [[Int]]) {
    edits = paths.flatMap { path in changes.map { Edit(path: path, change: $0) } }
  }

  /// All of them together; where two can't both be made, the first one is.
  init(merging simplifications: [Simplification]) {
    edits = []
    for simplification in simplifications { edits += simplification.edits }
  }

  func applied(to value: JSONValue) -> JSONValue {
    Self.apply(edits[...], to: value, depth: 0)
  }

  private static func apply(
    _ edits: ArraySlice<Edit>, to value: JSONValue, depth: Int
  ) -> JSONValue {
    guard !edits.isEmpty else { return value }
    let here = edits.filter { $0.path.count == depth }.map(\.change)
    for case .put(let new) in here { return new }
    let kept = { (index: Int) in
      !here.contains { if case .remove(let range) = $0 { range.contains(index) } else { false } }
    }
    let child = { (index: Int, value: JSONValue) in
      let below = edits.filter { $0.path.count > depth && $0.path[depth] == index }
      return apply(below[...], to: value, depth: depth + 1)
    }
    switch value {
    case .array(let elements):
      return .array(elements.indices.filter(kept).map { child($0, elements[$0]) })
    case .object(let members):
      return .object(
        members.indices.filter(kept).map {
          JSONValue.Member(key: members[$0].key, value: child($0, members[$0].value))
        })
    case .string(let string): return .string(splice(here, into: string))
    default: return value
    }
  }

  private static func splice(_ changes: [Change], into string: String) -> String {
    var accepted: [(range: Range<Int>, new: String)] = []
    for case .splice(let range, let new) in changes
    where !accepted.contains(where: { $0.range.overlaps(range) }) {
      accepted.append((range, new))
    }
    var scalars = Array(string.unicodeScalars)
    for (range, new) in accepted.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      scalars.replaceSubrange(range, with: new.unicodeScalars)
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}
