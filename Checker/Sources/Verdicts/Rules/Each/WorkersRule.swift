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
      if part.isA(.view) {
        watched.formUnion([.network, .files, .contents, .defaults, .processes])
      }
      if part.isA(.presenter) { watched.insert(.clock) }
      for (effect, name, mention) in effects(of: part, among: watched) {
        guard effect != .waiting else {
          reportOwnTask(part, mention, name)
          continue
        }
        report(
          .workers, part, mention,
          "reaches \(effect.rawValue)\(mention.way.isEmpty ? " itself" : "") with `\(name)`, where no test can answer.",
          instead: effect == .clock && part.isA(.presenter)
            ? "Let the Response carry the time that matters." : nil)
      }
    }
  }

  /// Says no more of a task than is so wherever the module's code may await or cancel one.
  private mutating func reportOwnTask(_ part: Part, _ mention: Mention, _ name: String) {
    let isAwaited = uses(["value", "result", "resume", "yield", "finish", "sleep", "wait", "sync"])
    let isCancelled = uses(["cancel", "invalidate"])
    let more =
      !isAwaited
      ? ", and nothing awaits it: what it does may come too late, or in another order"
      : isCancelled ? " beside its caller's" : ", which isn't cancelled with its caller"
    let isQueue = name.hasPrefix("Dispatch")
    report(
      .workers, part, mention,
      "\(isQueue ? "goes on in" : "starts a task of its own with") `\(name)`\(more).",
      instead: isQueue
        ? "Do it in the caller's task, which is on the main actor already."
        : "Await the worker in the caller's task, or in a child task.")
    if !isAwaited { markCause(.workers, at: mention.place) }
  }

  /// True if the module's code uses a system declaration whose last name begins so.
  private func uses(_ beginnings: [String]) -> Bool {
    // An app is told other things of it.
    facts.isApp
      || facts.names.systemsLastNames.contains { beginnings.contains(where: $0.hasPrefix) }
  }
}
