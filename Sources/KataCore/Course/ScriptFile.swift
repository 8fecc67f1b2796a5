import Foundation

/// Files of scripts: each script is JSON of its own.
package enum ScriptFile {
  /// Reads `scripts.json`: the script recorded for each mutant, by the mutant's name.
  package static func byMutant(_ text: String) -> [String: String] {
    let scripts = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    return (scripts ?? [:]).compactMapValues(json)
  }

  private static func json(_ script: Any) -> String? {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: script, options: options))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
