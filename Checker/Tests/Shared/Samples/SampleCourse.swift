@testable import Common

extension Course {
  /// Three exercises of two scenes; the last one's learner writes a suite.
  static let sample = Course(
    exercises: [
      Exercise(
        id: ExerciseID(number: 1), name: "welcome", title: "Welcome", scene: "Login", minutes: 15,
        edit: ["LoginPresenter.swift"], writes: .sources, rules: []),
      Exercise(
        id: ExerciseID(number: 2), name: "validation", title: "Validation", scene: "Login",
        minutes: 20,
        edit: ["LoginInteractor.swift", "LoginWorker.swift"], writes: .sources, rules: []),
      Exercise(
        id: ExerciseID(number: 10), name: "degrees", title: "Degrees", scene: "Weather",
        minutes: 30,
        edit: ["WeatherTests.swift"], writes: .suite, rules: []),
    ],
    paths: ["all": [1, 2, 10].map(ExerciseID.init(number:))])
}
