import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise19

@Suite(.flow) struct SignUpTests {
  let log = KataLoginLog()
  let interactor: KataSignUpForwarder
  let presenter: KataSignUpPresenterForwarder
  let view: KataSignUpDisplaySpy

  let email = "ann@x.org"
  let password = "abcdefgh"

  /// An Interactor with one spy, and a Presenter with another, so that each can be tested alone.
  init() {
    interactor = KataSignUpForwarder(
      log, SignUpInteractor(presenter: KataSignUpPresenterSpy(log)))
    view = KataSignUpDisplaySpy(log)
    let presenter = SignUpPresenter()
    presenter.view = view
    self.presenter = KataSignUpPresenterForwarder(log, presenter)
  }

  private func edit(email: String?, password: String?) {
    interactor.validate(.init(email: email, password: password))
  }

  private func judged(
    email: Login.SignUp.EmailReason? = nil, password: Login.SignUp.PasswordReason? = nil
  ) -> KataLoginCall {
    .presenter(.presentValidation(.init(email: email, password: password)))
  }

  private func shown(email: String? = nil, password: String? = nil, isOn: Bool) -> KataLoginCall {
    .view(
      .displayValidation(
        .init(emailHint: email, passwordHint: password, canSignUp: isOn)))
  }

  // The Interactor.

