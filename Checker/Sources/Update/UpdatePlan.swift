import Common

/// The fate of each file when a copy takes a newer course.
///
/// Files are known by digests of their bytes, by their paths from the course's root.
struct UpdatePlan: Equatable {
  /// Files that get the newer course's bytes.
  var written: [String] = []
  /// Files that the newer course no longer has.
  var removed: [String] = []
  /// Of both, those whose bytes the learner has changed: they are kept aside, and named.
  var named: [String] = []
  /// Of both, those of which nobody knows whether the learner has changed them: they are kept, too.
  var unknown: [String] = []
  /// Files that stay as they are in the copy, though the newer course has others, or none.
  var left: [String] = []

  /// The files of one course.
  typealias Tree = [String: String]

  /// A folder in which the learner writes.
  struct Own: Equatable {
    var folder: String
    /// True if something in it is not as it was shipped.
    var isTouched: Bool
    /// The stub's files as they were shipped, by their paths from the course's root.
    var shipped: Set<String>
  }

  /// The course as the copy got it.
  struct Base: Equatable {
    /// The files that are known.
    var tree: Tree = [:]
    /// True if it is all of them, so that every other file is the learner's.
    var isWhole = false
    /// Folders with files of the learner's beside those that are known.
    var shared: [String] = []
  }
}

extension UpdatePlan {
  init(_ mine: Tree, from base: Base, to new: Tree, own: [Own]) {
    self.init()
    for path in Set(mine.keys).union(new.keys).sorted() where mine[path] != new[path] {
      guard let place = own.first(where: { path.hasPrefix("\($0.folder)/") }) else {
        take(path, mine[path], base, new[path])
        continue
      }
      let isShipped = place.shipped.contains(path)
      if place.isTouched ? mine[path] == nil && !isShipped : new[path] != nil {
        written.append(path)
      } else if !place.isTouched, isShipped {
        removed.append(path)
      } else {
        left.append(path)
      }
    }
  }

  /// A file that only the course may change.
  private mutating func take(_ path: String, _ mine: String?, _ base: Base, _ new: String?) {
    let known = base.tree[path]
    let isKnown = known != nil || base.isWhole || base.shared.contains { path.hasPrefix("\($0)/") }
    // A file that the course has not changed stays. So does one that it no longer has, or never
    // had, unless a build would take it up.
    if isKnown ? known == new : new == nil && !Self.isSource(path) { return left.append(path) }
    if new == nil { removed.append(path) } else { written.append(path) }
    guard mine != nil else { return }
    if !isKnown { unknown.append(path) } else if mine != known { named.append(path) }
  }

  /// True if a build would take up the file, even if the course has it no longer.
  private static func isSource(_ path: String) -> Bool {
    ["Sources/", "Checker/", "Tests/", "Solutions/"].contains(where: path.hasPrefix)
  }
}
