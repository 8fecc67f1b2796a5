import Basics
import Common
import Host

/// One process's share of a class: it judges task after task at its desk.
struct GradeShare {
  let workspace: Workspace
  let judgements: Judgements
  let desk: Desk
  let order: Order

  /// The instructions for a share, in a file: the keys of a class are too long for a command line.
  struct Order: Codable, Equatable {
    var number = 1
    var keys: [String] = []
    /// Seconds for one process of a learner's.
    var limit: Double
    var box: Trust.Box
    var layers: [String]

    func path(in results: String) -> String { "\(results)/judged/share-\(number).order" }
  }

  init(_ order: Order, of workspace: Workspace, results: String) {
    (self.order, self.workspace) = (order, workspace)
    judgements = Judgements(workspace.host, in: results)
    desk = Desk(order.number, of: workspace)
  }

  /// Judges the order's tasks; a failure of one does not affect the others.
  func run(progress: @escaping ProgressHandler) throws(Complaint) {
    let course = try CourseDigests(workspace)
    // A share of a killed run may still be working here.
    let lock = try workspace.host.files.lock("\(desk.root)/lock") {}
    defer { withExtendedLifetime(lock) {} }
    let tasks = order.keys.compactMap(judgements.task)
    try desk.prepare(Array(Set(tasks.map(\.id))).sorted(), progress: progress)
    for task in tasks {
      let grade = try grade(task, progress)
      try judgements.keep(.init(course: course[task.id], grade: grade), of: task.key)
    }
  }

  private func grade(
    _ task: Judgements.Task, _ progress: @escaping ProgressHandler
  ) throws(Complaint) -> Grade {
    do throws(Complaint) {
      var verdict = try judge(task, limit: order.limit, progress)
      // On a busy machine, time may have run out, or fewer scripts may have been compared.
      let scripts = verdict.reference.scripts
      if verdict.outcome == .timedOut || 0 < scripts && scripts < Limits.scripts {
        verdict = try judge(task, limit: 3 * order.limit, progress)
      }
      let how: Trust.How =
        switch verdict.reference.state {
        case .notReached where verdict.subjects == nil: verdict.tests.passed > 0 ? .suite : .none
        case .notSupplied: .suite
        default: .reference
        }
      return Grade(verdict, Trust(how: how, box: order.box, layers: order.layers))
    } catch {
      guard error.exit != .interrupted else { throw error }
      return Grade(task.id, .machineFault, note: error.sentence)
    }
  }

  private func judge(
    _ task: Judgements.Task, limit: Double, _ progress: @escaping ProgressHandler
  ) throws(Complaint) -> Verdict {
    try desk.judge(
      task.id, task.texts, limit: limit, isMac: order.layers == [GradeBox.macLayer],
      progress: progress)
  }
}
