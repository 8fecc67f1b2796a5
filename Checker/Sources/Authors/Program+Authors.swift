package import Commands

extension Program {
  package static let authors = Program([.verify, .mutant, .newExercise])
}
