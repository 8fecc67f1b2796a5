import Basics
import Common
import Foundation
import Host
import Practice

/// Makes questions of the mutants' messages in the exercise's own random scripts.
struct QuestionSearch {
  let exercise: Course.Exercise
  let session: CheckSession

  /// Writes the questions down, so that copies without Solutions have them, too.
  func record() throws(Complaint) {
    let questions = try questions()
    let path = session.workspace.path(exercise.layout.questions)
    let files = session.workspace.host.files
    guard !questions.all.isEmpty else { return try files.remove(path) }
    try files.write(path, Data(questions.text.utf8))
  }

  /// Among so many, three are plain enough.
  private static let scripts = 1000

  func questions() throws(Complaint) -> Questions {
    let (id, workspace) = (exercise.id, session.workspace)
    let scripts = ScriptList.random(
      seed: try ScriptList.seed(of: exercise, in: workspace), count: Self.scripts)
    var trial = try Trial(exercise, in: session)
    // Enough for all scripts, also on a busy machine: so the same questions are found again.
    trial.world.limit *= 10
    defer { try? session.world.clean() }
    // A learner is asked before the first stage.
    let milestone = exercise.stages?.first?.isPlayed == true ? 0 : nil
    let stage = ScriptStage(
      world: trial.world, id: id, reference: trial.reference, milestone: milestone)
    var found: Found = [:]
    // Code that races has no fingerprint, and says something else each time.
    let steady = try workspace.expected(id).mistakes?.all.map(\.sentence) ?? []
    for (mutant, texts) in try Mutants(of: exercise, in: workspace).all
    where steady.contains(mutant.sentence) {
      guard let built = try trial.build(texts) else { continue }
      let (expected, played) = try stage.play(built.binary, scripts)
      for (right, made) in zip(expected.recording.episodes, played.recording.episodes)
      where right.name == made.name && right.ended && made.ended && right.isShort(12)
        && made.isShort(12)
      {
        let others = found[right.name]?.wrong ?? []
        let flows = [right.messages] + others.map(\.flow)
        // Nobody falls for an answer that comes before anything was asked.
        guard !flows.contains(made.messages), !made.answersFirst(beside: right) else { continue }
        let wrong = Question.Wrong(
          edge: mutant.edge, sentence: mutant.sentence, flow: made.messages)
        found[right.name] = (right, others + [wrong])
      }
    }
    // Longer scripts, and odd names, only where others are too few.
    let short = found.mapValues { right, wrong in
      (right, right.isShort(8, steps: 6) ? wrong.filter { $0.flow.count <= 8 } : [])
    }
    let plain = { (found: Found) in found.filter { $0.value.right.oddities == 0 } }
    return [plain(short), plain(found), short].lazy.map(chosen)
      .first { $0.count == Questions.count }.map(Questions.init) ?? Questions(all: chosen(found))
  }

  private typealias Found = [String: (right: Recording.Episode, wrong: [Question.Wrong])]

  /// The plainest scripts with three mistakes, which ask for edges that were not asked for.
  private func chosen(_ found: Found) -> [Question] {
    var (seen, shapes): (Set<String>, [[String]]) = ([], [])
    var questions: [Question] = []
    let all = found.values.filter { $0.wrong.count >= 3 }.sorted {
      ($0.right.oddities, $0.right.length, $0.right.name)
        < ($1.right.oddities, $1.right.length, $1.right.name)
    }
    var open = all
    while questions.count < Questions.count, !open.isEmpty {
      let worth = open.map { right, wrong in
        (shapes.contains(right.shape) ? 0 : 1, min(3, wrong.count { !seen.contains($0.sentence) }))
      }
      let next = open.indices.max { worth[$0] < worth[$1] }
      let (right, wrong) = open.remove(at: next ?? 0)
      let fresh = wrong.filter { !seen.contains($0.sentence) }
      let three = Array((fresh + wrong.filter { seen.contains($0.sentence) }).prefix(3))
      seen.formUnion(three.map(\.sentence))
      questions.append(
        Question(
          script: right.name, steps: right.entries.compactMap(\.step), right: right.messages,
          wrong: three))
      shapes.append(right.shape)
      open.removeAll { $0.right.messages == right.messages }
    }
    return questions
  }
}

extension Recording.Episode {
  /// The characters that one has to read.
  fileprivate var length: Int {
    entries.reduce(0) { $0 + ($1.step ?? $1.message?.text ?? "").count }
  }

  /// Its messages without their values.
  fileprivate var shape: [String] { messages.map { "\($0.receiver) \($0.name ?? $0.text)" } }

  /// True if it begins with a response, and asks afterwards what the right one asks first.
  fileprivate func answersFirst(beside right: Self) -> Bool {
    guard let first = messages.first(where: { $0.name != nil }), let asked = right.messages.first,
      first.name != asked.name, messages.contains(where: { $0.name == asked.name })
    else { return false }
    return first.receiver == "presenter" && asked.receiver == "worker"
  }

  /// True if it has that many messages and steps at most, and each message fits in three lines.
  fileprivate func isShort(_ count: Int, steps: Int = .max) -> Bool {
    (1...count).contains(messages.count) && messages.allSatisfy { $0.text.count <= 200 }
      && entries.count { $0.step != nil } <= steps
  }
}
