import LoginScene
import LoginSpies
import SpyKit

/// Requests one after the other, and in between what happens to the record and the app; then
/// responses for the Presenter.
nonisolated struct RememberScenario: KataScenario {
  var steps: [Step]
  var responses: [Presented]

  nonisolated enum Step: Codable, Sendable {
    case load(isCancelled: Bool)
    case logIn(entry: Entry, answer: Answer)
    case register(entry: Entry, answer: Answer)
    /// An older version of the app leaves a record.
    case put(remembers: Bool, email: String?, password: String?)
    case lose
    case restart
  }

  nonisolated struct Entry: Codable, Sendable {
    var email: String?
    var password: String?
    var remembers: Bool
    /// When its caller is cancelled; nil for never.
    var cancelled: Moment?
  }

  nonisolated enum Moment: String, Codable, Sendable {
    case before, waiting
  }

  /// What the worker answers; either method may throw the other one's failures.
  nonisolated enum Answer: Codable, Sendable {
    case user(name: String)
    case loginFailure(kind: String)
    case registerFailure(kind: String)
    case oddError(kind: KataStrayError, like: String)
  }

  nonisolated enum Presented: Codable, Sendable {
    case began(remembers: Bool, email: String?)
    /// What came of a login, or of a registration: a user, or the failure of that kind.
    case login(user: String?, failure: String)
    case registration(user: String?, failure: String)
  }

  var isCovered: Bool {
    steps.allSatisfy(\.isCovered) && responses.allSatisfy(\.isCovered)
  }

  static func random(using random: inout KataRandom) -> Self {
    let entries = (0..<random.pick([1, 2, 4])).map { _ in entry(using: &random) }
    return Self(
      steps: random.row(usually: 6) { random in
        switch random.below(12) {
        case 0, 1, 2: .load(isCancelled: random.once(in: 4))
        case 3:
          .put(
            remembers: !random.once(in: 3),
            email: random.once(in: 6) ? nil : random.text(.all, words: emails),
            password: random.once(in: 2) ? nil : random.text(.filled))
        case 4: random.once(in: 2) ? .lose : .restart
        case 5, 6, 7:
          register(asked(random.pick(entries), using: &random), using: &random)
        default:
          logIn(asked(random.pick(entries), using: &random), using: &random)
        }
      },
      responses: random.row(usually: 2) { presented(using: &$0) })
  }

  private static func presented(using random: inout KataRandom) -> Presented {
    let user = random.once(in: 3) ? nil : random.text(.all, words: ["Ann", "Ann Lee"])
    switch random.below(4) {
    case 0:
      return .began(
        remembers: random.once(in: 2), email: random.once(in: 3) ? nil : random.text(.all))
    case 1: return .login(user: user, failure: random.pick(Login.Failure.allCases).kind)
    default:
      return .registration(
        user: user, failure: random.pick(Login.Register.Failure.allCases).kind)
    }
  }

  /// Each failure once from either method, a few in each scenario; those that speak of a
  /// cancellation also where the caller is cancelled.
  ///
  /// Then records with an email that a part may want to tidy up.
  static var always: [Self] {
    let kinds = Login.Failure.allCases.map(\.kind)
    let answers: [Answer] =
      kinds.map { .loginFailure(kind: $0) }
      + Login.Register.Failure.allCases.map { .registerFailure(kind: $0.kind) }
      + KataStrayError.allCases.enumerated().map { index, error in
        .oddError(kind: error, like: kinds[index % kinds.count])
      }
    let cancelled = [KataStrayError.cancelled, .urlCancelled, .posixCancelled, .userCancelled]
      .map { Answer.oddError(kind: $0, like: kinds[0]) }
    let entry = Entry(email: "ann@x.org", password: "s3cret", remembers: true)
    let gone = Entry(email: "ann@x.org", password: "s3cret", remembers: true, cancelled: .waiting)
    let asked = answers.map { (entry, $0) } + cancelled.map { (gone, $0) }
    let steps = asked.flatMap { entry, answer in
      [Step.logIn(entry: entry, answer: answer), .register(entry: entry, answer: answer)]
    }
    let all = steps + records
    return stride(from: 0, to: all.count, by: 10).map { start in
      Self(steps: Array(all[start...].prefix(10)), responses: [])
    }
  }

  /// Each is loaded once.
  private static let records =
    ["", " ", " ann@x.org", "ann@x.org ", "ann@x.org\n", "Ann@X.org", "ann@x.org,", "Ann"]
    .flatMap { [Step.put(remembers: true, email: $0, password: nil), .load(isCancelled: false)] }

  private static let emails = ["ann@x.org", "ANN@x.org", "Bob@y.org"]

  private static func entry(using random: inout KataRandom) -> Entry {
    let email = random.text(.all, words: emails)
    let password =
      random.once(in: 10)
      ? email : random.text(.all, words: ["s3cret", "ann@x.org", "Ann", " s3cret "])
    return Entry(
      email: random.once(in: 15) ? nil : email, password: random.once(in: 15) ? nil : password,
      remembers: !random.once(in: 3))
  }

  private static func logIn(_ entry: Entry, using random: inout KataRandom) -> Step {
    .logIn(
      entry: entry,
      answer: answer(to: entry, isLogin: !random.once(in: 6), using: &random))
  }

  private static func register(_ entry: Entry, using random: inout KataRandom) -> Step {
    .register(
      entry: entry,
      answer: answer(to: entry, isLogin: random.once(in: 6), using: &random))
  }

  /// The same entry, mostly, with the switch as it stands now.
  private static func asked(_ entry: Entry, using random: inout KataRandom) -> Entry {
    var entry = entry
    if random.once(in: 3) { entry.remembers.toggle() }
    if random.once(in: 6) { entry.cancelled = random.pick([.before, .waiting]) }
    return entry
  }

  /// A cancelled caller often gets a `CancellationError`.
  private static func answer(
    to entry: Entry, isLogin: Bool, using random: inout KataRandom
  ) -> Answer {
    if entry.cancelled != nil, random.once(in: 3) {
      return .oddError(kind: .cancelled, like: Login.Failure.offline.kind)
    }
    return switch random.below(8) {
    case 0, 1, 2, 3, 4: .user(name: random.text(.all))
    case 5:
      .oddError(
        kind: .random(using: &random), like: random.pick(Login.Failure.allCases).kind)
    default:
      isLogin
        ? .loginFailure(kind: random.pick(Login.Failure.allCases).kind)
        : .registerFailure(kind: random.pick(Login.Register.Failure.allCases).kind)
    }
  }
}

