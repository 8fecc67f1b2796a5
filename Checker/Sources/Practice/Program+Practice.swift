package import CommandKit

extension Program {
  package static let practice = Program([.again, .ask])
}
