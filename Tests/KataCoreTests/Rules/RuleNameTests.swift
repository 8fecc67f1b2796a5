import Testing

@testable import KataCore

@Suite struct RuleNameTests {
  @Test(
    arguments: [
      ("s:20FoundationEssentials4DateVACycfc", "Foundation.Date.init()"),
      ("s:10Foundation4DateVACycfc", "Foundation.Date.init()"),
      (
        "s:20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfc",
        "Foundation.Date.init(timeIntervalSinceNow:)"
      ),
      ("s:20FoundationEssentials4DateV3nowACvpZ", "Foundation.Date.now"),
      (
        "s:10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF",
        "Foundation.NumberFormatter.string(from:)"
      ),
      (
        "c:objc(cs)NSNumberFormatter(im)stringFromNumber:",
        "Foundation.NumberFormatter.string(fromNumber:)"
      ),
      ("c:objc(cs)NSUserDefaults", "Foundation.UserDefaults"),
      ("c:objc(cs)UIImage(py)size", "ObjC.UIImage.size"),
      ("c:@F@time", "C.time"), ("c:@stdin", "C.stdin"),
      ("s:13FoundationXML11XMLDocumentC", "Foundation.XMLDocument"),
      (
        "s:Sz30FoundationInternationalizationE9formattedSSyF",
        "Swift.BinaryInteger.formatted()"
      ),
      ("s:s5ErrorP10FoundationE20localizedDescriptionSSvp", "Swift.Error.localizedDescription"),
      (
        "s:SS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ",
        "Swift.String.localizedStringWithFormat(_:_:)"
      ),
    ])
  func `reads a declaration's name, the same on all systems`(_ usr: String, _ name: String) {
    #expect(Demangling.declaration(usr) == name)
  }

  @Test(arguments: ["", "s:", "nonsense", "c:", "s:e:s:1X1IC2goyyF"])
  func `has no name for what is no declaration`(_ usr: String) {
    #expect(Demangling.declaration(usr) == nil)
  }

  @Test func `tells private types of two files apart`() {
    let first = Demangling.declaration("s:1X3Row33_064EAE8C6B3E4A960A2EE4628F9D12A4LLV")
    let second = Demangling.declaration("s:1X3Row33_74B9C159634FE596FC7130F75D74103BLLV")

    #expect(first != second)
    #expect(first?.lastName == "Row")
    #expect(second?.lastName == "Row")
  }

  @Test(
    arguments: [
      ("$s12WeatherScene0A9FileStoreCD", true), ("$s12WeatherScene0A9FileStoreCSgD", true),
      ("$s12WeatherScene0A9FileStoreCmD", true), ("$s12WeatherScene0A9FileStoreVD", false),
      ("$s10Exercise140A9FileStoreCD", false), ("$sSay12WeatherScene0A9FileStoreCGD", false),
    ])
  func `knows a scene's class by its mangled type`(_ mangled: String, _ isGiven: Bool) {
    let names = Names()
    let type = names.type(mangled)

    #expect(names.givenClasses == Set(isGiven ? type.names.suffix(1) : []))
  }

