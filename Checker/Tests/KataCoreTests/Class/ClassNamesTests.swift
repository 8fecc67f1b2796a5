import Testing

@testable import KataCore
@testable import KataReports

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
    ("ann-1 wrote it", "[name] wrote it"), ("/home/ANN-1/x", "/home/[name]/x"),
    ("by ann lee, by ANN_LEE", "by [name], by [name]"), ("Lee says", "[name] says"),
    ("lee says", "lee says"), ("mail ann.lee@x.org!", "mail [name]!"),
    ("anna-1, joann-12", "anna-1, joann-12"), ("to BOß", "to [name]"), ("“李”", "“[name]”"),
    ("we will see", "we [name] see"), ("", ""), ("ann-", "ann-"),
  ])
  func `names are replaced as whole words`(text: String, expected: String) {
    #expect(names.removed(from: text) == expected)
  }

  @Test func `a text is about others if it names anyone but the owner`() {
    #expect(names.isAboutOthers("with Ann Lee", than: 1))
    #expect(!names.isAboutOthers("with Ann Lee", than: 0))
    #expect(names.isAboutOthers("ann lee and O'Neil", than: 0))
    #expect(!names.isAboutOthers("on paper", than: 0))
  }
}
