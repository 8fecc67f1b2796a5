import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise02

@Suite(.flow) struct LoginInteractorTests {
  let log = KataLoginLog()
  let ann = Login.User(name: "Ann")

  /// An interactor between two spies that write into the same log; the worker says yes.
  private func makeInteractor() -> LoginInteractor {
    LoginInteractor(
      presenter: KataPresenterSpy(log),
      worker: KataWorkerSpy(log, answers: Array(repeating: .success(ann), count: 12)))
  }

  @Test(arguments: [false, true])
  func `hands a complete request to the worker, and the user to the presenter`(
    isCancelled: Bool
  ) async {
    let interactor = makeInteractor()
    await Task {
      await kataCancelled(isCancelled) {
        await interactor.logIn(.init(email: "ann@x.org", password: "s3cret"))
      }
    }.value

    #expect(
      log.calls == [
        .worker(.authenticate(email: "ann@x.org", password: "s3cret")),
        .presenter(.presentLogin(.success(ann))),
      ])
  }

  @Test func `an email that was never typed is missing`() async {
    await makeInteractor().logIn(.init(email: nil, password: "s3cret"))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test func `an empty email is missing`() async {
    await makeInteractor().logIn(.init(email: "", password: "s3cret"))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test func `an email of nothing but blanks is missing`() async {
    await makeInteractor().logIn(.init(email: "   ", password: "s3cret"))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test(arguments: ["\n", "\t", " \n\t ", "\u{A0}", " \u{301}"])
  func `newlines and tabs are blanks, too`(email: String) async {
    await makeInteractor().logIn(.init(email: email, password: "s3cret"))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test func `a character without width is none, though it looks like one`() async {
    await makeInteractor().logIn(.init(email: "\u{200B}", password: "s3cret"))

    #expect(log.calls.first == .worker(.authenticate(email: "\u{200B}", password: "s3cret")))
  }

  @Test func `a password that was never typed is missing`() async {
    await makeInteractor().logIn(.init(email: "ann@x.org", password: nil))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test func `an empty password is missing`() async {
    await makeInteractor().logIn(.init(email: "ann@x.org", password: ""))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test func `when both are missing, that is said once`() async {
    await makeInteractor().logIn(.init(email: nil, password: nil))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test func `a password of nothing but blanks is a password`() async {
    await makeInteractor().logIn(.init(email: "ann@x.org", password: "   "))

    #expect(log.calls.first == .worker(.authenticate(email: "ann@x.org", password: "   ")))
  }

  @Test func `the worker gets the email trimmed and the password as typed`() async {
    await makeInteractor().logIn(.init(email: "  ann@x.org ", password: " s3cret "))

    #expect(log.calls.first == .worker(.authenticate(email: "ann@x.org", password: " s3cret ")))
  }

  @Test func `newlines and tabs around the email are taken off, too`() async {
    await makeInteractor().logIn(.init(email: "\tann@x.org\n", password: "s3cret"))

    #expect(log.calls.first == .worker(.authenticate(email: "ann@x.org", password: "s3cret")))
  }

  @Test func `inside the email, everything stays as typed`() async {
    await makeInteractor().logIn(.init(email: "Ann  Lee@X.org", password: "S3  cret"))

    #expect(
      log.calls.first == .worker(.authenticate(email: "Ann  Lee@X.org", password: "S3  cret")))
  }

  @Test func `a request that comes again is asked again`() async {
    let interactor = makeInteractor()
    await interactor.logIn(.init(email: "ann@x.org", password: "s3cret"))
    await interactor.logIn(.init(email: nil, password: "s3cret"))
    await interactor.logIn(.init(email: "ann@x.org", password: "s3cret"))

    #expect(
      log.calls == [
        .worker(.authenticate(email: "ann@x.org", password: "s3cret")),
        .presenter(.presentLogin(.success(ann))),
        .presenter(.presentLogin(.failure(.missingCredentials))),
        .worker(.authenticate(email: "ann@x.org", password: "s3cret")),
        .presenter(.presentLogin(.success(ann))),
      ])
  }
}
