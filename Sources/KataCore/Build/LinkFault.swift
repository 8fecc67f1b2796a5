/// Why objects that all compile make no program, read from what a linker says of it.
package struct LinkFault: Sendable, Equatable {
  package var symbol: String
  package var kind: Kind

  package enum Kind: Sendable {
    case undefined, doubled
  }

  /// The first one in the output, in the words of lld, gold, the GNU linker or Apple's.
  package init?(in output: String) {
    let undefined = output.firstMatch(
      of:
        #/undefined (?:symbol: |reference to [`'])([^'\n]+)|Undefined symbols[^\n]*\n\s*"_?([^"\n]+)"/#
    )
    let doubled = output.firstMatch(
      of: #/(?:duplicate symbol:? '?_?|multiple definition of [`'])([^'\n]+)/#)
    if let doubled {
      (symbol, kind) = (String(doubled.output.1), .doubled)
    } else if let undefined, let name = undefined.output.1 ?? undefined.output.2 {
      (symbol, kind) = (String(name), .undefined)
    } else {
      return nil
    }
  }

  package var sentence: String {
    switch kind {
    case .doubled where symbol == "main":
      "an exercise is no program of its own: @main has no place in it"
    case .doubled: "the symbol \(symbol) is defined twice"
    case .undefined: "nothing defines the symbol \(symbol)"
    }
  }

  /// Whether a line of source is what names the symbol.
  package func isNamed(in line: some StringProtocol) -> Bool {
    symbol == "main" ? line.contains("@main") : line.contains(symbol)
  }
}
