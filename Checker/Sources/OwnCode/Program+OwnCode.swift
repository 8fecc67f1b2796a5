package import CommandKit

extension Program {
  package static let ownCode = Program([.rules, .newScene, .newUseCase, .newSpies, .packageFlow])
}
