import Common
import Foundation
@testable import Shared
import Testing

@testable import Authors

extension Course {
  /// The tiny course: in its second exercise the learner writes the suite.
  static func tiny() throws -> Course {
    let path = "\(TemporaryCourse.origin)/Checker/Tests/Fixtures/Course/Exercises/course.json"
    return try JSONDecoder().decode(Course.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

@Suite struct ManifestListTests {
  private static let manifest = """
    let exercises: [(folder: String, scene: String)] = [
      ("01-hello", "Greet"),
      ("02-your-own-suite", "Greet"),
    ]

    let suites: Set = ["Exercise02"]
    """

  private func faults(
    _ manifest: String = manifest,
    folders: [String] = ["01-hello", "02-your-own-suite", "recorded"],
    change: (inout Course) -> Void = { _ in }
  ) throws -> [String] {
    var course = try Course.tiny()
    change(&course)
    return ManifestList.faults(manifest: manifest, course: course, folders: folders)
  }

  @Test func `a manifest, a course and folders that agree have no fault`() throws {
    #expect(try faults() == [])
  }

  @Test(arguments: [
    (
      "  (\"01-hello\", \"Greet\"),\n", "",
      "course.json has 01-hello, Greet, Package.swift has not"
    ),
    ("\"Greet\"", "\"Login\"", "Package.swift has 01-hello, Login, course.json has not"),
    ("[\"Exercise02\"]", "[]", "course.json has the suite of Exercise02, Package.swift has not"),
    (
      "  (\"02", "  (\"01-hello\", \"Greet\"),\n  (\"02",
      "Package.swift has 01-hello, Greet, course.json has not"
    ),
  ])
  func `a line of the manifest that is missing, too many or another is named`(
    old: String, new: String, fault: String
  ) throws {
    #expect(try faults(Self.manifest.replacing(old, with: new)).contains(fault))
  }

  @Test func `folders, names and paths that do not agree with course.json are named`() throws {
    #expect(
      try faults(folders: ["01-hello", "11-other"]).sorted() == [
        "Exercises has 11-other, course.json has not",
        "course.json has 02-your-own-suite, Exercises has not",
      ])
    let found = try faults {
      $0.exercises[0].name = ""
      $0.exercises[1].name = ""
      $0.paths["all"] = [ExerciseID(number: 1), ExerciseID(number: 77)]
    }
    #expect(
      found.suffix(4) == [
        "course.json gives the name  twice",
        "course.json gives Exercise01 no name that stays when its number changes",
        "course.json gives Exercise02 no name that stays when its number changes",
        "the path all names Exercise77, which is not there",
      ])
  }
}
