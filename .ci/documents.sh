# What the documents' commands take for granted, made by `first` (see .ci/documents).
# shellcheck shell=bash

# solve NN [MUTANT]: the reference in place of the learner's files, with a mistake.
solve() {
  cp Solutions/"$1"-*/Sources/* Exercises/"$1"-*/Sources/
  [ $# -eq 1 ] || awk -v name="$2" '/^## / { on = $4 == name; next } on' \
    Solutions/"$1"-*/Mutants.diff | git apply -p0 --directory "$(echo Exercises/"$1"-*/Sources)"
}

# Two learners have handed in half a day.
hand_in() {
  mkdir ../subs
  solve 01
  solve 02 ForgetsThePassword
  ./kata submit ../subs --name ann
  solve 02
  solve 03 SharesTheUser
  solve 04
  solve 05
  solve 06 KnowsTheViewController
  ./kata submit ../subs --name ben
}

# A folder with a module in VIPER.
viper() {
  mkdir -p ../MyApp/Notes
  cat >../MyApp/Notes/Notes.swift <<'END'
protocol NotesViewProtocol: AnyObject { func show(_ text: String) }
protocol NotesPresenterProtocol: AnyObject { func open() }
protocol NotesInteractorInputProtocol: AnyObject { func fetch() }
protocol NotesInteractorOutputProtocol: AnyObject { func fetched(_ count: Int) }
protocol NotesRouterProtocol: AnyObject { func close() }

final class NotesPresenter: NotesPresenterProtocol, NotesInteractorOutputProtocol {
  var view: (any NotesViewProtocol)?
  var interactor: (any NotesInteractorInputProtocol)?

  func open() { interactor?.fetch() }
  func fetched(_ count: Int) { view?.show("\(count)") }
}
END
}

# The folder of a new project of Xcode.
new_project() {
  mkdir -p ../IceCream/IceCream
}

# block PAGE N: the Nth block of Swift in a page of Docs.
block() {
  awk -v n="$2" '/^```/ { on = $0 == "```swift" && ++i == n; next } on' Docs/"$1".md
}

# The package of Docs/spykit.md, of its own code beside the sources that kata makes; with an
# Interactor that forgets a failure's name, and the test that finds it.
notes() {
  local suite=../Notes/Tests/NotesSceneTests/NotesInteractorTests.swift
  ./kata new scene Notes --in ../Notes --from worker --to none --spykit .
  rm -r ../Notes/Tests/*/*
  { block own-code 1 | sed '/^let package/,$d'; block spykit 1; } |
    sed 's|url: "https[^"]*", exact: "VERSION"|name: "KataVIP", path: "../kata-vip"|
         s|package: "kata-vip"|package: "KataVIP"|' >../Notes/Package.swift
  {
    printf '%s\n' 'import Testing' '@testable import NotesScene'
    for number in 2 3 4; do block spykit "$number"; done
    cat <<'END'
extension NotesInteractorTests {
  @Test(arguments: [Notes.Failure.missing])
  func `a failure keeps its name`(failure: Notes.Failure) async {
    let worker = NotesWorkerSpy(log, answers: [.failure(failure)])
    await NotesInteractor(presenter: NotesPresenterSpy(log), worker: worker).show(.init())
    #expect(log.calls == [.worker(.fetchItems), .presenter(.presentShow(.failure(failure)))])
  }
}
END
  } >"$suite"
  sed -i.bak 's|// Write this.*|\
    do { presenter.presentShow(.success(try await worker.fetchItems())) } catch {\
      presenter.presentShow(.failure(.unknown))\
    }|' ../Notes/Sources/NotesScene/NotesInteractor.swift
}

# swift6 STEP: the module of Docs/swift6.md as it is after that step. A block's first line is its file.
swift6() {
  awk -v last="$1" -v folder=../Feed '
    /^## [0-9]/ { step = $2 + 0 }
    /^```/ { if (file) close(file); file = ""; first = /^```swift$/ && step <= last; next }
    first { file = folder "/" $2; path = file; sub("/[^/]*$", "", path); system("mkdir -p " path)
            printf "" >file; first = 0; next }
    file { print >>file }' Docs/swift6.md
}
