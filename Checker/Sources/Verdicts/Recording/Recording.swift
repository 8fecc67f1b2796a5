import Basics

/// The file that SpyKit's recorder wrote: one episode for each test, or for each script.
package struct Recording: Sendable, Equatable {
  package var episodes: [Episode] = []
  /// The parts that the scene's logs have told of.
  package var cast = Cast()
  /// In the last episode, so far.
  private var messages = 0

  package struct Episode: Sendable, Equatable {
    /// The test's name, or the scenario as JSON.
    package var name: String
    package var entries: [Entry] = []
    /// Events that are drawn beside the messages, but never compared.
    package var asides: [Aside] = []
    /// False when the process ended in the middle of it.
    package var ended = false

    package var messages: [Message] { entries.compactMap(\.message) }
    package var flow: TestFlow { TestFlow(messages: messages, asides: asides) }
  }

  package enum Entry: Codable, Sendable, Equatable {
    /// A step that was taken with the code under test, in words.
    case step(String)
    case message(Message)

    package var message: Message? { if case .message(let message) = self { message } else { nil } }
    package var step: String? { if case .step(let words) = self { words } else { nil } }
    package var isMessage: Bool { message != nil }

    /// The same to the byte, as messages are.
    package static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.step(let words), .step(let others)): words.isSame(as: others)
      case (.message(let message), .message(let other)): message == other
      case (.step, .message), (.message, .step): false
      }
    }
  }

  /// Reads a recorder's file; a line that was cut short by a crash is left out.
  package init(reading text: String) {
    // Behind the last newline stands nothing, or a line that was cut short.
    for line in text.lines.dropLast() { read(line.fields(atMost: 3)) }
  }

  /// Adds what a later process wrote of the same code.
  package mutating func add(_ later: Recording) {
    episodes += later.episodes
    cast.add(later.cast)
  }

  private mutating func read(_ fields: [String]) {
    switch (fields[0], fields.count) {
    case ("cast", 3):
      cast.add(Cast.Part(name: fields[1], sender: fields[2].isEmpty ? nil : fields[2]))
    case ("begin", 2...):
      episodes.append(Episode(name: fields[1...].joined(separator: "\t")))
      messages = 0
    case ("step", 2...):
      note { $0.entries.append(.step(fields[1...].joined(separator: "\t"))) }
    case ("message", 3):
      note { $0.entries.append(.message(Message(receiver: fields[1], text: fields[2]))) }
      messages += 1
    case ("answer", 3):
      guard let question = Int(fields[1]), (0..<messages).contains(question) else { return }
      add(Aside(question: question, place: messages, text: fields[2]))
    case ("aside", 3):
      let rest = fields[2].fields(atMost: 3)
      guard rest.count == 3 else { return }
      let ends = fields[1].isEmpty ? (nil, nil) : (fields[1], rest[0])
      add(Aside(place: messages, text: rest[2], from: ends.0, to: ends.1, request: Int(rest[1])))
    case ("end", 1): note { $0.ended = true }
    default: break
    }
  }

  private mutating func add(_ aside: Aside) { note { $0.asides.append(aside) } }

  /// Changes the last episode, if there is one.
  private mutating func note(_ change: (inout Episode) -> Void) {
    if !episodes.isEmpty { change(&episodes[episodes.count - 1]) }
  }
}

/// One run of a test: what is compared, and what is drawn beside it.
package struct TestFlow: Codable, Sendable, Equatable {
  package var messages: [Message]
  package var asides: [Aside] = []
}

/// An event beside the messages, such as a request, an answer or a cancellation.
package struct Aside: Codable, Sendable, Equatable {
  /// The place of the message that it answers; nil for anything but an answer.
  package var question: Int?
  /// The number of messages that had come by then.
  package var place: Int
  package var text: String
  /// The parts that an arrow goes between; nil for an answer, and for a remark.
  package var from: String?
  package var to: String?
  /// The number of the request that it is about, where the test numbers them.
  package var request: Int?
}
