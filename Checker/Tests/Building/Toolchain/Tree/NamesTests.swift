@testable import Shared
import Testing

@testable import Common

@Suite struct NamesTests {
  private static let declarations = [
    ("s:20FoundationEssentials4DateVACycfc", "Foundation.Date.init()"),
    ("s:10Foundation4DateVACycfc", "Foundation.Date.init()"),
    ("s:20FoundationEssentials4DateV3nowACvpZ", "Foundation.Date.now"),
    ("s:s5ErrorP10FoundationE20localizedDescriptionSSvp", "Swift.Error.localizedDescription"),
    (
      "s:SS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ",
      "Swift.String.localizedStringWithFormat(_:)"
    ),
    ("c:objc(cs)NSNumberFormatter(im)stringFromNumber:", "__C.NSNumberFormatter.stringFromNumber:"),
    ("c:objc(cs)NSUserDefaults", "__C.NSUserDefaults"), ("c:@F@time", "C.time"),
  ]

  private static let types = [
    "$s10LoginScene0A12DisplayLogic_pSgXwD", "$s10LoginScene0A12DisplayLogic_pXoD",
    "$sSay12WeatherScene0A9FileStoreCGD", "$sSo14NSUserDefaultsCSgD", "$sypD", "$syXlD",
    "$sSiyYacSgD",
  ]

  /// Read once, for all tests.
  private static let output = Result {
    try Compiler.read(types + declarations.map { "$s" + $0.0.dropFirst(2) })
  }

  private func names() throws -> Names { Names(reading: try Self.output.get()) }

  @Test(arguments: declarations)
  func `reads a declaration's name, and its labels`(_ usr: String, _ name: String) throws {
    #expect(try names().declaration(usr) == name)
  }

  @Test(arguments: ["", "s:", "nonsense", "c:", "s:e:s:1X1IC2goyyF"])
  func `has no name for what is no declaration`(_ usr: String) throws {
    #expect(try names().declaration(usr) == nil)
  }

  @Test func `reads the names in a type, and the classes among them`() throws {
    let names = try names()

    #expect(
      names.type("$s10LoginScene0A12DisplayLogic_pSgXwD").names
        == ["Swift.Optional", "LoginScene.LoginDisplayLogic"])
    #expect(
      names.type("$sSay12WeatherScene0A9FileStoreCGD").names
        == ["Swift.Array", "WeatherScene.WeatherFileStore"])
    #expect(names.type("$sSo14NSUserDefaultsCSgD").names.last == "__C.NSUserDefaults")
    #expect(names.classes == ["WeatherScene.WeatherFileStore", "__C.NSUserDefaults"])
    #expect(names.type("$sypD").names == ["Any"])
    #expect(names.type("$syXlD").names == ["AnyObject"])
    #expect(names.type("$snonsense").names == [])
  }

  @Test func `reads how a reference is held, and that a type is a function`() throws {
    let names = try names()

    #expect(names.type("$s10LoginScene0A12DisplayLogic_pSgXwD").isWeak)
    #expect(names.type("$s10LoginScene0A12DisplayLogic_pXoD").isUnowned)
    #expect(!names.type("$sSay12WeatherScene0A9FileStoreCGD").isWeak)
    #expect(names.type("$sSiyYacSgD").isFunction)
    #expect(!names.type("$sypD").isFunction)
  }

  @Test func `leaves the file out of a private type's name`() {
    #expect("X._064E$Row".lastName == "Row")
    #expect("X.Row".lastName == "Row")
  }
}
