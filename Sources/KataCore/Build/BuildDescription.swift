import Foundation

/// What SwiftPM's native build system wrote down of a build: the commands in `debug.yaml`.
struct BuildDescription {
  struct Command: Equatable {
    var tool: String
    var inputs: [String]
    var outputs: [String]
    var arguments: [String]
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
        commands[name ?? ""] = Command(tool: "", inputs: [], outputs: [], arguments: [])
      } else if let name, line.hasPrefix("    ") {
        guard take(line.dropFirst(4), of: name) else { return nil }
      } else {
        return nil
      }
    }
  }

  /// The words of the first command whose name begins so, without a look at the others.
  static func arguments(ofCommand prefix: String, in yaml: String) -> [String]? {
    guard let start = yaml.range(of: "\n  \"\(prefix)"),
      let end = yaml.range(of: "\n\n", range: start.upperBound..<yaml.endIndex)
    else { return nil }
    let one = BuildDescription(reading: "\ncommands:" + yaml[start.lowerBound..<end.lowerBound])
    return one?.commands.values.first?.arguments
  }

  private mutating func take(_ line: Substring, of name: String) -> Bool {
    guard let colon = line.range(of: ": ") else { return false }
    let value = line[colon.upperBound...]
    switch line[..<colon.lowerBound] {
    case "tool": commands[name]?.tool = String(value)
    case "inputs": return read(value, into: \.inputs, of: name)
    case "outputs": return read(value, into: \.outputs, of: name)
    case "args": return read(value, into: \.arguments, of: name)
    default: break
    }
    return true
  }

  private mutating func read(
    _ list: Substring, into part: WritableKeyPath<Command, [String]>, of name: String
  ) -> Bool {
    guard let words = try? JSONDecoder().decode([String].self, from: Data(list.utf8)) else {
      return false
    }
    commands[name]?[keyPath: part] = words
    return true
  }
}
