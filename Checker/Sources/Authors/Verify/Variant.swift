import Host
import Basics
import Common

/// One way to fill an exercise: its stub, the reference, or another answer to it.
struct Variant: Equatable {
  var exercise: ExerciseID
  var kind: Kind
  /// The files that stand in place of the learner's: texts by name.
  var texts: [String: String]
  /// The mistake in it; nil for anything but a mutant.
  var mutant: Mutant?

  enum Kind: Equatable {
    case reference
    case stub
    case alternative(String)
    /// The reference as far as a milestone, from 0.
    case milestone(Int)
    case mutant(name: String, edge: String)
    /// The stub, but for one file.
    case repaired(file: String)
    /// The reference, but for one file.
    case broken(file: String)
  }

  /// The variant's name in faults.
  var name: String {
    switch kind {
    case .reference: "the reference"
    case .stub: "the stub"
    case .alternative(let name): "the alternative \(name)"
    case .milestone(let number): "the reference of stage \(number + 1)"
    case .mutant(let name, _): "the mutant \(name)"
    case .repaired(let file): "the stub with the reference's \(file)"
    case .broken(let file): "the reference with the stub's \(file)"
    }
  }
}

/// All variants of an exercise, reference and stub first: the others are compared with them.
struct Variants {
  let all: [Variant]
  /// The diffs that can't be read or applied, with the reasons; `all` holds the other mutants.
  let faults: [String]

  init(_ exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    let files = workspace.host.files
    let solution = workspace.solution(exercise.id)
    let reference = try files.texts(in: "\(solution)/\(exercise.ownFolder)")
    let stub = workspace.stub(of: exercise)
    let mutants = try Mutants(of: exercise, in: workspace)
    var stageFaults: [String] = []
    var all: [Variant] = []
    func add(_ kind: Variant.Kind, _ texts: [String: String], _ mutant: Mutant? = nil) {
      all.append(Variant(exercise: exercise.id, kind: kind, texts: texts, mutant: mutant))
    }
    add(.reference, reference)
    add(.stub, stub)
    // Alternatives are other sources, or other suites; there are none of own tests.
    if exercise.writes == .sources || exercise.tests == nil {
      for (name, texts) in try workspace.alternatives(of: exercise) {
        add(.alternative(name), texts)
      }
    }
    // Each is the difference that leads back from the next one, the last from the reference.
    var texts = reference
    for (number, milestone) in (exercise.stages ?? []).enumerated().reversed()
    where milestone.isPlayed == true && exercise.writes == .sources {
      let diff = try files.text("\(solution)/Stages/\(number + 1).diff") ?? ""
      let lines = diff.split(separator: "\n").map(String.init)
      do throws(DiffFault) {
        texts = try UnifiedDiff(reading: lines).applied(to: texts).filter { !$1.isEmpty }
        add(.milestone(number), texts)
      } catch {
        stageFaults.append("Stages/\(number + 1).diff: \(error.text)")
      }
    }
    // Wrong implementations are all built into one module, beside every variant of the suite.
    if exercise.writes == .sources {
      for (mutant, texts) in mutants.all {
        add(.mutant(name: mutant.name, edge: mutant.edge), texts, mutant)
      }
      if exercise.edit.count > 1 {
        for file in exercise.parts(in: workspace.shippedSuite(of: exercise).values.joined()) {
          add(.repaired(file: file), stub.merging([file: reference[file] ?? ""]) { $1 })
          add(.broken(file: file), reference.merging([file: stub[file] ?? ""]) { $1 })
        }
      }
    }
    faults = mutants.faults + stageFaults
    self.all = all
  }
}
