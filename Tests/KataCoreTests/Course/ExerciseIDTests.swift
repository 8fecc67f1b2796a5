import Foundation
import KataCore
import Testing

@Suite struct ExerciseIDTests {
  @Test(arguments: ["3", "03", "003", "Exercise03", "exercise3", "EXERCISE03"])
  func `all usual ways to name an exercise are read`(text: String) {
    #expect(ExerciseID(text) == ExerciseID(number: 3))
  }

  @Test(
    arguments: [
      "", "0", "00", "-3", "+3", " 3", "3 ", "3.0", "0x3", "1000", "0003", "three", "Exercise",
      "Exercise-3", "ExerciseExercise3", "٣", "３", "3\u{301}", "½",
    ])
  func `anything else is no exercise`(text: String) {
    #expect(ExerciseID(text) == nil)
  }

  @Test(arguments: [(3, "03", "Exercise03"), (24, "24", "Exercise24"), (100, "100", "Exercise100")])
  func `its name has two digits at least`(number: Int, short: String, name: String) {
    let id = ExerciseID(number: number)

    #expect(id.short == short)
    #expect("\(id)" == name)
  }

  @Test func `the order is that of the numbers`() {
    let ids = ["Exercise10", "Exercise9", "Exercise100"].compactMap(ExerciseID.init)

    #expect(ids.sorted().map(\.number) == [9, 10, 100])
  }

  @Test func `is written as its folder is called`() throws {
    let data = try JSONEncoder().encode([ExerciseID(number: 7)])

    #expect(String(decoding: data, as: UTF8.self) == #"["Exercise07"]"#)
    #expect(try JSONDecoder().decode([ExerciseID].self, from: data) == [ExerciseID(number: 7)])
  }

  @Test(arguments: ["7", "Exercise7", "exercise07", "Exercise007", ""])
  func `only the folder's own name is read from a file`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ExerciseID].self, from: Data(#"["\#(text)"]"#.utf8))
    }
  }
}
