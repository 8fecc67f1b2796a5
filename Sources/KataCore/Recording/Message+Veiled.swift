extension Message {
  /// With three dots for each text and number in it that is not stated anywhere in what can be read.
  func veiled(by stated: String) -> Message {
    var message = self
    message.text = text.replacing(/"(?:[^"\\]|\\.)*"|\b\d+(?:\.\d+)?\b/) { match in
      let value = String(match.output)
      guard value.hasPrefix("\"") else {
        return Self.numbers(in: stated).contains(value) ? value : "…"
      }
      let bare = String(value.dropFirst().dropLast())
      return [bare, Self.spelled(bare)].contains { stated.contains($0) } ? value : "\"…\""
    }
    return message
  }

  /// Those that are no part of a word, as the one in "E1" is.
  private static func numbers(in text: String) -> Set<String> {
    Set(text.matches(of: /\b\d+(?:\.\d+)?\b/).map { String($0.output) })
  }

  /// The characters for which `\u{A0}`, `\"` and the like stand.
  private static func spelled(_ text: String) -> String {
    text.replacing(/\\u\{([0-9A-F]+)\}/) { match in
      UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { "\($0)" } ?? ""
    }.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\t", with: "\t")
      .replacing("\\\\", with: "\\")
  }
}

extension Answer {
  /// The same, and the words in front of them stay.
  func veiled(by stated: String) -> Answer {
    var answer = self
    answer.text = Message(receiver: "", text: text).veiled(by: stated).text
    return answer
  }
}

extension Expected {
  /// The same for whoever has not begun: no value that only the reference knows.
  package func veiled() -> Expected {
    guard let stated else { return self }
    var expected = self
    for index in expected.tests.indices {
      expected.tests[index].flows = tests[index].flows.map { $0.map { $0.veiled(by: stated) } }
    }
    return expected
  }
}
