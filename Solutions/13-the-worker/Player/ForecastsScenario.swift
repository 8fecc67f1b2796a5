import Foundation
import SpyKit
import WeatherScene
import WeatherSpies

/// Fetches, what the client does with each, and callers that are cancelled, in any order.
nonisolated struct ForecastsScenario: KataScenario {
  typealias CallsBack = KataForecastClientSpy.CallsBack

  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case ask(place: String)
    /// The client calls back before `send` has returned.
    case askAndAnswer(place: String, answers: [Answer])
    /// The caller is cancelled before `send` has returned.
    case askAndCancel(place: String, callsBack: CallsBack)
    /// The caller has been cancelled before.
    case askTooLate(place: String)
    /// Calls back for the question at this place among those that wait, the oldest first.
    case answer(place: Int, answers: [Answer])
    /// Calls back on several threads at once.
    case answerAtOnce(place: Int, answer: Answer, times: Int)
    case cancel(place: Int, callsBack: CallsBack)
  }

  /// What the client calls back with; no body has more than one fault.
  nonisolated enum Answer: Codable, Sendable {
    case sent(Sent, status: Int)
    case broken(Sent, Fault)
    /// What came of it before the connection was lost.
    case cutOff(Sent, after: Int)
    case page(status: Int)
    /// JSON that isn't an object, with status 200.
    case json(text: String)
    case urlError(name: String)
    /// An error that isn't a `URLError`, and has the code of one.
    case otherDomain(code: Int)
    case stray(KataStrayError)
  }

  nonisolated struct Sent: Codable, Sendable {
    var place: String
    var hours: [Hour]
    /// Nil where nothing is said of days.
    var days: [Day]?
    /// Whether what may be missing is there, as null.
    var hasNulls: Bool
    /// Fields that the app doesn't know, among the others.
    var strangers: Int
    /// Whether each field has a namesake that begins with a capital letter; nil is no.
    var hasNamesakes: Bool?
    /// Shuffles the fields of each object.
    var order: UInt64
  }

  nonisolated struct Hour: Codable, Sendable {
    var hour: Int
    var zone: Int
    var tenths: Int
    var condition: String?
    var rain: Int?
  }

  nonisolated struct Day: Codable, Sendable {
    /// Nil is an ordinary one.
    var date: String?
    var high: Int
    var low: Int
  }

  var isCovered: Bool { steps.allSatisfy(\.isCovered) }

  static func random(using random: inout KataRandom) -> Self {
    var waiting = 0
    var steps: [Step] = []
    for _ in 0..<random.count(usually: 5) {
      if waiting == 0 || waiting < 3 && random.once(in: 4) {
        let place = random.once(in: 3) ? random.text(.all) : random.pick(["Oslo", "Lima"])
        steps.append(ask(place, using: &random))
        if case .ask = steps[steps.count - 1] { waiting += 1 }
      } else {
        steps.append(answer(random.below(waiting), using: &random))
        waiting -= 1
      }
    }
    return Self(steps: steps)
  }

  /// Each error, each status and each body that isn't an object once, a few in each scenario.
  static var always: [Self] {
    let answers: [Answer] =
      urlErrors.keys.sorted().map { .urlError(name: $0) }
      + urlErrors.values.map(\.rawValue).sorted().map { .otherDomain(code: $0) }
      + statuses.map { .page(status: $0) } + strays.map { .stray($0) }
      + texts.map { .json(text: $0) }
    let steps = answers.flatMap { [Step.ask(place: "Oslo"), .answer(place: 0, answers: [$0])] }
    return stride(from: 0, to: steps.count, by: 10).map { start in
      Self(steps: Array(steps[start...].prefix(10)))
    }
  }

  private static func ask(_ place: String, using random: inout KataRandom) -> Step {
    switch random.below(16) {
    case 0: .askAndAnswer(place: place, answers: answers(using: &random))
    case 1: .askAndCancel(place: place, callsBack: random.pick(CallsBack.allCases))
    case 2: .askTooLate(place: place)
    default: .ask(place: place)
    }
  }

  private static func answer(_ place: Int, using random: inout KataRandom) -> Step {
    switch random.below(12) {
    case 0, 1: .cancel(place: place, callsBack: random.pick(CallsBack.allCases))
    case 2:
      .answerAtOnce(place: place, answer: answer(using: &random), times: 2 + random.below(3))
    default: .answer(place: place, answers: answers(using: &random))
    }
  }

  /// One, as a rule.
  private static func answers(using random: inout KataRandom) -> [Answer] {
    (0..<random.pick([1, 1, 1, 1, 1, 2, 3])).map { _ in answer(using: &random) }
  }

  private static func answer(using random: inout KataRandom) -> Answer {
    switch random.below(20) {
    case 0: return .urlError(name: random.pick(urlErrors.keys.sorted()))
    case 1: return .stray(random.pick(strays))
    case 2:
      return random.once(in: 3)
        ? .json(text: random.pick(texts)) : .page(status: random.pick([200, 200, 404, 502]))
    case 3: return .sent(long(using: &random), status: random.pick(statuses))
    case 4:
      let sent = short(using: &random)
      return .cutOff(sent, after: random.below(sent.tree.text.count))
    case 5...14:
      let sent = short(using: &random)
      return .broken(sent, .random(in: sent, using: &random))
    default: return .sent(long(using: &random), status: 200)
    }
  }

  static let texts = ["null", "[]", "[{}]", "7", "true", "\"Oslo\""]

  static let statuses = [304, 400, 401, 403, 404, 410, 500, 503]

  static let urlErrors: [String: URLError.Code] = [
    "notConnectedToInternet": .notConnectedToInternet,
    "networkConnectionLost": .networkConnectionLost, "timedOut": .timedOut,
    "cannotFindHost": .cannotFindHost, "cannotConnectToHost": .cannotConnectToHost,
    "dnsLookupFailed": .dnsLookupFailed, "badServerResponse": .badServerResponse,
    "userAuthenticationRequired": .userAuthenticationRequired, "badURL": .badURL,
    "resourceUnavailable": .resourceUnavailable, "secureConnectionFailed": .secureConnectionFailed,
    "dataNotAllowed": .dataNotAllowed, "internationalRoamingOff": .internationalRoamingOff,
    "callIsActive": .callIsActive,
  ]

  /// Those that say nothing of cancelling or decoding, and are no `URLError`.
  static let strays: [KataStrayError] = [
    .unwritable, .missingFile, .wrapping, .underlying, .bridged, .status401, .status503, .posix,
    .posixRefused, .lying, .plain,
  ]

  /// With each field in it, as a rule: there is more to break than to read.
  private static func short(using random: inout KataRandom) -> Sent {
    let counts = Array(repeating: 1, count: 16) + [0, 2, 2, 2]
    let hours = (0..<random.pick(counts)).map { _ in
      var hour = hour(using: &random)
      hour.condition = hour.condition ?? "rainy"
      hour.rain = hour.rain ?? 100
      return hour
    }
    let days = (0..<random.pick(counts)).map { _ in day(using: &random) }
    return sent(hours, random.once(in: 20) ? nil : days, using: &random)
  }

  private static func long(using random: inout KataRandom) -> Sent {
    let hours = hours(using: &random)
    return sent(hours, random.once(in: 2) ? days(using: &random) : nil, using: &random)
  }

  private static func sent(
    _ hours: [Hour], _ days: [Day]?, using random: inout KataRandom
  ) -> Sent {
    Sent(
      place: random.text(.all, words: ["Oslo", "Lima"]), hours: hours, days: days,
      hasNulls: random.once(in: 3), strangers: random.once(in: 3) ? 1 + random.below(3) : 0,
      hasNamesakes: random.once(in: 6) ? true : nil,
      order: random.once(in: 2) ? 0 : random.next() % 1_000_000)
  }

  /// Now and then one comes twice.
  private static func hours(using random: inout KataRandom) -> [Hour] {
    let count = random.once(in: 14) ? 25 : random.below(4)
    let hours = (0..<count).map { _ in hour(using: &random) }
    return random.once(in: 4) ? hours + hours.prefix(1) : hours
  }

  private static func hour(using random: inout KataRandom) -> Hour {
    let word = random.pick(["sunny", "cloudy", "foggy", "rainy", "snowy", "stormy"])
    let stranger = random.pick(["hail", "Sunny", "", " sunny", "notKnown", "Stormy "])
    return Hour(
      hour: random.below(24), zone: random.pick([0, 60, -300, 345, 330, -210, 840, -720]),
      tenths: tenths(using: &random),
      condition: random.once(in: 4) ? nil : random.once(in: 4) ? stranger : word,
      rain: random.once(in: 3) ? nil : random.pick([0, 1, 40, 100]))
  }

  private static func days(using random: inout KataRandom) -> [Day] {
    (0..<(random.once(in: 7) ? 9 : random.below(3))).map { _ in day(using: &random) }
  }

  private static func day(using random: inout KataRandom) -> Day {
    Day(
      date: random.once(in: 6) ? random.text(.all, words: ["1 March"]) : nil,
      high: tenths(using: &random), low: tenths(using: &random))
  }

  private static func tenths(using random: inout KataRandom) -> Int {
    random.once(in: 4) ? random.pick([0, 10, -10, 3, -3]) : random.below(1999) - 999
  }
}

