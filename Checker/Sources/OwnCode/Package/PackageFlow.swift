import Basics
import Common
import Host
import Foundation

/// Runs the tests of a package whose spies write into SpyKit's log, and picks what one test sent.
struct PackageFlow {
  let host: HostSystem

  /// The test with that in its name; without a name, the plainest of those that keep their messages.
  func flow(of test: String?, in folder: String) throws(Complaint) -> RecordedTest {
    let package = try OwnPackage(in: folder, host)
    try package.build(["--build-tests"])
    let kept = "\(NSTemporaryDirectory())/kata-flow-\(UUID().uuidString)"
    let (messages, events) = ("\(kept)/messages", "\(kept)/events")
    try host.files.write(messages, Data())
    // Tests at the same time would write into one another's messages.
    let finished = try package.run(
      "test",
      [
        "--skip-build", "--no-parallel", "--disable-xctest", "--event-stream-output-path", events,
        "--event-stream-version", "6.3",
      ], EventStream.variables.merging(["SPYKIT_RECORD": messages]) { $1 },
      limit: Limits.ownTestsSeconds)
    let stream = EventStream(reading: try host.files.text(events) ?? "")
    let recording = Recording(reading: try host.files.text(messages) ?? "")
    try host.files.remove(kept)
    var run = SuiteRun(root: folder)
    // SwiftPM exits after a test that crashed.
    _ = run.take(stream, ending: finished.ending == .exited(1) ? .signalled(0) : finished.ending)
    let tests = RecordedTest.all(of: run, recording)
    let found =
      if let test { tests.first { $0.test.name.localizedStandardContains(test) } } else {
        RecordedTest.plainest(of: tests)
      }
    guard let found else { throw .notRecorded(test, kept: tests.map(\.test.title)) }
    return found
  }
}

extension Complaint {
  fileprivate static func notRecorded(_ test: String?, kept: [String]) -> Self {
    guard kept.isEmpty else {
      return Self(
        "No test with \"\(test ?? "")\" in its name kept its messages.",
        details: ["those that did:"] + kept.map { "  \($0)" },
        next: "kata flow, with a part of a name", exit: .notPassed)
    }
    return Self(
      "No test kept its messages.",
      next: "log with SpyKit, under @Suite(.flow): Docs/spykit.md", exit: .notPassed)
  }
}

extension Subcommand {
  /// `kata flow --package PATH TEST`.
  static let packageFlow = Subcommand(
    spec: .flow,
    options: { (test: $0.operands.first, folder: $0.value("--package"), file: $0.value("--svg")) },
    run: { options, output, host throws(Complaint) in
      output.note(.long("builds the package, and runs its tests"))
      let folder = host.files.resolved(host.place(options.folder ?? "."))
      let recorded = try PackageFlow(host: host).flow(of: options.test, in: folder)
      output.clearProgress()
      return try output.show(FlowReport(recorded), in: options.file)
    })
}
