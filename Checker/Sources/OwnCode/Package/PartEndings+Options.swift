import Core
import Foundation
import Rules

extension PartEndings {
  /// One option for each part, which names its protocols.
  static let options = parts.map { part in
    CommandSpec.Option(
      "--\(part)", value: "NAMES",
      "protocols of \(part == "interactor" ? "an" : "a") \(part), such as '*\(part.capitalized)Protocol'"
    )
  }

  init(from invocation: Invocation) {
    let names = Self.parts.map { part in
      (part, (invocation.value("--\(part)") ?? "").split(separator: ",").map(String.init))
    }
    self.init(Dictionary(uniqueKeysWithValues: names))
  }
}