  @Test func `reads what a type names, and what it stands in`() {
    let text = TypeText(
      reading: "weak Swift.Optional<X.Box<X.Screen>.Row>")

    #expect(text.isWeak)
    #expect(!text.isFunction)
    #expect(
      text.mentions == [
        .init(name: "Swift.Optional", owners: []),
        .init(name: "X.Box", owners: ["Swift.Optional"]),
        .init(name: "X.Screen", owners: ["Swift.Optional", "X.Box"]),
        .init(name: "X.Box.Row", owners: ["Swift.Optional"]),
      ])
  }

  @Test func `reads functions, compositions and parameters`() {
    #expect(TypeText(reading: "(X.A) -> Swift.Optional<X.B>").isFunction)
    #expect(TypeText(reading: "(X.A) -> Swift.Optional<X.B>").names.contains("X.B"))
    #expect(
      TypeText(reading: "(Swift.Sendable & X.A).Protocol").names == ["Swift.Sendable", "X.A"])
    #expect(TypeText(reading: "unowned X.A").isUnowned)
    #expect(TypeText(reading: "unowned(unsafe) X.A").isUnowned)
    #expect(TypeText(reading: "Swift.Array<A>").namesParameter)
    #expect(!TypeText(reading: "Swift.Array<X.A>").namesParameter)
  }

  @Test(
    arguments: [
      ("X.A", "X.A"), ("X.Box<A>.Row", "X.Box.Row"), ("X.Box<(A) -> X.B>.Row<C>.Type", "X.Box.Row"),
      ("Swift.Array<A>.Ends.Type", "Swift.Array.Ends"), ("X.P.Protocol", "X.P"),
      ("X._A1B2$Row", "X._A1B2$Row"), ("(X.A, X.B)", nil), ("X.A & X.B", nil), ("() -> X.A", nil),
      ("", nil),
    ] as [(String, String?)])
  func `names one type, also inside a generic one`(_ text: String, _ path: String?) {
    #expect(TypeText.path(text) == path)
  }

  @Test(
    arguments: [
      ("$sSo7NSArrayCD", "NSArray"), ("$s10Foundation6NSDateCSgD", "NSDate"),
      ("$s10Foundation4DateVD", nil), ("$sSo8_NSRangeVD", nil), ("$sSaySiGD", nil),
    ] as [(String, String?)])
  func `tells Foundation's classes from its structs of the same name`(
    _ mangled: String, _ name: String?
  ) {
    #expect(Names().type(mangled).object == name)
  }

  @Test(
    arguments: [
      ("() -> Swift.Int", true, false), ("(X.A) -> ()", false, true),
      ("Swift.Optional<@Sendable () async throws -> ()>", true, true),
      ("((X.A) -> Swift.Int) -> ()", false, true), ("(() -> ()) -> X.A", false, false),
      ("X.A", false, false),
    ])
  func `tells what a function takes and gives`(_ text: String, _ takes: Bool, _ returns: Bool) {
    #expect(TypeText(reading: text).takesNothing == takes)
    #expect(TypeText(reading: text).returnsNothing == returns)
  }

  @Test(
    arguments: [
      ("Foundation.Date.init()", Effect.clock), ("Foundation.Date.now", .clock),
      ("Swift.Task.sleep(for:tolerance:clock:)", .clock), ("C.time", .clock),
      ("Foundation.URLSessionDataTask", .network), ("Foundation.FileManager.default", .files),
      ("Swift.String.init(contentsOfFile:encoding:)", .files), ("Foundation.Bundle", .resources),
      ("Foundation.UserDefaults.set(_:forKey:)", .defaults),
      ("Foundation.NumberFormatter.string(fromNumber:)", .formatting),
      ("Swift.Duration.formatted()", .formatting), ("Foundation.MutableArray", .state),
      ("Swift.Task.init(name:priority:operation:)", .waiting),
      ("C.clock", .clock), ("C.system", .processes), ("C.execve", .processes),
      ("Foundation.Process.run()", .processes), ("C.getenv", .environment),
      ("Foundation.ProcessInfo.environment", .environment), ("Swift.Int.random(in:)", .chance),
      ("Swift.Collection.randomElement()", .chance), ("Foundation.UUID.init()", .tickets),
      ("Foundation.UUID.uuidString", .ticketText), ("Swift.String.hashValue", .chance),
      ("Swift.Hasher.finalize()", .chance),
      ("Swift.LazyMapSequence", .later), ("Swift.AnySequence", .later),
      ("Glibc.open(_:_:)", .files),
      ("Foundation.XMLDocument.init(contentsOf:options:)", .files),
      ("Foundation.NSLocalizedString(_:tableName:bundle:value:comment:)", .formatting),
      ("_Concurrency.ContinuousClock.Instant.now", .clock),
    ])
  func `knows what the system's declarations do`(_ name: String, _ effect: Effect) {
    #expect(ForbiddenDeclarations.effects(of: name).contains(effect))
  }

  @Test func `tells a type's own member from its values' of the same name`() throws {
    let ownUSR = "s:20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvpZ"
    let own = try #require(Demangling.declaration(ownUSR))

    #expect(Demangling.isStatic(ownUSR))
    #expect(!Demangling.isStatic(String(ownUSR.dropLast())))
    #expect(Demangling.declaration(String(ownUSR.dropLast())) == own)
    #expect(ForbiddenDeclarations.effects(of: own, isStatic: true) == [.clock])
    #expect(ForbiddenDeclarations.effects(of: own, isStatic: false) == [])
  }

  @Test(
    arguments: [
      "Foundation.Date", "Foundation.Date.init(timeIntervalSince1970:)", "Foundation.DateInterval",
      "Foundation.NumberFormatter.number(from:)", "Foundation.NumberFormatter.init()",
      "Swift.StringProtocol.trimmingCharacters(in:)", "Swift.String.uppercased()",
      "C.timegm", "Foundation.URL.init(string:)", "Swift.Task.isCancelled",
      "Foundation.UUID.init(uuidString:)", "Swift.Hashable.hash(into:)", "C.logb", "C.sinf",
      "C.significand", "C.execution",
      "Foundation.Portable", "Swift.Collection.random",
      "Swift.Int.random(in:using:)", "_Concurrency.Clock.now",
    ])
  func `has nothing to say about plain work with values`(_ name: String) {
    #expect(ForbiddenDeclarations.effects(of: name).isEmpty)
  }
}
