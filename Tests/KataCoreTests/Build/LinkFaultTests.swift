import KataCore
import Testing

/// Four linkers, in their own words.
@Suite struct LinkFaultTests {
  @Test(arguments: [
    "ld.lld: error: undefined symbol: nobody\n>>> referenced by /tmp/U.swift.o:($s1MyyF)",
    "/tmp/U.swift:2: error: undefined reference to 'nobody'",
    "ld: U.swift.o: in function `$s1M':\nU.swift:(.text+0x1): undefined reference to `nobody'",
    "Undefined symbols for architecture arm64:\n  \"_nobody\", referenced from:\n      U.o",
  ])
  func `what nothing defines`(output: String) throws {
    let fault = try #require(LinkFault(in: output))
    #expect(fault.kind == .undefined)
    #expect(fault.symbol == "nobody")
    #expect(fault.isNamed(in: #"@_silgen_name("nobody") func f()"#))
  }

  @Test(arguments: [
    "ld.lld: error: duplicate symbol: main\n>>> defined at M.swift.o",
    "error: /tmp/M.swift.o: multiple definition of 'main'",
    "ld: M.swift.o: in function `main':\nM.swift:(.text+0x0): multiple definition of `main'; x.o",
    "duplicate symbol '_main' in:\n    /tmp/M.o",
  ])
  func `what is defined twice`(output: String) throws {
    let fault = try #require(LinkFault(in: output))
    #expect(fault.kind == .doubled)
    #expect(fault.symbol == "main")
    #expect(fault.isNamed(in: "@main struct M {"))
    #expect(!fault.isNamed(in: "let main = 1"))
  }

  @Test(arguments: [
    "", "error: unable to attach DB", "ld.lld: error: U.swift.o: unknown file type",
    "A.swift:1:1: error: cannot find 'x' in scope",
  ])
  func `other failures are none of the linker's`(output: String) {
    #expect(LinkFault(in: output) == nil)
  }
}
