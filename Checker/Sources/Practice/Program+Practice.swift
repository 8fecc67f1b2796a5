package import Common

extension Program {
  package static let practice = Program([.again, .ask])
}
