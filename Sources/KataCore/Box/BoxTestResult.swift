/// The result of trying to get out of a box, once without it and once in it.
package struct BoxTestResult: Codable, Equatable, Sendable {
  /// The box's strength: isolated, confined, partial or none.
  package var level: String
  /// The layers that it is made of.
  package var layers: [String]
  /// The number of attempts that succeed without the box; the others prove nothing.
  package var attempts: Int
  /// The number of those that failed in the box.
  package var held: Int
  /// Attempts that succeeded in the box.
  package var notHeld: [String]
  /// Attempts that fail on this machine without the box, too.
  package var impossible: [String]
  /// Attempts that a program needs, and that the box prevents.
  package var lacking: [String]
  /// Attempts that no box prevents, and that succeeded in this one.
  package var notPrevented: [String]
  /// SHA-256 of all attempts with their results.
  package var digest: String

  /// One attempt, without the box and in it.
  package struct Trial: Sendable {
    var name: String
    var expectation: BoxExpectation
    /// True if it succeeded.
    var outside: Bool
    var inside: Bool

    package init(_ name: String, _ expectation: BoxExpectation, outside: Bool, inside: Bool) {
      (self.name, self.expectation) = (name, expectation)
      (self.outside, self.inside) = (outside, inside)
    }
  }

  package init(level: String, layers: [String], trials: [Trial]) {
    func names(_ result: String) -> [String] {
      trials.filter { $0.result == result }.map(\.name)
    }
    (self.level, self.layers) = (level, layers)
    held = names(Trial.held).count
    notHeld = names(Trial.notHeld)
    attempts = held + notHeld.count
    impossible = names(Trial.impossible)
    lacking = names(Trial.lacking)
    notPrevented = names(Trial.notPrevented)
    let lines = trials.map { "\($0.name)=\($0.result)\n" }.sorted()
    digest = SHA256.hex(lines.joined())
  }

  /// True if the box prevented all attempts that it must, at least one, and none that a program
  /// needs.
  package var isFine: Bool { attempts > 0 && notHeld.isEmpty && lacking.isEmpty }
}

extension BoxTestResult.Trial {
  fileprivate static let held = "held"
  fileprivate static let notHeld = "not held"
  fileprivate static let impossible = "not possible"
  fileprivate static let lacking = "lacking"
  fileprivate static let notPrevented = "not prevented"

  fileprivate var result: String {
    switch expectation {
    case .fails, .failsInNamespaces: inside ? Self.notHeld : outside ? Self.held : Self.impossible
    case .succeeds: inside ? "there" : Self.lacking
    case .notPrevented: inside ? Self.notPrevented : "prevented"
    }
  }
}
