import Core

/// The result of trying to get out of a box, once without it and once in it.
struct BoxTestResult: Codable, Equatable, Sendable {
  /// The box's strength: isolated, confined, partial or none.
  var level: String
  var layers: [String]
  /// The number of attempts that succeed without the box; the others prove nothing.
  var attempts: Int
  /// The number of those that failed in the box.
  var held: Int
  /// Attempts that succeeded in the box.
  var notHeld: [String]
  /// Attempts that fail on this machine without the box, too.
  var impossible: [String]
  /// Attempts that a program needs, and that the box prevents.
  var lacking: [String]
  /// Attempts that no box prevents, and that succeeded in this one.
  var notPrevented: [String]
  /// SHA-256 of all attempts with their results.
  var digest: String

  /// One attempt, without the box and in it.
  struct Trial: Sendable {
    var name: String
    var expectation: BoxExpectation
    var outside: Bool
    var inside: Bool

    init(_ name: String, _ expectation: BoxExpectation, outside: Bool, inside: Bool) {
      (self.name, self.expectation) = (name, expectation)
      (self.outside, self.inside) = (outside, inside)
    }
  }

  init(level: String, layers: [String], trials: [Trial]) {
    func names(_ result: Trial.Result) -> [String] {
      trials.filter { $0.result == result }.map(\.name)
    }
    (self.level, self.layers) = (level, layers)
    held = names(.held).count
    notHeld = names(.notHeld)
    attempts = held + notHeld.count
    impossible = names(.impossible)
    lacking = names(.lacking)
    notPrevented = names(.notPrevented)
    let lines = trials.map { "\($0.name)=\($0.result.rawValue)\n" }.sorted()
    digest = SHA256.hex(lines.joined())
  }

  /// True if the box prevented all attempts that it must, at least one, and no others.
  var isFine: Bool { attempts > 0 && notHeld.isEmpty && lacking.isEmpty }
}

extension BoxTestResult.Trial {
  fileprivate enum Result: String {
    case held
    case notHeld = "not held"
    case impossible = "not possible"
    case lacking
    case succeeds = "there"
    case notPrevented = "not prevented"
    case prevented
  }

  fileprivate var result: Result {
    switch expectation {
    case .fails, .failsInNamespaces: inside ? .notHeld : outside ? .held : .impossible
    case .succeeds: inside ? .succeeds : .lacking
    case .notPrevented: inside ? .notPrevented : .prevented
    }
  }
}

/// The result that an attempt must have in a box, in the order of `csystem_expectation`.
enum BoxExpectation: UInt32, Sendable {
  /// A box must prevent it.
  case fails
  /// A box with namespaces must prevent it.
  case failsInNamespaces
  /// A program needs it.
  case succeeds
  /// No box prevents it.
  case notPrevented
}
