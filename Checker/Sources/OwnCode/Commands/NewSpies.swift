import Basics
import Common
import Host

extension Subcommand {
  static let newSpies = Subcommand(
    spec: CommandSpec(
      "new spies", operand: .one("PATH"),
      options: [
        .init("--target", value: "NAME", "the test target that gets them, if there are several")
      ] + PartEndings.options,
      discussion: """
        PATH: a package. Makes a spy for each protocol that the tests see, with one log for all, and
        gates for what waits; the test target needs SpyKit. Run it again when a protocol has changed:
        it writes the file that it made, and no other.
        """),
    options: {
      (path: $0.operands[0], target: $0.value("--target"), endings: PartEndings(from: $0))
    },
    run: { options, output, host throws(Complaint) in
      let package = try OwnPackage(in: host.files.resolved(host.place(options.path)), host)
      output.note(.long("builds, and reads the code"))
      let maker = try SpyMaker(package, target: options.target, endings: options.endings)
      output.clearProgress()
      output.write(try maker.write())
      return .success
    })
}
