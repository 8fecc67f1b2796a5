@testable import Common
@testable import Shared
import Testing

/// The names by which protocols stand for parts.
@Suite struct PartEndingsTests {
  @Test(
    arguments: [
      ("LoginBusinessLogic", .interactor), ("Scene.LoginPresentationLogic", .presenter),
      ("LoginDisplayLogic", .view), ("LoginRoutingLogic", .router), ("FileWorkerLogic", .worker),
      ("BusinessLogicLike", nil), ("LoginPresenterProtocol", nil),
    ] as [(String, SceneRole?)])
  func `the course's protocols are known by their ends`(name: String, role: SceneRole?) {
    #expect(PartEndings.course.role(ofProtocol: name) == role)
  }

  @Test func `other names take the place of those of the same part`() {
    let endings = PartEndings([
      "presenter": ["*PresenterProtocol", "I*Output"], "view": ["Shown"], "router": [],
    ])
    #expect(endings.role(ofProtocol: "LoginPresenterProtocol") == .presenter)
    #expect(endings.role(ofProtocol: "ILoginOutput") == .presenter)
    #expect(endings.role(ofProtocol: "LoginPresentationLogic") == nil)
    #expect(endings.role(ofProtocol: "Shown") == .view)
    #expect(endings.role(ofProtocol: "NotShown") == nil)
    #expect(endings.role(ofProtocol: "LoginRoutingLogic") == .router)
  }
}
