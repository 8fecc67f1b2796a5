@testable import Authors
@testable import Basics
@testable import Common

/// The report for each occasion; `Fixtures/Reports` holds the text of each, without color.
enum SampleReports {
  private static let login = PlayScene(
    name: "login", scene: "Login",
    parts: [.init(name: "presenter", exercise: ExerciseID(number: 1))])

  static let all: [String: [Line]] = [
    "passed": Report.verdict(passed, .all),
    "passedWithoutReference": Report.verdict(passedWithoutReference, .all),
    "notGraded": Report.verdict(own([.rejected, .rejected]), .all),
    "notGradedAndMissed": Report.verdict(own([.rejected, .accepted]), .all),
    "notStarted": Report.verdict(.sample(.notStarted), .all),
    "notCompiled": Report.verdict(notCompiled, .all),
    "failed": Report.verdict(failed, .all, choice: .all),
    "failedInShort": Report.verdict(failed, .all),
    "failedOtherwise": Report.verdict(failedOtherwise, .all, choice: .all),
    "crashed": Report.verdict(crashed, .all),
    "incomplete": Report.verdict(incomplete, .all),
    "several": several.flatMap { Report.brief($0, .all) } + Report.closing(several),
    "list": Report.list(PathState(exercises: states)),
    "listWithoutReference": Report.list(PathState(exercises: uncompared)),
    "paths": Report.paths(ways, chosen: "half-day", passed: [ways[0].exercises[0]]),
    "follows": Report.follows(ways[1]),
    "home": Report.home(PathState(path: "half-day", exercises: states), .all, plays: [login]),
    "homeWhenPathPassed": Report.home(
      PathState(path: "half-day", exercises: bothPassed), .all, plays: [login]),
    "onward": Report.onward(
      PathState(exercises: states), after: [ExerciseID(number: 1)], why: true),
    "help": Report.help(),
    "helpForCheck": Report.help(
      CommandSpec(
        "check", operand: .many("NN"),
        options: [.json, .init("--seed", value: "S", "the scripts' seed")],
        discussion: "An exercise is named 3.\nExit code: 0 when all passed.")),
    "verifyUnsound": Report.verify(unsound),
  ]

  private static let ways = [
    CoursePath(name: "half-day", exercises: [1, 2, 3].map(ExerciseID.init(number:)), minutes: 45),
    CoursePath(
      name: "full-day", exercises: [1, 2, 3, 7, 10, 11].map(ExerciseID.init(number:)),
      minutes: 120),
    CoursePath(name: "all", exercises: (1...18).map(ExerciseID.init(number:)), minutes: 615),
  ]

  private static let unsound: VerifyReport = {
    var broken = VerifyReport.Row(id: ExerciseID(number: 10), title: "Degrees", edges: 1)
    broken.mutants = [VerifyReport.Mutant(name: "Truncates", edge: "E1", caughtBy: .nothing)]
    var report = VerifyReport(
      exercises: [row, broken],
      faults: [
        .init(text: "Exercises/11-loading is in no list"),
        .init(exercise: ExerciseID(number: 10), text: "nothing catches the mutant Truncates"),
      ])
    report.seconds = 61
    return report
  }()

  private static let row: VerifyReport.Row = {
    var row = VerifyReport.Row(id: ExerciseID(number: 2), title: "Validation", edges: 4)
    (row.tests, row.stubFails) = (8, 7)
    row.referencePasses = true
    (row.alternatives, row.alternativesPassed) = (2, 2)
    row.mutants = [
      .init(name: "A", edge: "E1", caughtBy: .suite),
      .init(name: "B", edge: "E2", caughtBy: .suite),
      .init(name: "C", edge: "E3", caughtBy: .scripts),
      .init(name: "D", edge: "E4", caughtBy: .rules),
    ]
    return row
  }()
}

extension Offers {
  /// Of a copy that holds everything.
  static let all = {
    let ids = Set((1...30).map { ExerciseID(number: $0) })
    return Offers(hints: ids, solutions: ids)
  }()

  /// Of one without hints and Solutions.
  static let none = Offers(hints: [], solutions: [])
}
