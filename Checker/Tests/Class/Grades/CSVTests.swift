@testable import Shared
import Testing

@testable import Class
@testable import Common

@Suite struct CSVTests {
  @Test(arguments: [
    ("=1+1", "\"'=1+1\""), ("+1", "\"'+1\""), ("-1", "\"'-1\""), ("@x", "\"'@x\""),
    ("a,b", "\"a,b\""),
    ("a\"b", "\"a\"\"b\""), ("plain", "plain"), ("a\nb", "a\\nb"),
  ])
  func `no cell is a formula, and none breaks its row`(cell: String, text: String) {
    #expect(CSV.row([cell, "x"]) == "\(text),x\n")
  }

  @Test func `what is written is read again`() {
    let cells = ["a,b", "c\"d", ""]
    #expect(CSV.rows(CSV.row(cells)) == [cells])
  }
}
