package import Common

extension Program {
  package static let play = Program([.play])
}
