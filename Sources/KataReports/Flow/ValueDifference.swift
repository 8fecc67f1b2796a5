import KataCore

/// The innermost place in which two long values differ, and what stands there.
struct ValueDifference {
  /// The place in Swift's notation: `hours[1].high`.
  private var path = ""
  /// Nil where a list ends.
  private var expected: Substring?
  private var recorded: Substring?

  init(expected: String, recorded: String) {
    (self.expected, self.recorded) = (expected[...], recorded[...])
    while descend() {}
  }

  /// The words that follow "the message comes".
  var words: String {
    let (was, found) = (expected?.excerpt ?? "", recorded?.excerpt ?? "")
    let place = path.isEmpty ? "" : "\(path): "
    guard expected != nil else { return "with \(place)\(found), which was not expected" }
    guard recorded != nil else { return "without \(place)\(was)" }
    if let own = expected?.labelled?.label, let other = recorded?.labelled?.label, own != other {
      return "with the label \(other), expected was \(own)\(path.isEmpty ? "" : " in \(path)")"
    }
    if was == found, let own = expected, let other = recorded, own.utf8.count < 60 {
      let numbers = [other, own].map { Visible.numbers(String($0)) }
      return "with \(place)\(numbers[0]), which looks like the expected \(numbers[1])"
    }
    guard was != found else { return "with another \(path.isEmpty ? "value" : path)" }
    return "with \(place)\(found)\(found.contains(",") ? ";" : ",") expected was \(was)"
  }

  /// Goes one place further inside; false where there is none.
  private mutating func descend() -> Bool {
    guard let was = expected, let found = recorded else { return false }
    if let own = was.labelled, let other = found.labelled, own.label == other.label {
      path += (path.isEmpty ? "" : ".") + own.label
      (expected, recorded) = (own.value, other.value)
      return true
    }
    guard let own = was.opened, let other = found.opened, own.head == other.head else {
      return false
    }
    let parts = [own, other].map { Brackets.parts(of: $0.contents) }
    let same = zip(parts[0], parts[1]).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let isList = own.head.last == "["
    guard same < max(parts[0].count, parts[1].count), isList || parts[0].count == parts[1].count
    else { return false }
    (expected, recorded) = (parts[0].dropFirst(same).first, parts[1].dropFirst(same).first)
    let entry = expected ?? recorded
    if isList {
      path += "[\(same)]"
    } else if parts[0].count > 1, entry?.labelled == nil {
      path += ".\(same)"
    }
    return true
  }
}

extension Substring {
  fileprivate var excerpt: String {
    Cell.row(String(self)).excerpt(columns: 40, ellipsis: "…").text
  }
}
