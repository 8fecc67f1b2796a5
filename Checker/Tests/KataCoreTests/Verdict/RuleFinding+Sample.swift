import KataCore

extension RuleFinding {
  static let sample = RuleFinding(
    rule: .oneWay, file: "A.swift", line: 3, why: "It is so.", instead: "Do this.")
}
