extension Verdict {
  /// One step on the way to a scene that is built from nothing.
  package struct Milestone: Codable, Sendable, Equatable {
    package var title: String
    package var done: Int
    package var of: Int
    /// The ends of the protocols that no class adopts, if any.
    package var missing: [String]?

    package var isDone: Bool { of > 0 && done == of }
  }

  /// The files that a change request touched.
  package struct Change: Codable, Sendable, Equatable {
    package var files: [String]
    package var of: Int

    package init(files: [String], of: Int) { (self.files, self.of) = (files, of) }
  }

  /// True if the change request is all that is left of the stages, and not begun.
  var awaitsChange: Bool {
    guard let stages, let change = stages.last, !change.isDone, change.done == 0 else {
      return false
    }
    return stages.dropLast().allSatisfy(\.isDone)
  }
}

extension StageResults {
  /// The stages of an exercise with a change request: of a scene, or else the given suites.
  var towardsTheChange: [Verdict.Milestone]? {
    guard let change = exercise.change else { return nil }
    let isChange = { (test: Verdict.Case) in test.edges?.contains(where: change.contains) == true }
    let last = stage("change", tests.cases.filter(isChange)) { $0.outcome == .passed }
    guard exercise.tests != nil else {
      return tests.cases.isEmpty ? nil : suites(tests.cases.filter { !isChange($0) }) + [last]
    }
    guard case .run(let subjects, let parts?) = ownTests else { return nil }
    let required = exercise.parts ?? []
    let known = Set(parts.classes.keys.map(\.end))
    let titles = required.compactMap { end in
      parts.classes.keys.first { $0.end == end }?.title
    }
    var contract = stage("contract", required, known.contains)
    if !contract.isDone { contract.missing = required.filter { !known.contains($0) } }
    return [contract]
      + titles.map { title in
        stage(title, subjects.cases.filter { $0.edge == title }, \.isJudgedRightly)
      }
      + [
        stage("assembly", tests.cases.filter { !isChange($0) }) { $0.outcome == .passed },
        // Until there are messages, no test can hold one.
        stage("suite", subjects.cases) { !parts.methods.isEmpty && $0.isJudgedRightly },
        last,
      ]
  }

  /// A stage for each suite, named for it: `ClockTests` is "Clock".
  private func suites(_ cases: [Verdict.Case]) -> [Verdict.Milestone] {
    let suites = Dictionary(grouping: cases) { String($0.name.prefix { $0 != "/" }) }
    return suites.sorted { $0.key < $1.key }.map { suite, cases in
      stage(suite.replacing("Tests", with: ""), cases) { $0.outcome == .passed }
    }
  }

  private func stage<Item>(
    _ title: String, _ items: [Item], _ isDone: (Item) -> Bool
  ) -> Verdict.Milestone {
    Verdict.Milestone(title: title, done: items.count(where: isDone), of: items.count)
  }
}
