import Basics
import Common
import Host
import Foundation

/// Grades a folder of submissions: reads them, has new texts judged, and writes a file for each.
struct Grader {
  let workspace: Workspace
  let toolchain: Toolchain
  let options: Options
  private let box: GradeBox

  struct Options {
    var submissions = ""
    var results = ""
    /// The exercises that are graded.
    var exercises: [Course.Exercise] = []
    var roster: Roster?
    /// The number of processes that judge; nil for half the processors.
    var jobs: Int?
    /// The shard of the class that is graded; nil for all of it.
    var shard: Shard?
    /// Seconds for one process of a learner.
    var limit = Double(Limits.suiteSeconds)
    /// True if texts that an earlier course graded are judged again.
    var regrades = false
    /// True if `sandbox-exec` of a Mac is the box.
    var hasMacBox = false
  }

  init(_ workspace: Workspace, _ toolchain: Toolchain, _ options: Options) {
    (self.workspace, self.toolchain, self.options) = (workspace, toolchain, options)
    box = GradeBox(workspace, toolchain)
  }

  /// The hidden command by which the program starts itself, for each share.
  static let shareCommand = "grade-share"

  /// The progress of a run.
  enum Event {
    case reading(Int, of: Int)
    case judging(done: Int, of: Int, secondsLeft: Double?)
    case graded(GradeResult)
  }

  /// Names in a folder that need a look.
  struct Names {
    /// Files in the folder that are no submissions.
    var leftOut: [String]
    /// The names of people with more than one submission.
    var repeated: [String]
  }

  private var host: HostSystem { workspace.host }
  private var judgements: Judgements { Judgements(host, in: options.results) }

  /// A submission that was read: for each exercise the cache key of its texts, or its state.
  private struct Reading {
    var name: String
    var person: String?
    var fault: String?
    var ignored: [HandIn.Ignored] = []
    var edited: [ExerciseID] = []
    var unread: [ExerciseID: String] = [:]
    /// The grades of an earlier run, where the submission has left the folder.
    var kept: GradeResult?
    var exercises: [(id: ExerciseID, key: String?, state: GradeState)] = []
    var keys: [String] { exercises.compactMap(\.key) }
  }

  /// Grades all submissions, by name; each result is written and told as soon as it is complete.
  func run(tell: (Event) -> Void) throws(Complaint) -> Names {
    let course = try CourseDigests(workspace)
    let published = try Published(workspace)
    var reader = SubmissionReader(host: host, exercises: options.exercises)
    reader.shipped = workspace.shipped
    reader.people = (options.roster?.people ?? []).map(\.id)
    reader.boxed = { box.command($0, reading: options.submissions) }
    let places = try reader.places(in: options.submissions)
    let (absent, kept) = try absent(from: places, reader)
    let own = places.filter { options.shard?.holds($0.person) ?? true }
    let repeated = own.filter(\.isRepeated).map(\.person)
    let results = Results(host, in: options.results)
    try results.begin(names: places.map(\.name) + absent)
    let readings = try read(own, absent: absent, kept: kept, reader, tell)
    var waiting = readings[...]
    func deliver(faults: Bool) throws(Complaint) {
      while let reading = waiting.first,
        reading.keys.allSatisfy({ isJudged($0, course) || faults && judgements.fault($0) != nil })
      {
        let kept = reading.kept
        let result = if let kept { kept } else { try result(of: reading, course, published) }
        if kept == nil { try results.write(result) }
        tell(.graded(result))
        waiting.removeFirst()
      }
    }
    var open = try order(readings, course)
    // Exercises that a fault of the machine kept from a grade are tried once more.
    for attempt in 0..<2 where !open.isEmpty {
      try judge(open, course) { event throws(Complaint) in
        try deliver(faults: false)
        tell(event)
      }
      open = open.filter { judgements.fault($0) != nil }
      if attempt == 0 { for key in open { try judgements.forgetFault(key) } }
    }
    try deliver(faults: true)
    try results.end()
    for key in Set(readings.flatMap(\.keys)) { try judgements.forgetTask(key) }
    let told = readings.compactMap(\.fault)
    let leftOut = reader.others(in: options.submissions)
      .filter { file in !told.contains { $0.hasPrefix("\(Visible.text(file)) ") } }
    return Names(leftOut: leftOut, repeated: repeated)
  }

