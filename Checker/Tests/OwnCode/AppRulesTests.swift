import Basics
@testable import Shared
import Testing

@testable import OwnCode

/// Apps' own conventions, and the mistakes that only apps make.
@Suite struct AppRulesTests {
  private let files: TemporaryFolder

  init() throws { files = try TemporaryFolder() }

  /// The lines and rules of the findings, as in "3 workers".
  private func findings(_ code: String) throws -> [String] {
    try files.write(code, to: "App.swift")
    return try TemporaryCourse.warm.get().kata(["rules", files.path]).output
      .split(separator: "\n").filter { $0.hasPrefix("App.swift:") }
      .map { $0.split(separator: ":").dropFirst().prefix(2).joined() }
  }

  private static let interactor = """
    import Foundation
    protocol ListBusinessLogic: AnyObject { func load() }
    final class ListInteractor: ListBusinessLogic {

    """

  @Test(
    arguments: [
      ("func load() { AF.request(1) }", "4 workers"),
      ("func load() { Auth.auth().signOut() }", "4 workers"),
      ("func load() { let all = try! Realm() }", "4 workers"),
      ("func load() { UIApplication.shared.open(1) }", "4 workers"),
      ("func load() { let a = UIAlertController() }", "4 one-way"),
      ("func load() { DispatchQueue.main.async { missing() } }", "4 workers"),
      (
        "func load() { Users.shared.load() } }\nclass Users { static let shared = Users()\nfunc load() {}",
        "4 workers"
      ),
      (
        "func load() { print(\"empty\".localized) } }\nextension String { var localized: String { self }",
        "none"
      ),
      (
        "func load() { let a = \"empty\".localized } }\nextension String { var localized: String { self }",
        "4 formatting"
      ),
      ("func load() { L10n.title.count } }\nenum L10n { static let title = \"\"", "4 formatting"),
    ])
  func `an Interactor reaches nothing itself, and knows neither screens nor words`(
    body: String, finding: String
  ) throws {
    let found = try findings("\(Self.interactor)  \(body)\n}\n")
    #expect(found == (finding == "none" ? [] : [finding]))
  }

  @Test(
    arguments: [
      // For developers, also in a type that does nothing else.
      "func load() { AppLog.note() } }\nenum AppLog { static func note() { _ = Date() }",
      "func load() { Analytics.shared.send() } }\nclass Analytics { static let shared = Analytics()\nfunc send() {}",
      // It stands for a network that isn't there yet.
      "func load() {\n// A stub\nDispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }",
      // The word is in a comment, and the type is the app's own.
      "func load() { /* AF.request( */ } }\nstruct UIAlertController {}\nlet alert = UIAlertController(",
      // It's a value that goes wrong, and no service.
      "func load() { fail(ErrorModel.default) }\nfunc fail(_: ErrorModel) {} }\nclass ErrorModel { static let `default` = ErrorModel()",
      // A protocol holds it.
      "var users: any UsersLogic = Users.shared\nfunc load() {} }\nprotocol UsersLogic {}\nclass Users: UsersLogic { static let shared = Users()",
    ])
  func `what isn't a mistake in an Interactor isn't said`(body: String) throws {
    #expect(try findings("\(Self.interactor)  \(body)\n}\n") == [])
  }

