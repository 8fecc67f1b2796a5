package import CommandKit

extension Program {
  package static let ownCode = Program([
    .rules, .newScene, .newSpies, .stats, .packageFlow, .packageTeeth,
  ])
}
