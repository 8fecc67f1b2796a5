import Foundation
import KataBuild
package import KataCore
package import KataCourse
import KataHost

/// One process's share of a class: it judges task after task at its desk.
package struct GradeShare {
  let workspace: Workspace
  let judgements: Judgements
  let desk: Desk
  let box: Trust.Box
  let layers: [String]
  let selfTest: String?

  package init(
    _ number: Int, of workspace: Workspace, results: String,
    box: Trust.Box, layers: [String], selfTest: String?
  ) {
    self.workspace = workspace
    judgements = Judgements(workspace.host, in: results)
    desk = Desk(number, of: workspace)
    (self.box, self.layers, self.selfTest) = (box, layers, selfTest)
  }

  /// Judges what is not judged yet; what goes wrong with one has no part in the others.
  package func run(_ keys: [String], progress: @escaping ProgressHandler) throws(Complaint) {
    let course = try Desk.digest(of: workspace)
    try desk.lay()
    let tasks = keys.compactMap(judgements.task)
    try desk.prepare(Array(Set(tasks.map(\.id))).sorted(), progress: progress)
    for task in tasks {
      let grade = try grade(task, progress)
      try judgements.keep(.init(course: course, grade: grade), of: task.key)
    }
  }

  private func grade(
    _ task: Judgements.Task, _ progress: @escaping ProgressHandler
  ) throws(Complaint) -> Grade {
    do throws(Complaint) {
      let verdict = try desk.judge(task.id, task.texts, progress: progress)
      let how: Trust.How =
        switch verdict.reference.state {
        case .notReached where verdict.subjects == nil: verdict.tests.passed > 0 ? .suite : .none
        case .notSupplied: .suite
        default: .reference
        }
      return Grade(verdict, Trust(how: how, box: box, layers: layers, selfTest: selfTest))
    } catch {
      guard error.exit != .interrupted else { throw error }
      return Grade(task.id, .machineFault, note: error.sentence)
    }
  }
}
