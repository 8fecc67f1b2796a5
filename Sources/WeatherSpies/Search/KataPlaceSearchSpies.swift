import SpyKit
import WeatherScene

nonisolated extension PlaceSearch.Failure: KataKind {}

/// The messages in a log, told apart by the part that received them; the cast is the scene's.
nonisolated package enum KataPlaceSearchCall: KataMessage {
  case presenter(Presenter)
  case clock(Clock)
  case worker(Worker)

  nonisolated package enum Presenter: Equatable, Encodable, Sendable {
    case presentPlaces(PlaceSearch.Response)
  }

  nonisolated package enum Clock: Equatable, Encodable, Sendable {
    case sleep(milliseconds: Int)
  }

  nonisolated package enum Worker: Equatable, Encodable, Sendable {
    case findPlaces(named: String)
  }

  package static var cast: [KataPart] { KataWeatherCall.cast }
}

package typealias KataPlaceSearchLog = KataLog<KataPlaceSearchCall>

/// The base class of the spies.
package class KataPlaceSearchSpy: KataSpy {
  package let log: KataPlaceSearchLog
  package let number: Int? = nil

  package init(_ log: KataPlaceSearchLog) {
    self.log = log
  }
}

/// Records what the Interactor hands to its Presenter.
package final class KataPlaceSearchPresenterSpy: KataPlaceSearchSpy, PlaceSearchPresentationLogic {
  package func presentPlaces(_ response: PlaceSearch.Response) {
    record(.presenter(.presentPlaces(response)))
  }
}

/// Clock and service in one: it records what the Interactor asks of both, and holds each call until
/// a test lets it go on.
package final class KataPlaceSearchWorkerSpy: KataPlaceSearchSpy, PlaceSearchWorkerLogic,
  PlaceSearchClockWorkerLogic
{
  /// A wait goes on with any answer.
  package typealias Answer = Result<[Weather.Place], any Error>

  /// Holds each call, of whichever of the two.
  package let gate = KataGate<Answer>()
  /// For each call that went on, whether its task was cancelled by then.
  package private(set) var cancellations: [Bool] = []

  package func sleep(milliseconds: Int) async {
    let question = record(.clock(.sleep(milliseconds: milliseconds)))
    _ = await gate.answer()
    cancellations.append(Task.isCancelled)
    log.answer(question, "returns")
  }

  package func findPlaces(named text: String) async throws -> [Weather.Place] {
    let question = record(.worker(.findPlaces(named: text)))
    let answer = await gate.answer()
    cancellations.append(Task.isCancelled)
    return try log.give(answer, to: question)
  }
}

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataPlaceSearchForwarder: PlaceSearchBusinessLogic {
  private let log: KataPlaceSearchLog
  private let interactor: any PlaceSearchBusinessLogic

  package init(_ log: KataPlaceSearchLog, _ interactor: any PlaceSearchBusinessLogic) {
    (self.log, self.interactor) = (log, interactor)
  }

  package func search(_ request: PlaceSearch.Request) async {
    log.ask("search", request)
    await interactor.search(request)
  }
}

/// The service's answer in a script, as it is written there.
nonisolated package enum KataPlacesAnswer: Codable, Sendable {
  case places(names: [String])
  case failure(kind: String)
  /// An error of no known kind, which may be like the failure of that kind.
  case oddError(kind: KataStrayError, like: String)

  package static func random(using random: inout KataRandom) -> Self {
    let kind = random.pick(PlaceSearch.Failure.allCases).kind
    return switch random.below(6) {
    case 0: .failure(kind: kind)
    case 1: .oddError(kind: .random(using: &random), like: kind)
    case 2: .places(names: [])
    default:
      .places(
        names: random.row(usually: 3) { $0.pick(["Oslo", "Osnabrück", "oslo", "Bergen", "Lima"]) })
    }
  }

  /// Each failure once, and each error that no domain declares.
  package static var failures: [Self] {
    let kinds = PlaceSearch.Failure.allCases.map(\.kind)
    return kinds.map { .failure(kind: $0) }
      + KataStrayError.allCases.enumerated().map { index, error in
        .oddError(kind: error, like: kinds[index % kinds.count])
      }
  }

  /// The value or error of the service; nil for an unknown kind.
  package var result: Result<[Weather.Place], any Error>? {
    switch self {
    case .places(let names): .success(names.map { .init(name: $0) })
    case .failure(let kind): PlaceSearch.Failure(kind: kind).map(Result.failure)
    case .oddError(let error, let kind):
      PlaceSearch.Failure(kind: kind).map { .failure(error.error(like: $0)) }
    }
  }

  /// In words, for the transcript.
  package var kataText: String {
    switch self {
    case .places(let names): KataText.of(names)
    case .failure(let kind): "failure \(kind)"
    case .oddError(let error, let kind): PlaceSearch.Failure(kind: kind).map(error.words) ?? kind
    }
  }
}
