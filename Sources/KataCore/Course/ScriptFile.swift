import Foundation

/// Scripts as they lie in a file; each is kept as JSON of its own.
package enum ScriptFile {
  /// `scripts.json`: for each mutant the script that was recorded for it.
  package static func byMutant(_ text: String) -> [String: String] {
    let scripts = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    return (scripts ?? [:]).compactMapValues(json)
  }

  /// A list of scripts; of anything else none.
  package static func list(_ text: String) -> [String] {
    let scripts = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any]
    return (scripts ?? []).compactMap(json)
  }

  /// The list with another script at its head, as a file's text.
  package static func text(of list: [String], adding script: String) -> String {
    let kept = ([script] + list.filter { $0 != script }).prefix(Limits.keptScripts)
    return "[\(kept.joined(separator: ","))]"
  }

  private static func json(_ script: Any) -> String? {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: script, options: options))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
