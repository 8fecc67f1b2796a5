final class BoxingPresenter: LoginPresentationLogic {
  private var box: Box<any LoginDisplayLogic>?  // expect: weak-back
  private var weakBox = WeakBox()
  @Held private var held: (any LoginDisplayLogic)? = nil  // expect: weak-back

  func presentLogin(_ response: Login.Authenticate.Response) {}
}

struct Box<Content> {
  var content: Content
}

@propertyWrapper
struct Held<Value> {
  var wrappedValue: Value
}

struct WeakBox {
  weak var content: (any LoginDisplayLogic)?
}
