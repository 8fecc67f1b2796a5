import Basics
import Common
import Host
@testable import Shared
import Testing

@testable import Class

/// The box of a Mac, as far as another system can tell: what it is asked, and what its answers mean.
struct GradeBoxTests {
  private func holds(
    triple: String, answer: @escaping ([String]) -> Ending
  ) throws -> Bool {
    let course = try TemporaryCourse()
    var host = HostSystem.live()
    host.directory = course.root
    host.features = .mac
    host.processes = .compiler(triple: triple) { command in
      Finished(ending: answer(command.words), output: "", errors: "")
    }
    let workspace = try Workspace(around: course.root, host: host)
    let box = GradeBox(workspace, try Toolchain(host, remembered: nil))
    #expect(box.level == .none)
    return try box.holdsOnMac()
  }

  @Test func `it holds if a program starts in it, and can't read the course`() throws {
    let mac = "arm64-apple-macosx15.0"
    func answers(_ start: Int32, _ read: Int32, _ write: Int32 = 1) -> ([String]) -> Ending {
      { words in
        guard words[0] != "/usr/bin/xcrun" else { return .exited(1) }
        #expect(words.prefix(2) == ["/usr/bin/sandbox-exec", "-p"])
        let isWrite = words.contains("/usr/bin/touch")
        return .exited(isWrite ? write : words.contains("/bin/cat") ? read : start)
      }
    }
    #expect(try holds(triple: mac, answer: answers(0, 1)))
    #expect(try !holds(triple: mac, answer: answers(0, 0)))
    #expect(try !holds(triple: mac, answer: answers(0, 1, 0)))
    #expect(try !holds(triple: mac, answer: answers(71, 71)))
    #expect(try !holds(triple: "x86_64-unknown-linux-gnu", answer: answers(0, 1)))
  }
}
