import Foundation
@testable import Shared
import Testing

@testable import Common

struct FlowSVGTests {
  @Test func `text from outside is escaped, and what XML can't hold is shown by its number`() {
    let evil = "show(\"</text><script>&amp;'\u{0}\u{B}\u{FFFF}\")"
    let picture = FlowDiagram(
      expected: [Message(receiver: "<view>", text: evil)], recorded: [], cast: .sample
    ).svg
    #expect(picture.contains("&lt;/text&gt;&lt;script&gt;&amp;amp;'\\u{0}\\u{B}\u{FFFD}"))
    #expect(!picture.contains("<script"))
    #expect(picture.contains("&lt;view&gt;"))
    #expect(picture.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test(arguments: FlowCase.all)
  func `the picture needs nothing from elsewhere, and all of it lies within it`(
    flow: FlowCase
  ) throws {
    let picture = flow.diagram.svg
    #expect(!picture.contains("href") && !picture.contains("url(") && !picture.contains("@import"))
    let size = try #require(picture.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
    let (width, height) = (try #require(Int(size.1)), try #require(Int(size.2)))
    for match in picture.matches(of: /d="M(\d+) (\d+)/) {
      #expect(try #require(Int(match.1)) < width)
      #expect(try #require(Int(match.2)) < height)
    }
    for match in picture.matches(of: /<text x="(\d+)"[^>]*textLength="(\d+)"/) {
      #expect(try #require(Int(match.1)) + #require(Int(match.2)) <= width)
    }
  }
}
