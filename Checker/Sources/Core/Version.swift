package enum Version {
  package static let program = "0.1.0"
}
