/// The result that an attempt must have in a box.
package enum BoxExpectation: Sendable {
  /// A box must prevent it.
  case fails
  /// A box with namespaces must prevent it.
  case failsInNamespaces
  /// A program needs it.
  case succeeds
  /// No box prevents it.
  case notPrevented
}
