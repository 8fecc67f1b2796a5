package enum Version {
  package static let program = "0.2.0"
}
