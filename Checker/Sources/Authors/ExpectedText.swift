import Core

/// Writes down what was recorded of an exercise, line by line as it's read.
extension Expected {
  var text: String {
    var lines = cast.lines
    if let mistakes {
      lines.append("mistakes\t\(mistakes.madeOf)")
      lines += mistakes.all.map { mistake in
        [
          "mistake", mistake.edge, mistake.fingerprint.rawValue, mistake.red ?? "",
          mistake.sentence,
        ]
        .joined(separator: "\t")
      }
    }
    for test in tests {
      lines.append("test\t\(test.stubFails ? "fails" : "passes")\t\(test.name)")
      for flow in test.flows { lines += ["begin\t\(test.name)"] + flow.lines + ["end"] }
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension TestFlow {
  /// The recorder's lines: what stood beside the messages keeps its place among them.
  fileprivate var lines: [String] {
    var lines: [String] = []
    for place in 0...messages.count {
      lines += asides.filter { $0.place == place }.map(\.line)
      if messages.indices.contains(place) {
        lines.append("message\t\(messages[place].receiver)\t\(messages[place].text)")
      }
    }
    return lines
  }
}

extension Aside {
  fileprivate var line: String {
    if let question { return "answer\t\(question)\t\(text)" }
    let request = request.map(String.init) ?? ""
    return ["aside", from ?? "", to ?? "", request, text].joined(separator: "\t")
  }
}
