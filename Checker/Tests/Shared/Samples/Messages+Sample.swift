@testable import Common

extension Cast {
  /// A scene's, with two parts that are its own.
  static let sample = Cast([
    Part(name: "caller", sender: "interactor"), Part(name: "screen"),
    Part(name: "router", sender: "view"), Part(name: "navigator", sender: "router"),
    Part(name: "view", sender: "presenter"), Part(name: "interactor", sender: "view"),
    Part(name: "store"), Part(name: "worker", sender: "interactor"),
    Part(name: "menuWorker", sender: "interactor"), Part(name: "presenter", sender: "interactor"),
  ])
}

extension Message {
  /// The receiver is the first word.
  static func sample(_ text: String) -> Message {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    return Message(receiver: parts[0], text: parts[1])
  }
}
