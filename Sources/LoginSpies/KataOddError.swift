/// An error that is no `Login.Failure`, as a library below the worker might throw one.
nonisolated package struct KataOddError: Error, Equatable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}
