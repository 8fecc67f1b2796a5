import Foundation
@testable import Shared
import Testing

@testable import Common

@Suite struct ExerciseIDTests {
  @Test(arguments: ["3", "03", "003", "Exercise03", "exercise3", "EXERCISE03"])
  func `all usual ways to name an exercise are read`(text: String) {
    #expect(ExerciseID(text) == ExerciseID(number: 3))
  }

  @Test(
    arguments: [
      "", "0", "-3", " 3", "3.0", "1000", "three", "Exercise", "ExerciseExercise3", "٣", "3\u{301}",
    ])
  func `anything else is no exercise`(text: String) {
    #expect(ExerciseID(text) == nil)
  }

  @Test(arguments: [(3, "03", "Exercise03"), (24, "24", "Exercise24"), (100, "100", "Exercise100")])
  func `its name has two digits at least, and is written so`(
    number: Int, short: String, name: String
  ) throws {
    let id = ExerciseID(number: number)
    let data = try JSONEncoder().encode([id])

    #expect(id.short == short)
    #expect("\(id)" == name)
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(name)\"]")
    #expect(try JSONDecoder().decode([ExerciseID].self, from: data) == [id])
  }

  @Test(arguments: ["7", "Exercise7", "exercise07", "Exercise007", ""])
  func `only its own name is read from a file`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ExerciseID].self, from: Data(#"["\#(text)"]"#.utf8))
    }
  }
}
