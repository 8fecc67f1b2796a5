import Foundation
import Basics
package import Common
import Host

extension CheckSession {
  /// The reference's messages in one script, or in all, without its code; another kata waits until
  /// they're there, not until they're read.
  func recording(of exercise: Course.Exercise, _ script: String?) throws(Complaint) -> Recording {
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    let isDarwin = toolchain.info.isDarwin
    guard workspace.hasReference(exercise.id) else {
      guard let path = workspace.recording(exercise.id, isDarwin: isDarwin), script == nil,
        let bytes = try workspace.host.files.read(path)
      else {
        throw Complaint(
          "This copy has no Solutions, so it can't answer that.",
          next: "kata show \(exercise.id.number)", exit: .notPassed)
      }
      return Recording(reading: String(decoding: bytes, as: UTF8.self))
    }
    progress(.short("asking the reference"))
    let binary = try ReferencePrograms(builder: builder).binary(of: exercise)
    let world = world
    defer { try? world.clean() }
    let scripts =
      if let script { ScriptList(scenarios: [script]) } else {
        try ScriptList.all(of: exercise, in: workspace)
      }
    guard script.map({ JSONValue(reading: $0) != nil }) ?? true else {
      throw .usage(
        "That script isn't valid JSON.", next: "kata ask \(exercise.id.number) --json shows scripts"
      )
    }
    let stage = ScriptStage(world: world, id: exercise.id, reference: binary)
    return Recording(reading: String(decoding: try stage.record(scripts).bytes, as: UTF8.self))
  }
}

extension Recording {
  /// The whole scripts with these words in a step, those with the fewest steps first.
  func scripts(with words: String) -> [Episode] {
    episodes.filter { episode in
      episode.ended && !episode.messages.isEmpty
        && (words.isEmpty
          || episode.entries.contains { $0.step?.localizedStandardContains(words) ?? false })
    }.sorted {
      ($0.length, $0.oddities, $0.name.utf8.count) < ($1.length, $1.oddities, $1.name.utf8.count)
    }
  }
}

extension Recording.Episode {
  fileprivate var length: Int { entries.count { !$0.isMessage } }

  /// The oddities of its steps: the characters that nobody would type as a name or an email, and the
  /// steps with two spaces in a row, or that come at once, within another one or to another part.
  package var oddities: Int {
    let steps = entries.compactMap(\.step)
    let isOdd = #/^at once|, while | to another |  /#
    var (count, isText) = (steps.count { $0.contains(isOdd) }, false)
    for sign in steps.joined(separator: " ").unicodeScalars {
      if sign == "\"" { isText.toggle() }
      let isPlain =
        sign.isASCII
        && (sign.properties.isAlphabetic || " 0123456789@.\"".contains(Character(sign)))
      if isText ? !isPlain : !sign.isASCII && sign != "°" && sign != "…" { count += 1 }
    }
    return count
  }
}