nonisolated extension RememberScenario.Presented {
  fileprivate var isCovered: Bool {
    switch self {
    case .began: true
    case .login(_, let kind): Login.Failure(kind: kind) != nil
    case .registration(_, let kind): Login.Register.Failure(kind: kind) != nil
    }
  }
}

nonisolated extension RememberScenario.Step {
  fileprivate var isCovered: Bool {
    switch self {
    case .logIn(_, let answer), .register(_, let answer): answer.result != nil
    case .load, .put, .lose, .restart: true
    }
  }
}

nonisolated extension RememberScenario.Answer {
  /// What the worker's double returns or throws; nil for a kind of failure that there is not.
  var result: Result<Login.User, any Error>? {
    switch self {
    case .user(let name): .success(Login.User(name: name))
    case .loginFailure(let kind): Login.Failure(kind: kind).map { .failure($0) }
    case .registerFailure(let kind): Login.Register.Failure(kind: kind).map { .failure($0) }
    case .oddError(let error, let kind):
      Login.Failure(kind: kind).map { .failure(error.error(like: $0)) }
    }
  }

  /// In words, for the transcript.
  var kataText: String {
    switch self {
    case .user(let name): "user \(KataText.quoted(name))"
    case .loginFailure(let kind): "Login.Failure.\(kind)"
    case .registerFailure(let kind): "Login.Register.Failure.\(kind)"
    case .oddError(let error, let kind): Login.Failure(kind: kind).map(error.words) ?? kind
    }
  }
}
