import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise02

@Suite(.flow) struct LoginInteractorTests {
  let log = KataLoginLog()
  let ann = Login.User(name: "Ann")

  /// An interactor between two spies that write into the same log; after its first answers, the
  /// worker says yes.
  private func makeInteractor(
    firstAnswers: [KataWorkerSpy.Answer] = []
  ) -> KataLoginForwarder {
    let worker = KataWorkerSpy(
      log, answers: firstAnswers + Array(repeating: .success(ann), count: 12))
    return KataLoginForwarder(
      log, LoginInteractor(presenter: KataPresenterSpy(log), worker: worker))
  }

  @Test(.tags(.edge4, .edge5), arguments: [false, true])
  func `a complete request goes to the worker, also in a cancelled task`(
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

  @Test(.tags(.edge1, .edge3)) func `an email that was never typed is missing`() async {
    await makeInteractor().logIn(.init(email: nil, password: "s3cret"))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test(.tags(.edge1, .edge3)) func `an empty email is missing`() async {
    await makeInteractor().logIn(.init(email: "", password: "s3cret"))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test(.tags(.edge1, .edge3)) func `an email of spaces is missing`() async {
    await makeInteractor().logIn(.init(email: "   ", password: "s3cret"))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test(.tags(.edge1, .edge3), arguments: ["\n", "\t", " \n\t ", "\u{A0}"])
  func `an email of newlines, tabs or other blanks is missing, too`(email: String) async {
    await makeInteractor().logIn(.init(email: email, password: "s3cret"))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test(.tags(.edge2, .edge3)) func `a password that was never typed is missing`() async {
    await makeInteractor().logIn(.init(email: "ann@x.org", password: nil))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test(.tags(.edge2, .edge3)) func `an empty password is missing`() async {
    await makeInteractor().logIn(.init(email: "ann@x.org", password: ""))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test(.tags(.edge1, .edge2, .edge3))
  func `when email and password are missing, there is one failure`() async {
    await makeInteractor().logIn(.init(email: nil, password: nil))

    #expect(log.calls == [.presenter(.presentLogin(.failure(.missingCredentials)))])
  }

  @Test(.tags(.edge2, .edge4)) func `a password of spaces is a password`() async {
    await makeInteractor().logIn(.init(email: "ann@x.org", password: "   "))

    #expect(log.calls.first == .worker(.authenticate(email: "ann@x.org", password: "   ")))
  }

  @Test(.tags(.edge4)) func `the worker gets the email trimmed and the password as typed`() async {
    await makeInteractor().logIn(.init(email: "  ann@x.org ", password: " s3cret "))

    #expect(log.calls.first == .worker(.authenticate(email: "ann@x.org", password: " s3cret ")))
  }

  @Test(.tags(.edge4)) func `newlines and tabs around the email are trimmed, too`() async {
    await makeInteractor().logIn(.init(email: "\tann@x.org\n", password: "s3cret"))

    #expect(log.calls.first == .worker(.authenticate(email: "ann@x.org", password: "s3cret")))
  }

  @Test(.tags(.edge4)) func `inside email and password, everything stays as typed`() async {
    await makeInteractor().logIn(.init(email: "Ann  Lee@X.org", password: "S3  cret"))

    #expect(
      log.calls.first == .worker(.authenticate(email: "Ann  Lee@X.org", password: "S3  cret")))
  }

  @Test(.tags(.edge4)) func `an equal request that comes later asks the worker again`() async {
    let interactor = makeInteractor(firstAnswers: [.failure(Login.Failure.wrongCredentials)])
    for email in ["ann@x.org", "ann@x.org", nil, nil, "ann@x.org"] {
      await interactor.logIn(.init(email: email, password: "s3cret"))
    }

    let asked = KataLoginCall.worker(.authenticate(email: "ann@x.org", password: "s3cret"))
    let missing = KataLoginCall.presenter(.presentLogin(.failure(.missingCredentials)))
    let succeeded = KataLoginCall.presenter(.presentLogin(.success(ann)))
    #expect(log.calls == [asked, asked, succeeded, missing, missing, asked, succeeded])
  }
}
