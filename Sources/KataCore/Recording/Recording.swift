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
    /// Answers to messages: no entries, since nothing is compared with them.
    package var answers: [Answer] = []
    /// False when the process ended in the middle of it.
    package var ended = false

    package var messages: [Message] { entries.compactMap(\.message) }
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
    // What stands behind the last newline is nothing, or a line that was cut short.
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
      note(.step(fields[1...].joined(separator: "\t")))
    case ("message", 3):
      note(.message(Message(receiver: fields[1], text: fields[2])))
    case ("answer", 3):
      answer(fields[1], fields[2])
    case ("end", 1):
      guard !episodes.isEmpty else { return }
      episodes[episodes.count - 1].ended = true
    default: break
    }
  }

  private mutating func note(_ entry: Entry) {
    guard !episodes.isEmpty else { return }
    episodes[episodes.count - 1].entries.append(entry)
    if entry.isMessage { messages += 1 }
  }

  private mutating func answer(_ question: String, _ text: String) {
    guard !episodes.isEmpty, let question = Int(question), (0..<messages).contains(question)
    else { return }
    episodes[episodes.count - 1].answers.append(
      Answer(question: question, place: messages, text: text))
  }
}

/// The answer of a double to a message; it is drawn, and compared with nothing.
package struct Answer: Codable, Sendable, Equatable {
  /// The place of the message that it answers.
  package var question: Int
  /// The number of messages that had come by then.
  package var place: Int
  package var text: String
}
