import Foundation

/// What SpyKit's recorder wrote: one episode for each test, or for each script.
package struct Recording: Sendable, Equatable {
  package var episodes: [Episode] = []
  /// The parts that the scene's logs have told of.
  package var cast = Cast()

  package struct Episode: Sendable, Equatable {
    /// The test's name, or the scenario as JSON.
    package var name: String
    package var entries: [Entry] = []
    /// False when the process ended in the middle of it.
    package var ended = false

    package var messages: [Message] {
      entries.compactMap { if case .message(let message) = $0 { message } else { nil } }
    }
  }

  package enum Entry: Codable, Sendable, Equatable {
    /// What was done to the code under test, in words.
    case step(String)
    case message(Message)

    var isMessage: Bool { if case .message = self { true } else { false } }

    /// The same to the byte, as messages are.
    package static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.step(let words), .step(let others)): words.utf8.elementsEqual(others.utf8)
      case (.message(let message), .message(let other)): message == other
      case (.step, .message), (.message, .step): false
      }
    }
  }

  /// Reads a recorder's file; a line that was cut short by a crash is left out.
  package init(reading text: String) {
    var text = text
    text.withUTF8 { bytes in
      // What stands behind the last newline is nothing, or a line that was cut short.
      var rest = bytes[...]
      while let line = Self.cut(&rest, at: "\n") {
        var (line, fields) = (line, [String]())
        while fields.count < 2, let field = Self.cut(&line, at: "\t") {
          fields.append(String(decoding: field, as: UTF8.self))
        }
        read(fields + [String(decoding: line, as: UTF8.self)])
      }
    }
  }

  /// Takes what stands before a mark, and the mark; nil where there is none. The C library looks
  /// for it: a recording has a megabyte.
  private static func cut(
    _ bytes: inout Slice<UnsafeBufferPointer<UInt8>>, at mark: Unicode.Scalar
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard let start = UnsafeBufferPointer(rebasing: bytes).baseAddress,
      let found = memchr(start, Int32(mark.value), bytes.count)
    else { return nil }
    let head = bytes.prefix(UnsafeRawPointer(found) - UnsafeRawPointer(start))
    bytes = bytes.dropFirst(head.count + 1)
    return head
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
    case ("step", 2...):
      note(.step(fields[1...].joined(separator: "\t")))
    case ("message", 3):
      note(.message(Message(receiver: fields[1], text: fields[2])))
    case ("end", 1):
      guard !episodes.isEmpty else { return }
      episodes[episodes.count - 1].ended = true
    default: break
    }
  }

  private mutating func note(_ entry: Entry) {
    guard !episodes.isEmpty else { return }
    episodes[episodes.count - 1].entries.append(entry)
  }
}
