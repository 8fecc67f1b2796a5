enum Generic {
  struct Response<Asked: LoginWorkerLogic> {
    let asked: Asked  // expect: plain-models
  }

  struct ViewModel<Content> {
    let content: Content
  }
}
