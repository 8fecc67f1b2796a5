/// The files of a new scene, with the suite that says what is left to write.
///
/// They are filled from templates, in which a line that begins with `[word]` stands only if the word
/// is among the answers, or with `[!word]` if it is not; `{word|text}` is the same within a line.
/// Lines that begin with `[each]` are repeated for each screen that the scene leads to, the WAY, and
/// there `takes`, `pushed` and `presented` say how it's reached.
struct SceneTemplate: Sendable {
  private let interview: SceneInterview
  /// The course's folder, whose SpyKit the suite uses; nil for a suite that depends on nothing.
  let spyKit: String?
  private let answers: Set<String>

  init(_ interview: SceneInterview, spyKit: String? = nil) {
    (self.interview, self.spyKit) = (interview, spyKit)
    var answers: Set = [interview.purpose.rawValue, interview.source.rawValue]
    let ways = interview.ways
    if !ways.isEmpty { answers.insert("ways") }
    if interview.goesBack { answers.insert("back") }
    if !ways.isEmpty || interview.goesBack { answers.insert("routes") }
    if ways.contains(where: \.isPresented) { answers.insert("presents") }
    if ways.contains(where: { !$0.isPresented }) { answers.insert("pushes") }
    if ways.contains(where: \.takesItems) { answers.insert("hands") }
    let isGiven = interview.purpose == .decides && interview.source == .given
    if isGiven || answers.contains("hands") { answers.insert("stores") }
    if spyKit != nil { answers.insert("spykit") }
    let logs = interview.source == .worker || answers.contains("routes")
    if logs { answers.insert("logs") }
    if interview.source == .typed, !logs { answers.insert("bare") }
    self.answers = answers
  }

  var summary: String { interview.summary }
  var advice: String? { interview.advice }
  var decides: Bool { interview.purpose == .decides }
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
    ("worker", "NAMEWorker.swift", worker),
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

  private func holds(_ answer: String) -> Bool { Self.expanded("[\(answer)]", answers) != nil }

  private func named(_ text: String) -> String {
    text.replacing("NAME", with: interview.name).replacing("SUMMARY", with: interview.summary)
      .replacing("COURSE", with: spyKit ?? "")
      .replacing("MODEL", with: Self.model(isWrittenDown: spyKit != nil))
  }

  /// The protocols of a message.
  static func model(isWrittenDown: Bool) -> String {
    "Equatable\(isWrittenDown ? ", Encodable" : ""), Sendable"
  }

  private func filled(_ template: String) -> String {
    var (text, repeated) = ("", [String]())
    func endRepeated() {
      for way in interview.ways {
        let own = [way.isPresented ? "presented" : "pushed"] + (way.takesItems ? ["takes"] : [])
        let lines = repeated.compactMap { Self.expanded($0, answers.union(own)) }
        text += lines.map { "\($0)\n" }.joined().replacing("WAY", with: way.name)
      }
      repeated = []
    }
    for line in Self.lines(of: template) {
      if line.contains("[each]") {
        repeated.append(String(line.replacing("[each]", with: "")))
      } else {
        endRepeated()
        if let line = Self.expanded(String(line), answers) { text += "\(line)\n" }
      }
    }
    endRepeated()
    return named(text)
  }

  /// A line without its tags; nil if it does not stand.
  static func expanded(_ line: String, _ answers: Set<String>) -> String? {
    func holds(_ answer: Substring) -> Bool {
      answer.hasPrefix("!") != answers.contains(String(answer.drop { $0 == "!" }))
    }
    var line = line
    while let word = line.prefixMatch(of: /\[(!?[a-z]+)\]/) {
      guard holds(word.1) else { return nil }
      line.removeSubrange(word.range)
    }
    return line.replacing(/\{(!?[a-z]+)\|([^}]*)\}/) { holds($0.1) ? String($0.2) : "" }
  }
}
