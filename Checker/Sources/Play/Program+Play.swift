package import Commands

extension Program {
  package static let play = Program([.play])
}
