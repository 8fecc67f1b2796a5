@testable import KataCore

/// What is said on each occasion; `Fixtures/Reports` holds the text of each, without colour.
enum SampleReports {
  static let all: [String: [Line]] = [
    "passed": Report.verdict(passed),
    "passedWithoutReference": Report.verdict(passedWithoutReference),
    "unchanged": Report.verdict(unchanged),
    "notGraded": Report.verdict(own([.rejected, .rejected])),
    "notGradedAndMissed": Report.verdict(own([.rejected, .accepted])),
    "notStarted": Report.verdict(.sample(.notStarted)),
    "notCompiled": Report.verdict(notCompiled),
    "failed": Report.verdict(failed),
    "failedOtherwise": Report.verdict(failedOtherwise),
    "crashed": Report.verdict(crashed),
    "timedOut": Report.verdict(timedOut),
    "incomplete": Report.verdict(incomplete),
    "several": several.flatMap(Report.brief) + Report.closing(several),
    "list": Report.list(states),
    "home": Report.home(states),
    "homeWhenAllPassed": Report.home(bothPassed),
    "onward": Report.onward(states, after: [ExerciseID(number: 1)]),
    "onwardWhenAllPassed": Report.onward(bothPassed, after: []),
    "help": Report.help([
      CommandSpec("check", "Judges exercises."), CommandSpec("ls", "Shows them."),
    ]),
    "helpForCheck": Report.help(
      CommandSpec(
        "check", "Judges exercises.", operand: .many("NN"),
        options: [.json, .init("--seed", value: "S", "the scripts' seed")],
        discussion: "An exercise is named 3.\nExit code: 0 when all passed.")),
    "verifySound": Report.verify(sound),
    "verifyUnsound": Report.verify(unsound),
  ]

  private static let sound: VerifyReport = {
    var report = VerifyReport(exercises: [row])
    report.seconds = 12.34
    return report
  }()

  private static let unsound: VerifyReport = {
    var broken = VerifyReport.Row(id: ExerciseID(number: 10), title: "Degrees", edges: 1)
    broken.mutants = [VerifyReport.Mutant(name: "Truncates", edge: "E1", caughtBy: .nothing)]
    var report = VerifyReport(
      exercises: [row, broken],
      faults: [
        .init(nil, "Exercises/Exercise11 is in no list"),
        .init(ExerciseID(number: 10), "nothing catches the mutant Truncates"),
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
