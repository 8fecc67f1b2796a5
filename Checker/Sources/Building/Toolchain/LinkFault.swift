/// The reason why objects that all compile make no program, read from the linker's output.
package struct LinkFault: Sendable, Equatable {
  var symbol: String
  package var sentence: String

  /// The first one in the output, in the words of lld, gold, the GNU linker or Apple's.
  package init?(in output: String) {
    let undefined = output.firstMatch(
      of:
        #/undefined (?:symbol: |reference to [`'])([^'\n]+)|Undefined symbols[^\n]*\n\s*"_?([^"\n]+)"/#
    )
    let doubled = output.firstMatch(
      of: #/(?:duplicate symbol:? '?_?|multiple definition of [`'])([^'\n]+)/#)
    if let doubled {
      symbol = String(doubled.output.1)
      sentence =
        symbol == "main"
        ? "an exercise is no program of its own: @main has no place in it"
        : "the symbol \(symbol) is defined twice"
    } else if let undefined, let name = undefined.output.1 ?? undefined.output.2 {
      symbol = String(name)
      sentence = "nothing defines the symbol \(symbol)"
    } else {
      return nil
    }
  }

  /// Returns true for a line of source that names the symbol.
  package func isNamed(in line: some StringProtocol) -> Bool {
    symbol == "main" ? line.contains("@main") : line.contains(symbol)
  }
}
