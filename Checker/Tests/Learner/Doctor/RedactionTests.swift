@testable import Shared
import Testing

@testable import Learner

@Suite struct RedactionTests {
  private let redaction = Redaction(
    places: [
      ("/Users/ann.lee", "~"), ("/Users/ann.lee/My Courses/kata-vip", "COURSE"),
      ("/private/var/folders/x1/abc/T", "TMP"),
    ], names: ["ann.lee", "Ann Lee", "root", "a"])

  @Test(arguments: [
    ("/Users/ann.lee/My Courses/kata-vip/.kata/run: denied", "COURSE/.kata/run: denied"),
    ("/Users/ann.lee/.local/share/swiftly/bin/swift", "~/.local/share/swiftly/bin/swift"),
    ("'/private/var/folders/x1/abc/T/k'", "'TMP/k'"),
    ("of ANN.LEE and of Ann Lee's", "of USER and of USER's"),
    ("/Users/ann.leeds/x", "ELSEWHERE"),
    ("error at /Volumes/Secret/course/a.swift:3:1", "error at ELSEWHERE:3:1"),
    ("a=/srv/b:/srv/c", "a=ELSEWHERE:ELSEWHERE"),
  ])
  func `the learner's places and names are removed`(text: String, redacted: String) {
    #expect(redaction.text(text) == redacted)
  }

  @Test(arguments: [
    "/usr/bin/swift", "✓ a suite starts and ends", "and/or", "https://swift.org/install",
    "/Applications/Xcode.app/Contents/Developer", "Exercises/01-welcome/Sources/A.swift:1:2",
    "/opt/swift/usr/lib/swift", "root's kata", "annual", "5 / 3", "annlee",
  ])
  func `other words and the system's paths stay`(text: String) {
    #expect(redaction.text(text) == text)
  }
}
