import Foundation

/// SwiftPM's own description of a build: the commands in `debug.yaml`.
struct BuildDescription {
  struct Command: Equatable {
    var tool = ""
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  /// By their names, as `C.Exercise03-x86_64-unknown-linux-gnu-debug.module`.
  private(set) var commands: [String: Command] = [:]

  /// Nil when a command is written in a form that is not known.
  init?(reading yaml: String) {
    guard let start = yaml.range(of: "\ncommands:\n") else { return nil }
    var name: String?
    for line in yaml[start.upperBound...].split(separator: "\n") {
      if line.hasPrefix("  \""), line.hasSuffix("\":") {
        name = String(line.dropFirst(3).dropLast(2))
        commands[name ?? ""] = Command()
        continue
      }
      guard let name, line.hasPrefix("    "), let colon = line.range(of: ": ") else { return nil }
      let value = line[colon.upperBound...]
      let lists: [Substring: WritableKeyPath<Command, [String]>] = [
        "inputs": \.inputs, "outputs": \.outputs, "args": \.arguments,
      ]
      let key = line[..<colon.lowerBound].dropFirst(4)
      if key == "tool" { commands[name]?.tool = String(value) }
      guard let list = lists[key] else { continue }
      guard let words = try? JSONDecoder().decode([String].self, from: Data(value.utf8)) else {
        return nil
      }
      commands[name]?[keyPath: list] = words
    }
  }

  /// The first command whose name begins so, without a look at the others.
  static func command(_ prefix: String, in yaml: String) -> Command? {
    guard let start = yaml.range(of: "\n  \"\(prefix)"),
      let end = yaml.range(of: "\n\n", range: start.upperBound..<yaml.endIndex)
    else { return nil }
    let one = BuildDescription(reading: "\ncommands:" + yaml[start.lowerBound..<end.lowerBound])
    return one?.commands.values.first
  }
}
