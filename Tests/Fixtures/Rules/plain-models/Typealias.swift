enum Renamed {
  typealias ViewModel = GivenView  // expect: plain-models
  typealias Request = () -> Void  // expect: plain-models

  typealias Work = () -> Void

  struct Response {
    let work: Work  // expect: plain-models
  }
}
