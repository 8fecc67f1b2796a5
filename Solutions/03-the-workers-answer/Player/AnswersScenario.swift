import LoginScene
import LoginSpies
import SpyKit

/// Complete requests and the worker's answers to them, in any order, and several at once.
nonisolated struct AnswersScenario: KataScenario {
  var steps: [Step]

  nonisolated indirect enum Step: Codable, Sendable {
    /// The caller's task may have been cancelled before, and may be one in the background, and
    /// the request may be another Interactor's; nil is no.
    case logIn(
      email: String, password: String, isCancelled: Bool?, isBackground: Bool?, isOthers: Bool?)
    /// Answers the call at this place among those that wait, the oldest request's first.
    case answer(place: Int, with: KataAnswer)
    /// Cancels the caller of the request at this place among those that wait.
    case cancel(place: Int)
    /// All of these, before anything has come of one of them.
    case together(steps: [Step])
  }

  var isCovered: Bool { steps.allSatisfy { $0.isCovered } }

  static func random(using random: inout KataRandom) -> Self {
    if random.once(in: 30) { return lockout(using: &random) }
    let isShared = random.once(in: 6)
    let requests = (0..<random.pick(isShared ? [2, 4] : [1, 2, 4])).map { _ in
      logIn(isOthers: isShared && random.once(in: 2) ? true : nil, using: &random)
    }
    let names = random.once(in: 3) ? random.pick(alike) : nil
    let answers = (0..<random.pick(names == nil ? [1, 4, 8] : [3, 6])).map { _ in
      answer(names, using: &random)
    }
    let most = random.pick([1, 2, 4, 12])
    var left = random.count(usually: 4)
    var waiting = 0
    var steps: [Step] = []
    while left > 0 || waiting > 0 && !random.once(in: 5) {
      if left > 0, waiting == 0 || waiting < most && random.once(in: 2) {
        steps.append(random.pick(requests))
        (left, waiting) = (left - 1, waiting + 1)
      } else if random.once(in: 5) {
        steps.append(.cancel(place: random.below(waiting)))
      } else {
        steps.append(.answer(place: random.below(waiting), with: random.pick(answers)))
        waiting -= 1
      }
    }
    return Self(steps: grouped(steps, using: &random))
  }

  /// Each odd error once, a few in each scenario; those that speak of a cancellation also where the
  /// caller has been cancelled.
  static var always: [Self] {
    let kinds = Login.Failure.allCases.map(\.kind)
    let odd = KataStrayError.allCases.enumerated().map { index, error in
      KataAnswer.oddError(kind: error, like: kinds[index % kinds.count])
    }
    let rows = stride(from: 0, to: odd.count, by: 10).map { start in
      inARow(odd[start...].prefix(10), request: [usual])
    }
    let cancelled = [KataStrayError.cancelled, .urlCancelled, .posixCancelled, .userCancelled]
      .map { KataAnswer.oddError(kind: $0, like: kinds[0]) }
    return rows + [inARow(cancelled, request: [usual, .cancel(place: 0)])]
  }

  /// The same request, again and again, with the same failure each time.
  private static func lockout(using random: inout KataRandom) -> Self {
    let kinds = [.wrongCredentials, random.pick(Login.Failure.allCases)].map(\.kind)
    let answer = KataAnswer.failure(kind: random.pick(kinds))
    return inARow(
      repeatElement(answer, count: random.pick([4, 6, 11])),
      request: [logIn(isOthers: nil, using: &random)])
  }

  private static func inARow(_ answers: some Sequence<KataAnswer>, request: [Step]) -> Self {
    Self(steps: answers.flatMap { request + [.answer(place: 0, with: $0)] })
  }

  /// Puts some of a kind that follow one another together.
  ///
  /// The runtime decides whether a new request or another one's answer comes first. It also decides
  /// in which order requests of different priorities get their answers.
  private static func grouped(_ steps: [Step], using random: inout KataRandom) -> [Step] {
    guard !steps.contains(where: \.isBackground) else { return steps }
    var groups: [Step] = []
    var rest = steps[...]
    while let first = rest.first {
      let most = random.once(in: 3) ? 2 + random.below(3) : 1
      let group = rest.prefix(most).prefix { $0.isRequest == first.isRequest }
      groups.append(group.count > 1 ? .together(steps: Array(group)) : first)
      rest = rest.dropFirst(group.count)
    }
    return groups
  }

  private static let usual = Step.logIn(
    email: "ann@x.org", password: "s3cret", isCancelled: nil, isBackground: nil, isOthers: nil)

  private static func logIn(isOthers: Bool?, using random: inout KataRandom) -> Step {
    let isCancelled = random.once(in: 12) ? true : nil
    let isBackground = random.once(in: 12) ? true : nil
    guard random.once(in: 3) else {
      return .logIn(
        email: "ann@x.org", password: "s3cret", isCancelled: isCancelled,
        isBackground: isBackground, isOthers: isOthers)
    }
    return .logIn(
      email: random.text(.trimmed, words: ["ann@x.org", "ANN@x.org"]),
      password: random.text(.filled, words: ["s3cret", "S3cret"]), isCancelled: isCancelled,
      isBackground: isBackground, isOthers: isOthers)
  }

  private static func answer(_ names: [String]?, using random: inout KataRandom) -> KataAnswer {
    let kind = random.pick(Login.Failure.allCases).kind
    return switch random.below(names == nil ? 16 : 8) {
    case 0...5: .user(name: names.map { random.pick($0) } ?? random.text(.all))
    case 6: .oddError(kind: .cancelled, like: kind)
    case 7...12: .odd(using: &random)
    default: .failure(kind: kind)
    }
  }

  /// Names that may be taken for one another.
  private static let alike = [
    ["Ann", "ANN"], ["ann", "Ann"], ["Ann", "Amy"], ["Ann", "Ann "], ["Ann", "Anna"],
    ["Zoé", "Zoe\u{301}"],
  ]
}

nonisolated extension AnswersScenario.Step {
  fileprivate var isRequest: Bool { if case .logIn = self { true } else { false } }

  fileprivate var isBackground: Bool {
    if case .logIn(_, _, _, true, _) = self { true } else { false }
  }

  /// Only complete credentials that need no trimming: validation is not this scenario's subject.
  fileprivate var isCovered: Bool {
    switch self {
    case .logIn(let email, let password, _, _, _):
      !password.isEmpty && email.first?.isWhitespace == false && email.last?.isWhitespace == false
    case .answer(_, let answer): answer.result != nil
    case .cancel: true
    case .together(let steps): steps.allSatisfy { $0.isCovered }
    }
  }
}
