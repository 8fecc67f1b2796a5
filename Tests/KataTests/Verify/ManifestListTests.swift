import Foundation
import KataCore
import Testing

@testable import KataAuthors
@testable import kata

extension Course {
  /// Three exercises in two scenes; in the last one the learner writes the suite.
  static func forAuthors() throws -> Course {
    try JSONDecoder().decode(
      Course.self,
      from: Data(
        """
        {"exercises": [
          {"id": "Exercise01", "name": "welcome", "title": "Welcome", "scene": "Login",
           "minutes": 15, "edit": ["LoginPresenter.swift"], "writes": "sources", "rules": []},
          {"id": "Exercise02", "name": "validation", "title": "Validation", "scene": "Login",
           "minutes": 20, "edit": ["LoginInteractor.swift", "LoginWorker.swift"],
           "writes": "sources", "rules": []},
          {"id": "Exercise10", "name": "degrees", "title": "Degrees", "scene": "Weather",
           "minutes": 30, "edit": ["WeatherTests.swift"], "writes": "suite", "rules": []}],
         "paths": {"all": ["Exercise01", "Exercise02", "Exercise10"]}}
        """.utf8))
  }
}

@Suite struct ManifestListTests {
  private static let manifest = """
    // ("99-other", "Login"),
    let listed: [(folder: String, scene: String)] = [
      ("01-welcome", "Login"),
      ("02-validation", "Login"),
      ("10-degrees", "Weather"),
    ]
    let suites: Set = ["Exercise10"]
    let other = [("Program", "Login"), ("98-other", "Login")]
    """
  private let folders = ["01-welcome", "02-validation", "10-degrees"]

  private func faults(
    _ manifest: String = manifest, folders: [String]? = nil,
    spoil: (inout Course) -> Void = { _ in }
  ) throws -> [String] {
    var course = try Course.forAuthors()
    spoil(&course)
    return ManifestList.faults(
      manifest: manifest, course: course, folders: folders ?? self.folders)
  }

  @Test func `a manifest, a course and folders that agree have no fault`() throws {
    #expect(try faults() == [])
  }

  @Test(arguments: [
    (
      "  (\"02-validation\", \"Login\"),\n", "",
      "course.json tells of Exercise02, Package.swift does not"
    ),
    (
      "\"Weather\"", "\"Login\"",
      "Package.swift and course.json do not agree on the scene of Exercise10"
    ),
    (
      "Set = [\"Exercise10\"]", "Set = []",
      "Package.swift and course.json do not agree on whose the suite of Exercise10 is"
    ),
    (
      "  (\"10-degrees\"", "  (\"03-other\", \"Login\"),\n  (\"10-degrees\"",
      "Package.swift lists 03-other, course.json does not"
    ),
    (
      "  (\"10-degrees\"", "  (\"02-validation\", \"Login\"),\n  (\"10-degrees\"",
      "Package.swift lists 02-validation twice"
    ),
  ])
  func `a line of the manifest that is missing, too many or another is named`(
    old: String, new: String, fault: String
  ) throws {
    #expect(try faults(Self.manifest.replacing(old, with: new)) == [fault])
  }

  @Test func `an exercise that the course has twice is named`() throws {
    #expect(
      try faults { $0.exercises.append($0.exercises[0]) }
        == ["course.json tells of Exercise01 twice"])
  }

  @Test func `a folder that is missing, or in no list, is named`() throws {
    #expect(
      try faults(folders: ["01-welcome", "02-validation", "11-other"])
        == ["there is no folder Exercises/10-degrees", "Exercises/11-other is in no list"])
  }

  @Test func `a name that is missing, or another's, is named`() throws {
    let found = try faults {
      $0.exercises[0].name = ""
      $0.exercises[1].name = "degrees"
    }
    #expect(
      found.contains("course.json gives Exercise01 no name that stays when its number changes"))
    #expect(found.contains("course.json gives the name degrees twice"))
  }

  @Test func `a path to nowhere is named`() throws {
    #expect(
      try faults { $0.paths["all"] = [ExerciseID(number: 1), ExerciseID(number: 77)] }
        == ["the path all names Exercise77, which is not there"])
  }
}
