package enum Version {
  package static let program = "0.3.0"
}
