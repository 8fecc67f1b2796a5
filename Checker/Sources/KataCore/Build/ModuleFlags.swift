/// The options that a module was compiled with, as far as they change what its code means.
package enum ModuleFlags {
  /// Options with a value behind them.
  private static let valued: Set = [
    "-swift-version", "-default-isolation", "-enable-upcoming-feature",
    "-enable-experimental-feature", "-D", "-I", "-F", "-Xcc", "-strict-concurrency",
    "-load-plugin-executable",
  ]
  private static let plain: Set = [
    "-parse-as-library", "-enable-testing", "-enable-bare-slash-regex",
  ]

  /// Those of a module in SwiftPM's description of a build; nil if it is not in it.
  package static func of(_ module: String, in description: String) -> [String]? {
    (BuildDescription.command("C.\(module)-", in: description)?.arguments).map(chosen)
  }

  /// The files that SwiftPM has written for a module, such as those that find its resources.
  package static func derived(_ module: String, in description: String) -> [String] {
    let inputs = BuildDescription.command("C.\(module)-", in: description)?.inputs ?? []
    return inputs.filter { $0.contains("/DerivedSources/") && $0.hasSuffix(".swift") }
  }

  static func chosen(_ words: [String]) -> [String] {
    var chosen: [String] = []
    for (place, word) in words.enumerated() {
      let isValue = place > 0 && valued.contains(words[place - 1])
      if isValue { continue }
      if plain.contains(word) || word.hasPrefix("-I") && word != "-I" { chosen.append(word) }
      if valued.contains(word), place + 1 < words.count { chosen += [word, words[place + 1]] }
    }
    return chosen
  }
}
