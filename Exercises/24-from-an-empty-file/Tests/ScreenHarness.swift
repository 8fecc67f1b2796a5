import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

/// An order history between doubles that write into one log; the client's answers wait to be given.
final class ScreenHarness {
  let clock: KataOrdersClockStub
  let place: IceCream.Orders.Place
  private(set) var navigator: KataOrdersNavigatorSpy?

  private let log = KataOrdersLog()
  private let store: KataOrdersStoreSpy
  private let opener: KataOrdersOpenerSpy?
  private let screen: KataOrdersForwarder
  private let gate = KataGate<KataClientSpy.Answer>()
  private let requests: KataRequests<KataClientSpy.Answer>
  private var started = 0

  /// A reader in Germany, and a stand in Nepal.
  nonisolated static let place = IceCream.Orders.Place(
    locale: Locale(identifier: "de_DE"), calendar: Calendar(identifier: .gregorian),
    zone: TimeZone(identifier: "Asia/Kathmandu") ?? .gmt)

  /// Makes a screen; a navigator or an opener that it doesn't have is freed at once.
  init(
    at seconds: Int = 1_772_400_000, place: IceCream.Orders.Place = ScreenHarness.place,
    hasNavigator: Bool = true, hasOpener: Bool = true, leakCheck: KataLeakCheck? = nil
  ) {
    let navigator = KataOrdersNavigatorSpy(log)
    let opener = KataOrdersOpenerSpy(log)
    self.place = place
    clock = KataOrdersClockStub(seconds: seconds)
    store = KataOrdersStoreSpy(log)
    requests = KataRequests(gate)
    let screen = makeOrdersScreen(
      client: KataClientSpy(log, gate: gate), store: store, clock: clock, navigator: navigator,
      opener: opener, place: place)
    self.screen = KataOrdersForwarder(log, screen)
    self.navigator = hasNavigator ? navigator : nil
    self.opener = hasOpener ? opener : nil
    leakCheck?.watch(screen, as: "screen")
    leakCheck?.watch(store, as: "store")
    leakCheck?.watch(clock, as: "clock")
    leakCheck?.watch(navigator, as: "navigator")
    leakCheck?.watch(opener, as: "opener")
  }

  // What the screen shows.

  /// All that is shown, but for the texts of the rows.
  struct Shown: Equatable {
    var numbers: [Int] = []
    var isLoading = false
    var asOf: String?
    var message: String?

    /// The same with another message.
    func saying(_ message: String) -> Self {
      var shown = self
      shown.message = message
      return shown
    }
  }

  var shown: Shown {
    .init(numbers: numbers, isLoading: isLoading, asOf: asOf, message: message)
  }
  var rows: [IceCream.Orders.Row] { screen.rows }
  var numbers: [Int] { screen.rows.map(\.number) }
  var isLoading: Bool { screen.isLoading }
  var asOf: String? { screen.asOf }
  var message: String? { screen.message }
  /// Nil until the screen adopts `IceCreamOrderUndo`.
  var undoable: [Int]? { screen.undo?.undoable }

  /// A time as the reader writes it.
  func time(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: place.locale, calendar: place.calendar,
        timeZone: place.zone))
  }

  /// The words that mark a list which was stored at this time.
  func mark(_ seconds: Int) -> String { "As of \(time(seconds))" }

  // What the doubles receive.

  /// The messages that they receive meanwhile.
  func calls(during act: @MainActor () async -> Void) async -> [KataOrdersCall] {
    await log.calls(during: act)
  }

  /// The requests among them that the client receives.
  func sent(during act: @MainActor () async -> Void) async -> [IceCream.ClientRequest] {
    await calls(during: act).compactMap {
      guard case .client(.send(let request)) = $0 else { return nil }
      return request
    }
  }

  /// The entries among them that are written to the store; nil for one that empties it.
  func written(during act: @MainActor () async -> Void) async -> [KataKept?] {
    var written: [KataKept?] = []
    for case .store(.write(let kept)) in await calls(during: act) { written.append(kept) }
    return written
  }

  /// Reports each request as the client receives it.
  func onRequest(_ report: @escaping @MainActor () -> Void) {
    gate.onHold { _ in report() }
  }

  // What the user does, each time in a new task, until the client is asked.

  func appear(onReturn: @escaping @MainActor () -> Void = {}) async {
    await start { [screen] in
      await screen.appear()
      onReturn()
    }
  }

  func refresh(onReturn: @escaping @MainActor () -> Void = {}) async {
    await start { [screen] in
      await screen.refresh()
      onReturn()
    }
  }

  func undo(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    let undo = screen.undo
    #expect(
      undo != nil, "the screen has to adopt IceCreamOrderUndo", sourceLocation: sourceLocation)
    await start { await undo?.undo(order: number) }
  }

  func open(_ number: Int) { screen.open(order: number) }
  func again(_ number: Int) { screen.again(order: number) }

  /// Cancels the task of the latest request.
  func cancel() { requests.cancel(started - 1) }

  private func start(_ request: @escaping @MainActor () async -> Void) async {
    started += 1
    await requests.start(request)
  }

  // What comes from outside.

  /// Puts a body into the store, as if it had been kept at this time.
  func keep(_ body: KataOrdersBody, at time: Int) { keep(body.data, at: time) }
  func keep(_ data: Data, at time: Int) { store.put(.init(body: data, time: time)) }

  /// Answers the oldest request that waits, or the one behind so many others.
  func answer(with body: KataOrdersBody, behind others: Int = 0) async {
    await requests.answer(others, with: .success(body.data))
  }

  func fail(
    with error: any Error = IceCream.ClientError.offline, behind others: Int = 0
  ) async {
    await requests.answer(others, with: .failure(error))
  }

  /// Answers an undo: the order is deleted.
  func confirmUndo() async { await requests.answer(with: .success(Data())) }

  /// Refreshes, and answers at once.
  func load(_ body: KataOrdersBody = .three) async {
    await refresh()
    await answer(with: body)
  }
}

extension KataOrdersBody {
  /// Orders 12, 7 and 5, from the newest to the oldest, but sent in another order.
  static let three = Self([
    .init(7, placed: 1_772_348_700), .init(5, placed: 1_772_300_000, total: 0),
    .init(12, placed: 1_772_390_000, total: 1250),
  ])
  static let empty = Self([])

  static func one(_ number: Int, placed: Int = 1) -> Self { .init([.init(number, placed: placed)]) }

  var text: String { String(decoding: data, as: UTF8.self) }

  /// Its entry in the store.
  func kept(at time: Int) -> KataKept { .init(data, time: time) }
}

extension KataOrdersCall {
  /// A load off the main actor; the client records `isOnTheMainActor` after one that is on it.
  static let load = Self.client(.send(.init(.get, "orders")))
  static let read = Self.store(.read)
  static let pop = Self.navigator(.pop)

  static func delete(_ number: Int) -> Self { .client(.send(.init(.delete, "orders/\(number)"))) }
  static func again(_ names: [String]) -> Self { .opener(.orderAgain(names)) }

  static func receipt(
    _ title: String, lines: [IceCream.Order.ViewModel.Line], total: String
  ) -> Self {
    .navigator(.push(.receipt(title: title, lines: lines, total: total)))
  }
}
