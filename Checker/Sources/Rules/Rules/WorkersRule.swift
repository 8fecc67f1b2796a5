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
          report(
            .workers, part, mention,
            "starts a task of its own with `\(name)`, which its caller can neither await nor cancel.",
            instead: "Await the worker in the caller's task, or in a child task (`async let`).")
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
}
