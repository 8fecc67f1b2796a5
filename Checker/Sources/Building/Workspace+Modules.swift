package import Basics
import Host

/// The modules of a request, with their texts as they are now.
extension Workspace {
  func modules(of request: BuildRequest) throws(Complaint) -> [SourceModule] {
    guard let exercise = course[request.id] else { return [] }
    let (id, layout) = (exercise.id, exercise.layout)
    let replaced = try replaced(exercise, request)
    let imports = exercise.imports
    var code = SourceModule(
      "\(id)", in: layout.sources, try texts(layout.sources, or: replaced.code), imports: imports)
    code.isCounted = exercise.writes == .sources
    var suites = [
      SourceModule(
        "\(id)Tests", in: layout.tests, try texts(layout.tests, or: replaced.suite),
        imports: ["\(id)"] + imports)
    ]
    if request.plays {
      suites.append(
        SourceModule(
          "\(id)Player", in: layout.player, try texts(layout.player), imports: ["\(id)"] + imports))
    }
    for index in suites.indices { suites[index].isTest = true }
    return try givenModules([exercise.scene]) + [code] + suites
  }

  /// The modules of these scenes, and what they share.
  package func givenModules(_ scenes: Set<String>) throws(Complaint) -> [SourceModule] {
    var spyKit = SourceModule("SpyKit", in: "Sources/SpyKit", try texts("Sources/SpyKit"))
    spyKit.settings = .tool
    var modules = [spyKit]
    for scene in scenes.sorted() {
      let (given, spies) = ("Sources/\(scene)Scene", "Sources/\(scene)Spies")
      var models = SourceModule("\(scene)Scene", in: given, try texts(given))
      models.settings = .scene
      modules.append(models)
      modules.append(
        SourceModule(
          "\(scene)Spies", in: spies, try texts(spies), imports: ["SpyKit", models.name]))
    }
    return modules
  }

  /// The texts in a folder, or those that take their place.
  package func texts(
    _ folder: String, or others: [String: String]? = nil
  ) throws(Complaint) -> [String: String] {
    if let others { others } else { try host.files.texts(in: path(folder)) }
  }

  /// The texts that take the place of the course's own.
  private func replaced(
    _ exercise: Course.Exercise, _ request: BuildRequest
  ) throws(Complaint) -> (code: [String: String]?, suite: [String: String]?) {
    switch exercise.writes {
    // A learner's suite meets all its subjects in one module.
    case .suite: return (try SubjectFolder(exercise, in: self).files, request.texts)
    case .sources:
      let own = try exercise.ownSuite.map { suite throws(Complaint) in try texts(suite.own) }
      if let implementations = request.implementations {
        return (implementations, placed(request.texts ?? own, exercise))
      }
      guard request.isShipped else { return (request.texts, nil) }
      let suite = shippedSuite(of: exercise)
      // Own tests may name types that the reference, or the stub, hasn't.
      guard request.texts == nil else { return (request.texts, suite) }
      return (nil, suite.merging(placed(own, exercise) ?? [:]) { $1 })
    }
  }

  /// Own tests by their names in the folder of the suite.
  private func placed(_ own: [String: String]?, _ exercise: Course.Exercise) -> [String: String]? {
    guard let own, let suite = exercise.ownSuite else { return own }
    let prefix = suite.own.dropFirst(exercise.layout.tests.count + 1)
    return Dictionary(uniqueKeysWithValues: own.map { ("\(prefix)/\($0)", $1) })
  }
}

extension Course.Exercise {
  /// The modules that it sees: the spies, too, since SwiftPM keeps all modules in one folder.
  var imports: [String] { ["\(scene)Scene", "\(scene)Spies", "SpyKit"] }
}
