@testable import Shared
import Testing

@testable import Common

/// Four linkers, in their own words.
@Suite struct LinkFaultTests {
  @Test(arguments: [
    "ld.lld: error: undefined symbol: nobody\n>>> referenced by /tmp/U.swift.o:($s1MyyF)",
    "/tmp/U.swift:2: error: undefined reference to 'nobody'",
    "ld: U.swift.o: in function `$s1M':\nU.swift:(.text+0x1): undefined reference to `nobody'",
    "Undefined symbols for architecture arm64:\n  \"_nobody\", referenced from:\n      U.o",
  ])
  func `reads an undefined symbol`(output: String) throws {
    let fault = try #require(LinkFault(in: output))
    #expect(fault.sentence == "nothing defines the symbol nobody")
    #expect(fault.isNamed(in: #"@_silgen_name("nobody") func f()"#))
  }

  @Test(arguments: [
    "ld.lld: error: duplicate symbol: main\n>>> defined at M.swift.o",
    "error: /tmp/M.swift.o: multiple definition of 'main'",
    "ld: M.swift.o: in function `main':\nM.swift:(.text+0x0): multiple definition of `main'; x.o",
    "duplicate symbol '_main' in:\n    /tmp/M.o",
  ])
  func `reads a doubled symbol`(output: String) throws {
    let fault = try #require(LinkFault(in: output))
    #expect(fault.sentence.contains("@main has no place"))
    #expect(fault.isNamed(in: "@main struct M {"))
  }

  @Test(arguments: ["", "ld.lld: error: U.swift.o: unknown file type", "A.swift:1:1: error: x"])
  func `reads nothing of other failures`(output: String) {
    #expect(LinkFault(in: output) == nil)
  }
}
