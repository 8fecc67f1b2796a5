package import CommandKit

extension Program {
  package static let ownCode = Program([.rules, .newScene, .stats, .packageFlow, .packageTeeth])
}
