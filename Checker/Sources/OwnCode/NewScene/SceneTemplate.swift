/// The files of a new scene, with the suite that says what is left to write.
///
/// They are filled from templates, in which a line that begins with `[word]` stands only if the word
/// is among the answers, or with `[!word]` if it is not; `{word|text}` is the same within a line.
/// Lines that begin with `[each]` are repeated for each screen that the scene leads to, the WAY.
struct SceneTemplate: Sendable {
  private let interview: SceneInterview
  /// The course's folder, whose SpyKit the suite uses; nil for a suite that depends on nothing.
  let spyKit: String?
  private let answers: Set<String>

  init(_ interview: SceneInterview, spyKit: String? = nil) {
    (self.interview, self.spyKit) = (interview, spyKit)
    var answers: Set = [interview.purpose.rawValue, interview.source.rawValue]
    if !interview.routes.isEmpty { answers.insert("routes") }
    if spyKit != nil { answers.insert("spykit") }
    let logs = interview.source == .worker || !interview.routes.isEmpty
    if logs { answers.insert("logs") }
    if interview.source == .typed, !logs { answers.insert("bare") }
    self.answers = answers
  }

  var summary: String { interview.summary }
  var advice: String? { interview.advice }
  var module: String { "\(interview.name)Scene" }

  /// The texts by their paths in a package.
  var files: [String: String] {
    var files: [String: String] = [:]
    for (answer, file, template) in Self.sources where holds(answer) {
      files["Sources/\(module)/\(named(file))"] = filled(template)
    }
    for (answer, file, template) in Self.tests where holds(answer) {
      files["Tests/\(module)Tests/\(named(file))"] = filled(Self.imports + template)
    }
    return files
  }

  /// The manifest of a package that holds nothing else.
  var manifest: String { filled(Self.package) }

  /// The two targets, for a package that there is already.
  var targets: String { filled(Self.twoTargets) }

  /// Each file with the answer that asks for it.
  private static let sources = [
    ("decides", "NAME.swift", models), ("leads", "NAME.swift", models + destinations),
    ("decides", "NAME.Show.swift", contract + only("routes", destinations)),
    ("decides", "NAMEInteractor.swift", interactor),
    ("decides", "NAMEPresenter.swift", presenter),
    ("decides", "NAMEView.swift", view), ("routes", "NAMERouter.swift", router),
    ("decides", "NAMEConfigurator.swift", configurator), ("shows", "NAMEScreen.swift", screen),
  ]

  private static let tests = [
    ("!shows", "NAMESpies.swift", log + only("decides", spies) + only("routes", routeSpies)),
    ("decides", "NAMEInteractorTests.swift", interactorTests),
    ("decides", "NAMEPresenterTests.swift", presenterTests),
    ("decides", "NAMEViewTests.swift", viewTests), ("routes", "NAMERouterTests.swift", routerTests),
    ("decides", "NAMEConfiguratorTests.swift", configuratorTests),
    ("shows", "NAMEScreenTests.swift", screenTests),
  ]

  /// The template, all of whose lines stand only with this answer.
  private static func only(_ answer: String, _ template: String) -> String {
    lines(of: template).map { "[\(answer)]\($0)\n" }.joined()
  }

  private static func lines(of template: String) -> ArraySlice<Substring> {
    template.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private func holds(_ answer: some StringProtocol) -> Bool {
    answer.hasPrefix("!") ? !holds(answer.dropFirst()) : answers.contains(String(answer))
  }

  private func named(_ text: String) -> String {
    text.replacing("NAME", with: interview.name).replacing("SUMMARY", with: interview.summary)
      .replacing("COURSE", with: spyKit ?? "")
      .replacing("MODEL", with: "Equatable\(spyKit == nil ? "" : ", Encodable"), Sendable")
  }

  private func filled(_ template: String) -> String {
    var (text, repeated) = ("", "")
    func endRepeated() {
      text += interview.routes.map { repeated.replacing("WAY", with: $0) }.joined()
      repeated = ""
    }
    for line in Self.lines(of: template) {
      var (line, isRepeated, stands) = (String(line), false, true)
      while let word = line.prefixMatch(of: /\[(!?[a-z]+)\]/) {
        line.removeSubrange(word.range)
        if word.1 == "each" { isRepeated = true } else { stands = stands && holds(word.1) }
      }
      guard stands else { continue }
      line.replace(/\{(!?[a-z]+)\|([^}]*)\}/) { holds($0.1) ? String($0.2) : "" }
      if isRepeated {
        repeated += "\(line)\n"
      } else {
        endRepeated()
        text += "\(line)\n"
      }
    }
    endRepeated()
    return named(text)
  }
}
