import GatherScene
import GatherSpies
import SpyKit

/// What may happen to one of the parts, alone between spies, or to all of them as one scene.
nonisolated enum PlayersScenario: KataScenario {
  case interactor(steps: [Ask])
  case view(steps: [Touch])
  case router(steps: [Way])
  case scene(steps: [Act])

  nonisolated struct Item: Codable, Sendable {
    var id: Int
    var name: String

    var player: Gather.Player { .init(id: id, name: name) }
  }

  /// A request to the Interactor, or the worker's answer.
  nonisolated enum Ask: Codable, Sendable {
    case load
    case switchMode
    case pick(id: Int)
    case delete(id: Int)
    case replace(by: Item)
    case proceed
    case startOver
    /// Answers the call at this place among those that wait, the oldest first; only a load gets
    /// the players.
    case answer(place: Int, players: [Item])
    case fail(place: Int, error: KataStrayError)
  }

  /// What the user, the Presenter or the Router does to the View.
  nonisolated enum Touch: Codable, Sendable {
    case load
    case tap(row: Int)
    case switchMode
    case proceed
    case ask(row: Int)
    case delete
    case dismissQuestion
    case dismissAlert
    case list(players: [Item])
    case problem(title: String)
    case details
    case add
    case match
    case saved(player: Item)
    case over
    /// The Interactor returns from the request at this place among those that wait.
    case returns(place: Int)
  }

  /// A route, what it finds, and what the screen that it leads to reports.
  nonisolated enum Way: Codable, Sendable {
    case player(is: Item?)
    case lineUp(a: [Item], b: [Item])
    case details
    case add
    case match
    case navigatorComes
    case navigatorGoes
    case viewGoes
    /// The screen at this place among those that were pushed reports a save, or the end.
    case reports(place: Int, player: Item)
    case returns(place: Int)
  }

  /// What the user does to a whole scene, and what the service answers.
  nonisolated enum Act: Codable, Sendable {
    case load
    case tap(row: Int)
    case switchMode
    case proceed
    case ask(row: Int)
    case delete
    case answer(place: Int, players: [Item])
    case fail(place: Int)
    /// The screen at this place among those that were pushed: a save under this name, or the end.
    case reports(place: Int, name: String)
  }

  var isCovered: Bool {
    switch self {
    case .interactor(let steps):
      steps.allSatisfy {
        if case .answer(_, let players) = $0 { areDifferent(players) } else { true }
      }
    case .view(let steps):
      steps.allSatisfy { if case .list(let players) = $0 { areDifferent(players) } else { true } }
    case .router: true
    case .scene(let steps):
      steps.allSatisfy {
        if case .answer(_, let players) = $0 { areDifferent(players) } else { true }
      }
    }
  }

  private func areDifferent(_ players: [Item]) -> Bool {
    Set(players.map(\.id)).count == players.count
  }
}

