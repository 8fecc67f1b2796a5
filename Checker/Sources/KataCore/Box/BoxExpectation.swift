/// The result that an attempt must have in a box, in the order of `csystem_expectation`.
package enum BoxExpectation: UInt32, Sendable {
  /// A box must prevent it.
  case fails
  /// A box with namespaces must prevent it.
  case failsInNamespaces
  /// A program needs it.
  case succeeds
  /// No box prevents it.
  case notPrevented
}
