import Testing

@testable import KataCore

@Suite struct ManifestListTests {
  private let manifest = """
    // ("Exercise99", "Login"),
    let exercises: [(id: String, scene: String)] = [
      ("Exercise01", "Login"),
      ("Exercise02", "Login"),
      ("Exercise10", "Weather"),
    ]
    let suites: Set = ["Exercise10"]
    let other = [("Program", "Login"), ("Exercise98", "Login")]
    """
  private let folders = ["Exercise01", "Exercise02", "Exercise10"]

  private func faults(
    _ old: String = "", _ new: String = "", course: Course = .sample, folders: [String]? = nil
  ) -> [String] {
    ManifestList.faults(
      manifest: old.isEmpty ? manifest : manifest.replacing(old, with: new), course: course,
      folders: folders ?? self.folders)
  }

  @Test func `reads the lines of the list, and no others`() {
    let listed = ManifestList.exercises(in: manifest)

    #expect(listed.map(\.id) == ["Exercise01", "Exercise02", "Exercise10"])
    #expect(listed.map(\.scene) == ["Login", "Login", "Weather"])
  }

  @Test func `where all agree there is no fault`() {
    #expect(faults() == [])
  }

  @Test func `a line that is missing is named`() {
    #expect(
      faults("  (\"Exercise02\", \"Login\"),\n", "")
        == ["course.json tells of Exercise02, Package.swift does not"])
  }

  @Test func `a line too many is named`() {
    #expect(
      faults("  (\"Exercise10\"", "  (\"Exercise03\", \"Login\"),\n  (\"Exercise10\"")
        == ["Package.swift lists Exercise03, course.json does not"])
  }

  @Test func `another scene is named`() {
    #expect(
      faults("\"Weather\"", "\"Login\"")
        == ["Package.swift and course.json do not agree on the scene of Exercise10"])
  }

  @Test func `what is listed twice is named`() {
    var course = Course.sample
    course.exercises.append(course.exercises[0])

    #expect(faults(course: course) == ["course.json tells of Exercise01 twice"])
    #expect(
      faults("  (\"Exercise10\"", "  (\"Exercise02\", \"Login\"),\n  (\"Exercise10\"")
        == ["Package.swift lists Exercise02 twice"])
  }

  @Test func `a folder that is missing, or in no list, is named`() {
    #expect(
      faults(folders: ["Exercise01", "Exercise02"]) == ["there is no folder Exercises/Exercise10"])
    #expect(faults(folders: folders + ["Exercise11"]) == ["Exercises/Exercise11 is in no list"])
  }

  @Test func `a name that is missing, or another's, is named`() {
    var course = Course.sample
    course.exercises[0].name = nil
    course.exercises[1].name = "degrees"

    #expect(
      faults(course: course) == [
        "course.json gives Exercise01 no name that stays when its number changes",
        "course.json gives the name degrees twice",
      ])
  }

  @Test func `a path to nowhere is named`() {
    var course = Course.sample
    course.paths["half-day"] = [ExerciseID(number: 1), ExerciseID(number: 77)]

    #expect(faults(course: course) == ["the path half-day names Exercise77, which is not there"])
  }

  @Test func `all faults are named at once`() {
    var course = Course.sample
    course.paths["half-day"] = [ExerciseID(number: 77)]

    #expect(
      faults("\"Exercise02\"", "\"Exercise03\"", course: course, folders: ["Exercise03"]) == [
        "Package.swift lists Exercise03, course.json does not",
        "there is no folder Exercises/Exercise01",
        "course.json tells of Exercise02, Package.swift does not",
        "there is no folder Exercises/Exercise02", "there is no folder Exercises/Exercise10",
        "Exercises/Exercise03 is in no list",
        "the path half-day names Exercise77, which is not there",
      ])
  }
}
