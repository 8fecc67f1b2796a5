import Basics
package import Common

/// A script, the reference's flow in it, and three flows of known mistakes: no two are the same.
package struct Question: Codable, Equatable {
  package var script: String
  /// In words.
  package var steps: [String]
  package var right: [Message]
  package var wrong: [Wrong]

  package struct Wrong: Codable, Equatable {
    package var edge: String
    package var sentence: String
    package var flow: [Message]

    package init(edge: String, sentence: String, flow: [Message]) {
      (self.edge, self.sentence, self.flow) = (edge, sentence, flow)
    }
  }

  package init(script: String, steps: [String], right: [Message], wrong: [Wrong]) {
    (self.script, self.steps, self.right, self.wrong) = (script, steps, right, wrong)
  }

  /// The flows in an order that follows from the script, so that everybody has the same letters.
  var flows: [(flow: [Message], wrong: Wrong?)] {
    var random = SeededNumbers(seed: script.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
    let all: [(flow: [Message], wrong: Wrong?)] = [(right, nil)] + wrong.map { ($0.flow, $0) }
    return all.shuffled(using: &random)
  }
}

/// The three questions of an exercise, as a file holds them.
package struct Questions: Codable, Equatable {
  package var all: [Question]

  package init(all: [Question]) { self.all = all }

  /// One line a question.
  package var text: String {
    "{\"all\":[\n\(all.map(PrettyJSON.line).joined(separator: ",\n"))\n]}\n"
  }

  package static let count = 3
}