nonisolated extension ForecastsScenario.Step {
  fileprivate var isCovered: Bool {
    switch self {
    case .ask, .askAndCancel, .askTooLate, .cancel: true
    case .askAndAnswer(_, let answers), .answer(_, let answers):
      !answers.isEmpty && answers.allSatisfy(\.isCovered)
    case .answerAtOnce(_, let answer, let times): answer.isCovered && 1...9 ~= times
    }
  }
}

nonisolated extension ForecastsScenario.Answer {
  fileprivate var isCovered: Bool {
    switch self {
    case .sent(let sent, let status): sent.isCovered && isCovered(status)
    case .broken(let sent, let fault): sent.isCovered && sent.tree.covers(fault)
    case .cutOff(let sent, let count):
      sent.isCovered && 0..<sent.tree.text.count ~= count
    case .page(let status): isCovered(status)
    case .json(let text): ForecastsScenario.texts.contains(text)
    case .otherDomain(let code):
      ForecastsScenario.urlErrors.values.contains { $0.rawValue == code }
    case .urlError(let name): ForecastsScenario.urlErrors[name] != nil
    case .stray(let error): ForecastsScenario.strays.contains(error)
    }
  }

  private func isCovered(_ status: Int) -> Bool { status == 200 || 300...599 ~= status }

  var answer: KataForecastClientSpy.Answer {
    switch self {
    case .urlError(let name):
      .failure(URLError(ForecastsScenario.urlErrors[name] ?? .unknown))
    case .otherDomain(let code): .failure(NSError(domain: "Client", code: code))
    case .stray(let error): .failure(error.error(like: Weather.Failure.offline))
    default: .success(.init(status: status, body: Data(text.utf8)))
    }
  }

  /// In words, for the transcript.
  var words: String {
    switch self {
    case .urlError(let name): "URLError(.\(name))"
    case .otherDomain(let code): "NSError(domain: \"Client\", code: \(code))"
    case .stray(let error): error.words(like: Weather.Failure.offline)
    default: "status \(status), \(text.isEmpty ? "an empty body" : text)"
    }
  }

  private var status: Int {
    switch self {
    case .sent(_, let status), .page(let status): status
    case .broken, .cutOff, .json, .urlError, .otherDomain, .stray: 200
    }
  }

  private var text: String {
    switch self {
    case .sent(let sent, _): sent.tree.text
    case .broken(let sent, let fault): sent.tree.with(fault).text
    case .cutOff(let sent, let count): String(sent.tree.text.prefix(count))
    case .page: "<html></html>"
    case .json(let text): text
    case .urlError, .otherDomain, .stray: ""
    }
  }
}

nonisolated extension ForecastsScenario.Sent {
  fileprivate var isCovered: Bool {
    let temperatures = hours.map(\.tenths) + (days ?? []).flatMap { [$0.high, $0.low] }
    return temperatures.allSatisfy { -999...999 ~= $0 } && 0...9 ~= strangers
      && hours.allSatisfy {
        0..<24 ~= $0.hour && -720...840 ~= $0.zone && 0...100 ~= $0.rain ?? 0
      }
  }
}
