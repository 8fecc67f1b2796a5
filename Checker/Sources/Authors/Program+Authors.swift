package import Common

extension Program {
  package static let authors = Program([.verify, .mutant, .newExercise])
}
