import Core

extension RuleSearch {
  /// Interactors, Views and Presenters that reach out of the app themselves, and Interactors that
  /// leave their caller's task.
  ///
  /// A View may know the time: it animates, and shows calendars. A Presenter's files, network and
  /// defaults are decisions.
  mutating func lookForEffects() {
    for part in parts {
      var watched: Set<Effect> = []
      if part.isA(.interactor) { watched = Effect.world.union([.resources, .waiting]) }
      if part.isA(.view) { watched.formUnion([.network, .files, .defaults, .processes]) }
      if part.isA(.presenter) { watched.insert(.clock) }
      for (effect, name, mention) in effects(of: part, among: watched) {
        guard effect != .waiting else {
          reportOwnTask(part, mention, name)
          continue
        }
        report(
          .workers, part, mention,
          "reaches \(effect.rawValue) itself with `\(name)`, where no test can answer.",
          instead: effect == .clock && part.isA(.presenter)
            ? "Let the Response carry the time that matters." : nil)
      }
    }
  }

  /// Says no more of a task than what holds wherever the module's code may await or cancel one.
  private mutating func reportOwnTask(_ part: Part, _ mention: Mention, _ name: String) {
    let (why, symptom): (String, RuleFinding.Symptom?) =
      if !uses(Self.waits) {
        (", and nothing awaits it: what it does may come too late, or in another order", .race)
      } else if !uses(Self.cancels) {
        (", which is not cancelled with its caller", nil)
      } else {
        (" beside its caller's", nil)
      }
    report(
      .workers, part, mention, "starts a task of its own with `\(name)`\(why).",
      instead: "Await the worker in the caller's task, or in a child task (`async let`).",
      symptom: symptom)
  }

  /// The last names of all that can wait for a task, or end a wait for it.
  private static let waits: Set<String> = [
    "value", "result", "resume", "yield", "finish", "sleep", "wait", "sync",
    "waitUntilAllOperationsAreFinished",
  ]

  private static let cancels: Set<String> = ["cancel", "cancelAllOperations", "invalidate"]

  /// True if any code of the module uses a system declaration with one of these names.
  private func uses(_ lastNames: Set<String>) -> Bool {
    facts.declarations.values.contains { declaration in
      ([declaration.node] + [declaration.initial].compactMap(\.self)).contains { node in
        facts.mentions(below: node).compactMap { $0.usr.flatMap(facts.names.declaration) }
          .contains { $0.isSystems && lastNames.contains(String($0.prefix { $0 != "(" }).lastName) }
      }
    }
  }
}
