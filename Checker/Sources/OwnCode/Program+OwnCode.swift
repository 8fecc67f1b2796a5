package import Commands

extension Program {
  package static let ownCode = Program([.rules, .newScene, .stats, .packageFlow, .packageTeeth])
}
