extension KataText {
  /// The fields in which two messages of one name differ, three at most, a line each.
  ///
  /// None if they differ in their name, or in a value without a label.
  static func differences<Call: KataMessage>(_ recorded: Call, _ expected: Call) -> [String] {
    Array(differences(KataValue(recorded), KataValue(expected), in: nil).prefix(3))
  }

  private static func differences(
    _ recorded: KataValue, _ expected: KataValue, in label: String?
  ) -> [String] {
    switch (recorded.shape, expected.shape) {
    case (.choice(let name, let payload), .choice(let otherName, let other))
    where name == otherName:
      return differences(payload, other, in: label)
    case (.fields(let fields), .fields(let others))
    where fields.map(\.label) == others.map(\.label):
      return zip(fields, others).flatMap { differences($0.value, $1.value, in: $0.label ?? label) }
    default:
      let (came, wanted) = (spelled(recorded), spelled(expected))
      guard let label, came != wanted else { return [] }
      let words = "\(label) should be \(wanted), and is \(came)"
      let isOnlyInSpaces = came.filter { $0 != " " } == wanted.filter { $0 != " " }
      return [isOnlyInSpaces ? "in \(label), the spaces differ" : words]
    }
  }
}
