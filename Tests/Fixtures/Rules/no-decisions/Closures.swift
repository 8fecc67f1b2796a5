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
    _ = (next(), made(), fetch(), ask?(number("")))
  }
}

private func makeCounter(from first: Int) -> () -> Int {
  var count = first
  return {
    count += 1
    return count
  }
}
