import Core

extension Invocation {
  /// The exercises of one's choice, if any; complains if there is a path beside them.
  func chosenExercises(besides path: String? = nil) throws(Complaint) -> [String] {
    guard value(CommandSpec.Option.exercises.name) == nil || path == nil else {
      throw .usage("--path and --exercises do not go together.", next: help)
    }
    return value(CommandSpec.Option.exercises.name)?
      .split { $0 == " " || $0 == "," }.map(String.init) ?? []
  }
}
