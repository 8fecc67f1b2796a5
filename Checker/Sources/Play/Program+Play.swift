package import CommandKit

extension Program {
  package static let play = Program([.play])
}
