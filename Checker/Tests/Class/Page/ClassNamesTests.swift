@testable import Shared
import Testing

@testable import Class
@testable import Common

struct ClassNamesTests {
  private var names: ClassNames {
    var book = GradeBook(
      exercises: [],
      roster: try? Roster(
        "id,name,email\nann-1,Ann Lee,ann.lee@x.org\nboß,Boß O'Neil,\n李,李 小龙,\nwill,,\n"),
      keepsTexts: false)
    book.addAbsent()
    return ClassNames(book.rows)
  }

  @Test(arguments: [
    ("ann-1 wrote it", true), ("/home/ANN-1/x", true), ("by ann lee", true), ("by ANN_LEE", true),
    ("Lee says", true), ("lee says", false), ("mail ann.lee@x.org!", true),
    ("anna-1, joann-12", false), ("to BOß", true), ("“李”", true), ("we will see", true),
    ("", false), ("ann-", false),
  ])
  func `names are found as whole words`(text: String, isFound: Bool) {
    #expect(names.isAboutOthers(text, than: -1) == isFound)
  }

  @Test func `a text is about others if it names anyone but the owner`() {
    #expect(names.isAboutOthers("with Ann Lee", than: 1))
    #expect(!names.isAboutOthers("with Ann Lee", than: 0))
    #expect(names.isAboutOthers("ann lee and O'Neil", than: 0))
    #expect(!names.isAboutOthers("on paper", than: 0))
  }
}
