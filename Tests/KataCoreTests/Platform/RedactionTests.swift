import KataCore
import Testing

/// What goes into a report that somebody sends: no name of theirs, and no place of their disk.
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
  func `places and names are taken out`(text: String, redacted: String) {
    #expect(redaction.text(text) == redacted)
  }

  @Test(arguments: [
    "/usr/bin/swift", "✓ a suite starts and ends", "and/or", "https://swift.org/install",
    "/Applications/Xcode.app/Contents/Developer", "Exercises/Exercise01/Sources/A.swift:1:2",
    "/opt/swift/usr/lib/swift", "root's kata", "annual", "5 / 3", "annlee",
  ])
  func `what is everybody's stays`(text: String) {
    #expect(redaction.text(text) == text)
  }
}
