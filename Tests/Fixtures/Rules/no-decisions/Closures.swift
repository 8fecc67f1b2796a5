/// Closures that remember, or ask.
final class ClosuresPresenter: LoginPresentationLogic {
  private let next: () -> Int = {  // expect: no-decisions
    var count = 0
    return {
      count += 1
      return count
    }
  }()
  private let made = makeCounter(from: 3)  // expect: no-decisions
  private let number: (String) -> String  // expect: no-decisions
  private let tally: (Int) -> Int = {  // expect: no-decisions
    let till = Till()
    return { till.take($0) }
  }()
  private let taken: @MainActor (Int) -> Int = Till().take  // expect: no-decisions
  private let fetch: () -> Login.User?  // expect: no-decisions
  private var ask: ((String) -> Bool)?  // expect: no-decisions

  init(fetch: @escaping () -> Login.User?) {
    self.fetch = fetch
    var seen: [String] = []
    number = { name in
      seen.append(name)
      return "\(seen.count)"
    }
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    _ = (next(), made(), fetch(), ask?(number("")), tally(1), taken(1))
  }
}

private final class Till {
  private var sum = 0

  func take(_ amount: Int) -> Int {
    sum += amount
    return sum
  }
}

private func makeCounter(from first: Int) -> () -> Int {
  var count = first
  return {
    count += 1
    return count
  }
}