  /// The box around what is graded, and its layers.
  var level: Trust.Box { options.hasMacBox ? .partial : box.level }
  var layers: [String] { options.hasMacBox ? [GradeBox.macLayer] : box.layers.names }

  /// The roster's people without a hand-in, and the grades of those whose hand-in was there once.
  private func absent(
    from places: [SubmissionReader.Place], _ reader: SubmissionReader
  ) throws(Complaint) -> ([String], kept: [GradeResult]) {
    let absent = reader.people.filter { id in
      !places.contains { $0.person.lowercased() == id.lowercased() }
    }
    let isFirst = host.files.list("\(options.results)/submissions") == nil
    let former = isFirst || absent.isEmpty ? [] : try Results(host, in: options.results).all()
    let kept = former.filter { result in
      let id = absent.first { $0.lowercased() == (result.person ?? result.submission).lowercased() }
      return id.map { reader.fault(of: $0, in: options.submissions) == nil } ?? false
        && result.exercises.contains { ![.notSubmitted, .machineFault].contains($0.state) }
    }
    let graded = kept.map { ($0.person ?? $0.submission).lowercased() }
    let ids = options.exercises.map(\.id)
    let others = absent.filter { !graded.contains($0.lowercased()) }
    return (others, kept.filter { $0.exercises.map(\.id) == ids })
  }

  private func read(
    _ places: [SubmissionReader.Place], absent: [String], kept: [GradeResult],
    _ reader: SubmissionReader, _ tell: (Event) -> Void
  ) throws(Complaint) -> [Reading] {
    var readings = kept.map { Reading(name: $0.submission, kept: $0) }
    for (number, place) in places.enumerated() {
      tell(.reading(number + 1, of: places.count))
      readings.append(try reading(of: place, reader))
    }
    for name in absent where options.shard?.holds(name) ?? true {
      var reading = Reading(name: name, fault: reader.fault(of: name, in: options.submissions))
      reading.exercises = options.exercises.map { ($0.id, nil, .notSubmitted) }
      readings.append(reading)
    }
    return readings.sorted { $0.name < $1.name }
  }

  private func reading(
    of place: SubmissionReader.Place, _ reader: SubmissionReader
  ) throws(Complaint) -> Reading {
    let contents = try reader.contents(of: place.path)
    var reading = Reading(
      name: place.name, person: place.name == place.person ? nil : place.person,
      fault: contents.fault, ignored: contents.ignored, edited: contents.edited)
    for exercise in options.exercises {
      let unread = contents.unread[exercise.id]?.min { $0.key < $1.key }
      reading.unread[exercise.id] = unread.map { "\($0): \($1)" }
      let found = contents.texts[exercise.id]
      guard let texts = found, texts != workspace.handedInStub(of: exercise) else {
        reading.exercises.append((exercise.id, nil, found == nil ? .notSubmitted : .notStarted))
        continue
      }
      let task = Judgements.Task(id: exercise.id, texts: texts)
      try judgements.order(task)
      reading.exercises.append((exercise.id, task.key, .machineFault))
    }
    return reading
  }

  /// The cache keys that have to be judged, in the order of their submissions.
  private func order(_ readings: [Reading], _ course: CourseDigests) throws(Complaint) -> [String] {
    var seen: Set<String> = []
    let keys = readings.flatMap(\.keys).filter { seen.insert($0).inserted }
    let open = keys.filter { !isJudged($0, course) }
    for key in open { try judgements.forgetFault(key) }
    return open
  }

  private func isJudged(_ key: String, _ course: CourseDigests) -> Bool {
    guard let known = judgements.judgement(key) else { return false }
    return !options.regrades || known.course == course[known.grade.id]
  }

