/// Files of given parts that are not as the course has them.
package struct Altered: Sendable, Equatable {
  /// Those that are others now, or missing.
  package var changed: [String] = []
  /// Those that the course does not have.
  package var added: [String] = []

  package var all: [String] { (changed + added).sorted() }

  /// For a verdict that was made with them; nil if there are none.
  var note: String? {
    wayBack.map { way in
      "\(Self.few(all)) \(all.count == 1 ? "is" : "are") not as shipped, and this verdict was made "
        + "with that; \(way)"
    }
  }

  /// Advice on how to get each of them back; nil if there are none.
  var wayBack: String? {
    let back =
      "git checkout -- \(Self.few(changed)), or a fresh copy of the course, brings back what was"
    let away = "rm \(Self.few(added)) removes what was added"
    let steps = (changed.isEmpty ? [] : [back]) + (added.isEmpty ? [] : [away])
    return steps.isEmpty ? nil : steps.joined(separator: "; ")
  }

  /// Four paths at most.
  private static func few(_ paths: [String]) -> String {
    paths.prefix(4).joined(separator: " ") + (paths.count > 4 ? " …" : "")
  }
}
