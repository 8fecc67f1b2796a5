package import Basics
import Host

/// The differences between the suite beside a learner's sources and the one as shipped.
package struct GivenSuite {
  /// Shipped files that were changed or removed.
  package var changed: [String] = []
  /// Files that the learner added.
  package var added: [String] = []
  /// Files that can't be built at all.
  package var faults: [Diagnostic] = []

  /// True if the suite as shipped is built in its place.
  var isReplaced: Bool { !changed.isEmpty || !faults.isEmpty }
}

extension Workspace {
  /// Compares the suite with the one as shipped; nothing differs where the learner writes it.
  package func suite(of exercise: Course.Exercise) throws(Complaint) -> GivenSuite {
    guard exercise.writes == .sources else { return GivenSuite() }
    let shipped = shippedSuite(of: exercise)
    let tests = exercise.layout.tests
    let differences = try differences(path(tests), shipped).filter(exercise.isGiven(test:))
    return GivenSuite(
      changed: differences.filter { shipped[$0] != nil },
      added: differences.filter { shipped[$0] == nil },
      faults: faults(in: tests).filter { fault in
        exercise.isGiven(test: String(fault.file.dropFirst(tests.count + 1)))
      })
  }

  /// The files in a learner's folder that can't be built, as errors.
  func faults(in folder: String) -> [Diagnostic] {
    let path = path(folder)
    var others: [String: String] = [:]
    for name in host.files.tree(path, of: [.link, .other]) {
      others[name] = host.files.kind("\(path)/\(name)") == .link ? "a link" : "a pipe or a device"
    }
    return SourceFolder.faults(files: host.files.tree(path), others: others).map { fault in
      Diagnostic(
        file: "\(folder)/\(fault.path)", line: 1, column: 1, severity: .error,
        message: fault.sentence)
    }
  }
}
