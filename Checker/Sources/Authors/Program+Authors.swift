package import CommandKit

extension Program {
  package static let authors = Program([.verify, .mutant, .newExercise])
}
