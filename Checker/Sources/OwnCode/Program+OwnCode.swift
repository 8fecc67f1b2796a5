package import Common

extension Program {
  package static let ownCode = Program([.rules, .newScene, .newUseCase, .newSpies, .packageFlow])
}
