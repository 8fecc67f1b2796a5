/// One message of the VIP cycle, as a spy wrote it down.
package struct Message: Codable, Sendable, Hashable {
  package var receiver: String
  package var text: String

  package init(receiver: String, text: String) {
    self.receiver = receiver
    self.text = text
  }

  /// The same to the byte: "é" in one scalar and in two is not the same message.
  package static func == (left: Self, right: Self) -> Bool {
    left.receiver == right.receiver && left.text.utf8.elementsEqual(right.text.utf8)
  }
}

/// The first place where two message flows differ; nil stands for "nothing more".
package struct MessageDifference: Codable, Sendable, Equatable {
  package var index: Int
  package var expected: Message?
  package var recorded: Message?

  /// Nil when both flows are the same.
  package init?(expected: [Message], recorded: [Message]) {
    let common = zip(expected, recorded).prefix { $0 == $1 }.count
    guard common < max(expected.count, recorded.count) else { return nil }
    index = common
    self.expected = common < expected.count ? expected[common] : nil
    self.recorded = common < recorded.count ? recorded[common] : nil
  }
}