  @Test func `VIPER's Views ask their Presenter, and Presenters ask all others`() throws {
    let code = """
      protocol ListViewProtocol: AnyObject { func show(_ error: any Error) }
      protocol ListPresenterProtocol: AnyObject { func count() -> Int }
      protocol ListInteractorInput: AnyObject { func total() -> Int }
      protocol ListRouterProtocol: AnyObject { static func make() -> Int }
      final class ListPresenter: ListPresenterProtocol {
        weak var view: (any ListViewProtocol)?
        var interactor: (any ListInteractorInput)?
        var router: (any ListRouterProtocol)?
        var rows: [Int] = []
        func count() -> Int { rows.append(1); return interactor?.total() ?? 0 }
      }
      final class ListViewController: ListViewProtocol {
        var presenter: (any ListPresenterProtocol)?
        func show(_ error: any Error) { _ = presenter?.count() }
      }

      """
    #expect(try findings(code) == [])
    #expect(try findings(code.replacing("weak var view", with: "var view")) == ["6 weak-back"])
    #expect(
      try findings(code.replacing("= presenter?", with: "= (presenter as! ListPresenter)"))
        .contains("14 protocols"))
  }

  @Test func `a Presenter is none the less one for what an Interactor knows of it`() throws {
    let code = """
      protocol ListViewProtocol: AnyObject { func show() }
      protocol ListPresenterInteractorProtocol: AnyObject { func found() }
      final class ListPresenter: ListPresenterInteractorProtocol {
        weak var view: (any ListViewProtocol)?
        func found() { view?.show() }
      }

      """
    #expect(try findings(code) == [])
    #expect(try findings(code.replacing("weak var view", with: "var view")) == ["4 weak-back"])
  }

  @Test func `a Presenter of another name is held to VIP where nobody is VIPER's`() throws {
    let code = """
      protocol ListPresenterProtocol: AnyObject { func present(_ count: Int) }
      final class ListPresenter: ListPresenterProtocol {
        var rows: [Int] = []
        func present(_ count: Int) { rows.append(count); DispatchQueue.main.async { print(count) } }
      }

      """
    #expect(try findings("import Foundation\n\(code)") == ["4 no-decisions"])
  }

  private static let view = """
    protocol ListBusinessLogic: AnyObject { func load() }
    protocol ListDataStore: AnyObject { var rows: [Int] { get set } }
    final class NextViewController {}
    final class NextAssembly { func make() -> Int { 1 } }
    final class ListViewController: UIViewController {
      var interactor: (any ListBusinessLogic & ListDataStore)?

    """

  @Test(
    arguments: [
      ("func show() { _ = interactor?.rows }", "7 one-way"),
      ("func go() { present(NextViewController()) }", "7 one-way"),
      ("func go() { push(NextAssembly().make()) }", "7 one-way"),
      ("func go() { _ = interactor as? ListDataStore }", "7 protocols"),
      ("func go() { let next = NextViewController() }", nil),
    ])
  func `a View by what it holds keeps out of data and ways`(body: String, finding: String?) throws {
    #expect(try findings("\(Self.view)  \(body)\n}\n") == [finding].compactMap(\.self))
  }

  @Test func `a Router finds out from the View what was chosen`() throws {
    let router =
      "final class ListRouter {\n  func go(_ v: V) { v.table.indexPathForSelectedRow }\n}\n"
    #expect(try findings(router) == ["2 one-way"])
  }

  @Test func `an object that SwiftUI's Views watch is no part, whatever its name`() throws {
    let code = "import Foundation\nfinal class ListInteractor%@ { let day = Date() }\n"
    #expect(try findings(code.replacing("%@", with: "")) == ["2 workers"])
    #expect(try findings(code.replacing("%@", with: ": ObservableObject")) == [])
  }

  private static func model(_ more: String, takes: String) -> String {
    """
    final class Item { var name = "" }
    enum List {
      struct Response { var item: Item }
      struct ViewModel { \(more) }
    }
    enum More { struct Response { var item: Item } }
    protocol ListPresentationLogic: AnyObject {}
    final class ListPresenter: ListPresentationLogic { func present(_ response: \(takes)) {} }

    """
  }

  @Test func `a class is one finding in all Responses, and a message that nothing takes is none`()
    throws
  {
    let twice = Self.model(
      "var item: Item", takes: "(List.Response, List.ViewModel, More.Response)")
    #expect(try findings(twice) == ["3 plain-models", "4 plain-models"])
    #expect(try findings(Self.model("", takes: "Int")) == [])
  }

  @Test func `what makes scenes is known by its name, and samples of templates are left out`()
    throws
  {
    let code = """
      protocol ListRoutingLogic: AnyObject {}
      final class ListInteractor {}
      final class ListCoordinator: ListRoutingLogic { func make() -> Any { ListInteractor() } }

      """
    #expect(try findings(code) == [])
    try files.write("", to: "App.swift")
    try files.write("class ___FILEBASENAME___ {}\n", to: "Scene.xctemplate/P.swift")
    try files.write(Self.view + "}\n", to: "Example/App.swift")
    #expect(
      try TemporaryCourse.warm.get().kata(["rules", files.path]).output.contains("1 of samples"))
  }
}
