enum Nested {
  enum Use {}
}

extension Nested.Use {
  enum ViewModel {
    struct Welcome {
      let greeting: String
      let tapped: (@MainActor () -> Void)?  // expect: plain-models
    }

    enum Problem {
      case plain(String)
      case retry(any LoginBusinessLogic)  // expect: plain-models
    }
  }

  actor Response {}  // expect: plain-models
}