nonisolated extension PlayersScenario {
  static func random(using random: inout KataRandom) -> Self {
    switch random.below(12) {
    case 0, 1: view(using: &random)
    case 2, 3: router(using: &random)
    case 4: scene(using: &random)
    default: interactor(using: &random)
    }
  }

  /// Some of nine players, in any order; several have the same name.
  private static func players(using random: inout KataRandom) -> [Item] {
    var ids = Array(1...9)
    var players: [Item] = []
    for _ in 0..<random.pick([0, 1, 2, 3, 6, 7, 8, 9, 9]) {
      players.append(item(ids.remove(at: random.below(ids.count)), using: &random))
    }
    return players
  }

  private static func item(_ id: Int, using random: inout KataRandom) -> Item {
    Item(
      id: id,
      name: random.once(in: 8)
        ? random.text(.all) : random.pick(["Ann", "Ben", "Ben", "Carla", "Dan"]))
  }

  /// Mostly one of a few, so that several steps are about the same player.
  private static func id(using random: inout KataRandom) -> Int {
    random.once(in: 3) ? 1 + random.below(10) : 1 + random.below(4)
  }

  /// A list and mostly the mode; then requests, with up to four of them unanswered.
  ///
  /// Most of them are about one player, and many lists are the last one, with that player or not.
  private static func interactor(using random: inout KataRandom) -> Self {
    var list = random.once(in: 4) ? few(using: &random) : full(using: &random)
    let hero = random.pick(list).id
    var steps: [Ask] = []
    if !random.once(in: 8) {
      steps += [.load, .answer(place: 0, players: list)]
      if !random.once(in: 3) {
        steps.append(.switchMode)
        // Once is team a, twice is team b.
        for player in list where !random.once(in: 3) {
          let pick = Ask.pick(id: player.id)
          steps += random.once(in: 2) ? [pick] : [pick, pick]
        }
      }
      if list.count > 1, random.once(in: 2) { steps += overlap(list, hero, using: &random) }
    }
    let most = random.pick([1, 2, 3, 4])
    var left = random.count(usually: 14)
    var waiting = 0
    while left > 0 || waiting > 0 {
      let isAnswer = waiting > 0 && (left <= 0 || waiting >= most || random.once(in: 3))
      left -= 1
      guard !isAnswer else {
        list = nextList(after: list, hero, using: &random)
        steps.append(answer(random.below(waiting), with: list, using: &random))
        waiting -= 1
        continue
      }
      let step = ask(hero, using: &random)
      switch step {
      case .load, .delete, .startOver: waiting += 1
      default: break
      }
      steps.append(step)
    }
    return .interactor(steps: steps)
  }

  /// What comes between a request and its answer.
  private static func overlap(
    _ list: [Item], _ hero: Int, using random: inout KataRandom
  ) -> [Ask] {
    let others = list.filter { $0.id != hero }
    let last: Ask =
      random.once(in: 2)
      ? .fail(place: 0, error: .random(using: &random)) : .answer(place: 0, players: list)
    let other = random.pick(others).id
    return switch random.below(9) {
    case 0: [.delete(id: hero), .load, .answer(place: 1, players: others), last]
    case 1: [.delete(id: hero), .load, .answer(place: 1, players: list), .delete(id: hero), last]
    case 2: [.delete(id: hero), .load, last, .answer(place: 0, players: list)]
    case 3:
      [.load, .pick(id: hero), .pick(id: id(using: &random)), .answer(place: 0, players: list)]
    case 4:
      [
        .delete(id: hero), .load, .answer(place: 1, players: others), .load,
        .answer(place: 1, players: list), .delete(id: hero), last,
      ]
    case 5:
      [
        .delete(id: hero), .delete(id: other), .fail(place: 1, error: .plain), .delete(id: hero),
        last,
      ]
    case 6:
      [.delete(id: hero), .startOver, .answer(place: 1, players: list), .delete(id: hero), last]
    case 7: [.delete(id: hero), .replace(by: item(hero, using: &random)), .delete(id: hero), last]
    default:
      [.delete(id: hero), .replace(by: item(id(using: &random), using: &random)), last]
    }
  }

  private static func nextList(
    after list: [Item], _ hero: Int, using random: inout KataRandom
  ) -> [Item] {
    switch random.below(6) {
    case 0, 1: list
    case 2: list.filter { $0.id != hero }
    case 3: list.contains { $0.id == hero } ? list : list + [item(hero, using: &random)]
    case 4: list.count < 3 ? few(using: &random) : full(using: &random)
    default: list.count < 3 ? [] : players(using: &random)
    }
  }

  /// One player or two, so that a deletion leaves next to nobody.
  private static func few(using random: inout KataRandom) -> [Item] {
    (1...(1 + random.below(2))).map { item($0, using: &random) }
  }

  /// Six players or more.
  private static func full(using random: inout KataRandom) -> [Item] {
    var players = (1...(6 + random.below(4))).map { item($0, using: &random) }
    players.shuffle(using: &random)
    return players
  }

  private static func answer(
    _ place: Int, with players: [Item], using random: inout KataRandom
  ) -> Ask {
    random.once(in: 6)
      ? .fail(place: place, error: random.once(in: 3) ? .cancelled : .random(using: &random))
      : .answer(place: place, players: players)
  }

  private static func ask(_ hero: Int, using random: inout KataRandom) -> Ask {
    let id = random.once(in: 2) ? hero : id(using: &random)
    return switch random.below(24) {
    case 0, 1, 2, 3, 4: .load
    case 5, 6: .switchMode
    case 7, 8, 9, 10, 11: .delete(id: id)
    case 12, 13, 14: .replace(by: item(id, using: &random))
    case 15, 16: .proceed
    case 17: .startOver
    default: .pick(id: id)
    }
  }

  /// A list, and what may come after it.
  private static func view(using random: inout KataRandom) -> Self {
    let list = Touch.list(players: full(using: &random))
    var asks = [Touch.ask(row: random.below(6)), .ask(row: random.below(6))]
    if random.once(in: 3) { asks.insert(.delete, at: 1) }
    asks.append(random.once(in: 2) ? .delete : .tap(row: random.pick([-1, 9])))
    return .view(
      steps: (random.once(in: 6) ? [] : [list]) + (random.once(in: 3) ? asks : [])
        + random.row(usually: 12) { touch(using: &$0) })
  }

  private static func touch(using random: inout KataRandom) -> Touch {
    switch random.below(31) {
    case 0: .load
    case 1: .switchMode
    case 2: .proceed
    case 3: .dismissQuestion
    case 4: .dismissAlert
    case 5, 6: .problem(title: random.pick(["a", "b", ""]))
    case 7: .details
    case 8: .add
    case 9: .match
    case 10: .saved(player: item(id(using: &random), using: &random))
    case 11: .over
    case 12, 13, 14: .returns(place: random.below(3))
    case 15, 16, 17: .ask(row: random.below(8) - 1)
    case 18, 19: .delete
    case 20, 21, 22: .tap(row: random.below(9) - 1)
    case 23, 24, 25: .list(players: full(using: &random))
    default: .list(players: players(using: &random))
    }
  }

  private static func router(using random: inout KataRandom) -> Self {
    var steps: [Way] = []
    if !random.once(in: 5) { steps.append(.navigatorComes) }
    if !random.once(in: 4) { steps.append(.player(is: item(id(using: &random), using: &random))) }
    if !random.once(in: 4) {
      steps.append(.lineUp(a: players(using: &random), b: players(using: &random)))
    }
    if random.once(in: 3) {
      let first = item(id(using: &random), using: &random)
      let second = item(first.id, using: &random)
      steps += [.details, .reports(place: 0, player: first), .reports(place: 0, player: second)]
    }
    return .router(steps: steps + random.row(usually: 8) { way(using: &$0) })
  }

  private static func way(using random: inout KataRandom) -> Way {
    switch random.below(16) {
    case 0: .player(is: random.once(in: 4) ? nil : item(id(using: &random), using: &random))
    case 1: .lineUp(a: players(using: &random), b: players(using: &random))
    case 2, 3, 4: .details
    case 5: .add
    case 6, 7, 8: .match
    case 9: .navigatorComes
    case 10: random.once(in: 2) ? .navigatorGoes : .viewGoes
    case 11: .returns(place: random.below(2))
    default: .reports(place: random.below(3), player: item(id(using: &random), using: &random))
    }
  }

  private static func scene(using random: inout KataRandom) -> Self {
    let match: [Act] = [.switchMode, .tap(row: 0), .tap(row: 1), .tap(row: 1), .proceed]
    return .scene(
      steps: [
        .load,
        .answer(
          place: 0, players: random.once(in: 4) ? few(using: &random) : full(using: &random)),
      ]
        + (random.once(in: 2) ? match : []) + random.row(usually: 12) { act(using: &$0) })
  }

  private static func act(using random: inout KataRandom) -> Act {
    switch random.below(20) {
    case 0: .load
    case 1, 2: .switchMode
    case 3: .proceed
    case 4, 5: .ask(row: random.below(7))
    case 6, 7: .delete
    case 8: .fail(place: random.below(2))
    case 9, 10, 11:
      .answer(
        place: random.below(2),
        players: random.once(in: 2) ? full(using: &random) : players(using: &random))
    case 12, 13: .reports(place: random.below(3), name: random.pick(["Ann", "Ben", "Eve"]))
    default: .tap(row: random.below(7))
    }
  }
}