  /// Starts the processes that judge, waits for them, and reports their progress.
  private func judge(
    _ keys: [String], _ course: CourseDigests, _ tell: (Event) throws(Complaint) -> Void
  ) throws(Complaint) {
    let begin = host.clock()
    let count = min(options.jobs ?? max(1, host.cores / 2), keys.count)
    let shares = (0..<count).map { share in
      keys.indices.filter { $0 % count == share }.map { keys[$0] }
    }
    var open = Set(keys)
    let children = try start(shares)
    defer { children.forEach { $0.terminate() } }
    while children.contains(where: \.isRunning) {
      _ = Descriptors.wait(for: children.flatMap(\.descriptors), milliseconds: 200)
      children.forEach { $0.check() }
      guard !Interrupts.arrived else {
        throw Complaint(
          "Interrupted.", next: "the same command goes on from there", exit: .interrupted)
      }
      open = open.filter { !isJudged($0, course) && judgements.fault($0) == nil }
      let done = keys.count - open.count
      let left = done > 0 ? (host.clock() - begin) / Double(done) * Double(open.count) : nil
      try tell(.judging(done: done, of: keys.count, secondsLeft: left))
    }
    // A process that ended early has left keys without a grade: that is the machine's fault.
    for (child, share) in zip(children, shares) {
      for key in share where !isJudged(key, course) && judgements.fault(key) == nil {
        let lines = child.finished.errors.split(separator: "\n")
        let told = lines.last { $0.hasPrefix("kata: ") && !$0.hasSuffix(" …") }
        let said = (told ?? lines.last).map(String.init)
        let id = judgements.task(key)?.id ?? options.exercises[0].id
        let grade = Grade(id, .machineFault, note: said ?? "the process that judges has ended")
        try judgements.keep(.init(course: course[id], grade: grade), of: key)
      }
    }
  }

  /// Starts a process for each share, in a box if the system has one.
  private func start(_ shares: [[String]]) throws(Complaint) -> [Child] {
    var order = GradeShare.Order(limit: options.limit, box: level, layers: layers)
    let desks = shares.indices.map { Desk($0 + 1, of: workspace) }
    // All desks come before the first process: a copy kills child processes that it does not know.
    for desk in desks { try desk.lay() }
    var children: [Child] = []
    for (desk, keys) in zip(desks, shares) {
      (order.number, order.keys) = (children.count + 1, keys)
      try host.files.keep(order.path(in: options.results), Data(PrettyJSON.text(order).utf8))
      let words = [host.executable, Self.shareCommand, "\(order.number)", options.results]
      children.append(
        try Child(
          box.command(
            words, writing: [desk.root, "\(options.results)/judged"], limit: Limits.gradeSeconds)))
    }
    return children
  }

  private func result(
    of reading: Reading, _ course: CourseDigests, _ published: Published
  ) throws(Complaint) -> GradeResult {
    var result = GradeResult(
      submission: reading.name, person: reading.person, course: course.whole,
      toolchain: toolchain.version, ignored: reading.ignored,
      edited: reading.edited.isEmpty ? nil : reading.edited, fault: reading.fault)
    for (id, key, state) in reading.exercises {
      let state = reading.fault == nil ? state : .machineFault
      var grade = Grade(id, state)
      if let key,
        let known = (options.regrades ? judgements.fault(key) : nil) ?? judgements.judgement(key)
          ?? judgements.fault(key)
      {
        grade = known.grade
        var notes = [grade.note].compactMap(\.self)
        if known.course != course[id], grade.state != .machineFault {
          notes.append("graded with an earlier course; --regrade judges it again")
        }
        notes += judgements.task(key).flatMap(published.name).map { [$0] } ?? []
        if let error = grade.verdict?.diagnostics.first(where: { $0.severity == .error }) {
          let file = error.file.split(separator: "/").last ?? ""
          notes.append("\(file):\(error.line): \(error.message.prefix(120))")
        }
        grade.note = notes.isEmpty ? nil : notes.joined(separator: "; ")
      }
      // Of what isn't needed to pass, nothing is missed.
      if let unread = reading.unread[id], grade.state != .passed {
        grade = Grade(id, .machineFault, note: Visible.text(unread))
      }
      result.exercises.append(grade)
    }
    return result
  }
}

extension Limits {
  /// Seconds for one process that judges a share of a class.
  static let gradeSeconds = 86_400.0
}