  @Test(.tags(.edge1, .edge2, .edge3))
  func `nothing is judged before the first edit, and each edit judges both fields`() {
    #expect(log.calls == [])

    edit(email: "ann", password: "abc")
    edit(email: "ann@x.org", password: "abc")
    edit(email: "ann@x.org", password: "abcdefgh")
    edit(email: "ann@", password: "abcdefgh")

    #expect(
      log.calls == [
        judged(email: .noAt, password: .tooShort(by: 5)), judged(password: .tooShort(by: 5)),
        judged(), judged(email: .incomplete),
      ])
  }

  @Test(.tags(.edge4, .edge5, .edge10))
  func `a field that was never touched is judged as an empty field`() {
    edit(email: nil, password: "abc")
    edit(email: "", password: "abc")
    edit(email: "ann", password: nil)
    edit(email: "ann", password: "")

    let noEmail = judged(email: .missing, password: .tooShort(by: 5))
    let noPassword = judged(email: .noAt, password: .missing)
    #expect(log.calls == [noEmail, noEmail, noPassword, noPassword])
  }

  @Test(.tags(.edge1)) func `an unchanged form is judged again at each request`() {
    edit(email: "ann", password: password)
    edit(email: "ann", password: password)
    edit(email: email, password: password)
    edit(email: email, password: password)

    #expect(log.calls == [judged(email: .noAt), judged(email: .noAt), judged(), judged()])
  }

  @Test(.tags(.edge5), arguments: [" ", " \t\n", "\u{A0}", "\u{2003}\u{3000}"])
  func `an email made of blanks only is missing`(email: String) {
    edit(email: email, password: password)

    #expect(log.calls == [judged(email: .missing)])
  }

  @Test(
    .tags(.edge6, .edge7),
    arguments: [
      ("ann", .noAt), ("ann.x.org", .noAt), ("a@b@c", .severalAts), ("ann@@x.org", .severalAts),
      ("@@", .severalAts), ("@ann@", .severalAts), (#""a@b"@x.org"#, .severalAts),
      ("ann@\u{301}x.org", .noAt), ("@\u{301}", .noAt),
    ] as [(String, Login.SignUp.EmailReason)])
  func `an email without an @ or with several is refused`(
    email: String, reason: Login.SignUp.EmailReason
  ) {
    edit(email: email, password: password)

    #expect(log.calls == [judged(email: reason)])
  }

  @Test(.tags(.edge8), arguments: ["@x.org", "ann@", "@", " @x.org", "ann@\n\t"])
  func `an email with a blank side of its @ is incomplete`(email: String) {
    edit(email: email, password: password)

    #expect(log.calls == [judged(email: .incomplete)])
  }

  @Test(
    .tags(.edge9),
    arguments: [
      "a@b", " ann@x.org\n", "ann lee@x.org", "zoé+1@日本", "(ann)@[x]", "-@+", "a@\u{301}b@c",
    ])
  func `any email with text on both sides of one @ is fine`(email: String) {
    edit(email: email, password: password)

    #expect(log.calls == [judged()])
  }

  @Test(.tags(.edge11), arguments: [("a", 7), ("abcdefg", 1), ("    ", 4), (" abcdef", 1)])
  func `a short password is refused with the number of missing characters`(
    password: String, lacking: Int
  ) {
    edit(email: email, password: password)

    #expect(log.calls == [judged(password: .tooShort(by: lacking))])
  }

  @Test(
    .tags(.edge12),
    arguments: [
      "abcdefgh", "        ", " abcdefg", "12345678", String(repeating: "long ", count: 50),
    ])
  func `any password of eight characters or more is fine`(password: String) {
    edit(email: email, password: password)

    #expect(log.calls == [judged()])
  }

  @Test(
    .tags(.edge13),
    arguments: [
      ("👨‍👩‍👧‍👦🇨🇭", 6), ("🇨🇭🇯🇵🇰🇪🇧🇷", 4), ("👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽", 1),
      ("e\u{301}e\u{301}e\u{301}e\u{301}", 4), ("ééééééé", 1), ("ﬁﬁﬁﬁ", 4), ("ﷺ", 7), ("㍿½", 6),
    ])
  func `characters are counted as a person counts them`(password: String, lacking: Int) {
    edit(email: email, password: password)
    edit(email: email, password: password + String(repeating: "é", count: lacking))

    #expect(log.calls == [judged(password: .tooShort(by: lacking)), judged()])
  }

  // The Presenter.

  @Test(.tags(.edge15, .edge16))
  func `each reason is displayed in its words as the hint of its field`() {
    for reason in Login.SignUp.EmailReason.allCases {
      presenter.presentValidation(.init(email: reason, password: nil))
    }
    for reason in [.missing, .tooShort(by: 1), .tooShort(by: 2), .tooShort(by: 7)]
      as [Login.SignUp.PasswordReason]
    {
      presenter.presentValidation(.init(email: nil, password: reason))
    }
    presenter.presentValidation(.init(email: .noAt, password: .tooShort(by: 3)))

    #expect(
      log.calls == [
        shown(email: "Enter your email.", isOn: false),
        shown(email: "An email has an @ in it.", isOn: false),
        shown(email: "An email has one @ only.", isOn: false),
        shown(email: "Something is missing beside the @.", isOn: false),
        shown(password: "Choose a password.", isOn: false),
        shown(password: "Add 1 more character.", isOn: false),
        shown(password: "Add 2 more characters.", isOn: false),
        shown(password: "Add 7 more characters.", isOn: false),
        shown(
          email: "An email has an @ in it.", password: "Add 3 more characters.", isOn: false),
      ])
  }

  @Test(.tags(.edge14, .edge16, .edge17))
  func `a field that is fine has no hint, and two of them turn the button on`() {
    presenter.presentValidation(.init(email: .missing, password: .missing))
    presenter.presentValidation(.init(email: nil, password: .missing))
    presenter.presentValidation(.init(email: nil, password: nil))
    presenter.presentValidation(.init(email: .missing, password: nil))

    #expect(
      log.calls == [
        shown(email: "Enter your email.", password: "Choose a password.", isOn: false),
        shown(password: "Choose a password.", isOn: false),
        shown(isOn: true),
        shown(email: "Enter your email.", isOn: false),
      ])
  }

  @Test(.tags(.edge14)) func `each response is displayed once, even an equal one`() {
    presenter.presentValidation(.init(email: nil, password: nil))
    presenter.presentValidation(.init(email: nil, password: nil))
    presenter.presentValidation(.init(email: .missing, password: nil))
    presenter.presentValidation(.init(email: .missing, password: nil))

    let missing = shown(email: "Enter your email.", isOn: false)
    #expect(log.calls == [shown(isOn: true), shown(isOn: true), missing, missing])
  }

  // Both.

  @Test(.tags(.edge3, .edge11, .edge14, .edge15, .edge16, .edge17))
  func `with both parts, each edit shows what is wrong with the whole form now`() {
    let interactor = KataSignUpForwarder(log, SignUpInteractor(presenter: presenter))
    interactor.validate(.init(email: "ann", password: nil))
    interactor.validate(.init(email: "ann@x.org", password: nil))
    interactor.validate(.init(email: "ann@x.org", password: "👨‍👩‍👧‍👦🇨🇭 1234"))
    interactor.validate(.init(email: "ann@x.org", password: "👨‍👩‍👧‍👦🇨🇭 12345"))
    interactor.validate(.init(email: "ann@", password: "👨‍👩‍👧‍👦🇨🇭 12345"))

    #expect(
      log.calls == [
        shown(email: "An email has an @ in it.", password: "Choose a password.", isOn: false),
        shown(password: "Choose a password.", isOn: false),
        shown(password: "Add 1 more character.", isOn: false),
        shown(isOn: true),
        shown(email: "Something is missing beside the @.", isOn: false),
      ])
  }
}
