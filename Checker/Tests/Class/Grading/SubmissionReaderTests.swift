import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Class

/// The texts that are read of folders and archives of unknown origin; nothing of them is built
/// here.
struct SubmissionReaderTests {
  /// A folder of submissions, which goes with the test.
  private final class Class {
    let root = "\(FileManager.default.temporaryDirectory.path)/kata-class-\(UUID().uuidString)"
    let own = "Exercises/01-hello/Sources"

    func write(_ data: Data, to path: String) throws {
      let url = URL(fileURLWithPath: "\(root)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func run(_ words: String...) throws {
      let finished = try Processes.live().run(
        Command(words: words, environment: ["LC_ALL": "C.UTF-8"], limit: 60))
      try #require(finished.ending == .exited(0), "\(words) \(finished.errors)")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }
  }

  private let course = Class()
  private let exercise: Course.Exercise

  init() throws {
    let fixture = "\(TemporaryCourse.origin)/Checker/Tests/Fixtures/Course/Exercises/course.json"
    let data = try Data(contentsOf: URL(fileURLWithPath: fixture))
    exercise = try JSONDecoder().decode(Course.self, from: data).exercises[0]
  }

  private var reader: SubmissionReader { SubmissionReader(host: .live(), exercises: [exercise]) }

  private func contents(of name: String) throws -> HandInTexts {
    let place = try reader.places(in: course.root).first { $0.name == name }
    return try reader.contents(of: #require(place).path)
  }

  private func texts(of name: String) throws -> [String: String]? {
    try contents(of: name).texts[exercise.id]
  }

  @Test func `folders and archives go by their names, and what is neither is left out`() throws {
    for name in ["ann/x", "ben.zip", "cleo.tar.gz", "dan.tar", "notes.txt", ".git/x", "ann.zip"] {
      try course.write("x", to: name)
    }
    #expect(
      try reader.places(in: course.root).map(\.name)
        == ["ann", "ann.zip", "ben", "cleo", "dan"])
    try course.write("x", to: "BEN.tar")
    #expect(
      try reader.places(in: course.root).filter(\.isRepeated).map(\.person).sorted()
        == ["ann", "ben"])
    #expect(throws: Complaint.self) { try reader.places(in: "\(course.root)/none") }
  }

  @Test func `a folder and its archives have the same contents`() throws {
    try course.write("let a = \"é\"\n", to: "ann/kata/\(course.own)/A.swift")
    try course.write("let b = 1\n", to: "ann/kata/\(course.own)/Parts/B.swift")
    let tar = try #require(Processes.live().find("tar", "/usr/bin:/bin"))
    try course.run(tar, "-cf", "\(course.root)/tarred.tar", "-C", "\(course.root)/ann", "kata")
    try course.run(tar, "-czf", "\(course.root)/packed.tgz", "-C", course.root, "ann")
    for name in ["ann", "tarred", "packed"] {
      #expect(
        try texts(of: name) == ["A.swift": "let a = \"é\"\n", "Parts/B.swift": "let b = 1\n"])
    }
  }

  @Test func `links, pipes, long files and what is no text are left out, with a reason`() throws {
    let folder = "\(course.root)/ann/\(course.own)"
    try course.write("let a = 1\n", to: "ann/\(course.own)/A.swift")
    try course.write("secret", to: "secret.swift")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: "\(folder)/Link.swift", withDestinationPath: "\(course.root)/secret.swift")
    try files.createSymbolicLink(
      atPath: "\(folder)/Outside", withDestinationPath: course.root)
    try files.createSymbolicLink(atPath: "\(folder)/Ring", withDestinationPath: folder)
    try course.run("/usr/bin/mkfifo", "\(folder)/Pipe.swift")
    try course.write(Data([0xFF, 0xFE]), to: "ann/\(course.own)/Bytes.swift")
    try course.write("let a = \"\0\"", to: "ann/\(course.own)/Zero.swift")
    // A hole takes no room on the disk.
    _ = files.createFile(atPath: "\(folder)/Huge.swift", contents: nil)
    let huge = try #require(FileHandle(forWritingAtPath: "\(folder)/Huge.swift"))
    try huge.truncate(atOffset: 1 << 30)
    try huge.close()

    let contents = try contents(of: "ann")
    #expect(contents.texts[exercise.id] == ["A.swift": "let a = 1\n"])
    #expect(
      Set(contents.ignored.map { $0.path.split(separator: "/").last.map(String.init) ?? "" })
        == [
          "Link.swift", "Outside", "Ring", "Pipe.swift", "Bytes.swift", "Zero.swift", "Huge.swift",
        ])
  }

  @Test func `a link in place of the learner's folder leads nowhere`() throws {
    try course.write("let a = 1\n", to: "elsewhere/A.swift")
    let files = FileManager.default
    try files.createDirectory(
      atPath: "\(course.root)/ann/Exercises/01-hello", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: "\(course.root)/ann/\(course.own)", withDestinationPath: "\(course.root)/elsewhere")
    try files.createSymbolicLink(
      atPath: "\(course.root)/ben", withDestinationPath: "\(course.root)/elsewhere")
    #expect(try texts(of: "ann") == nil)
    #expect(try reader.places(in: course.root).map(\.name) == ["ann", "elsewhere"])
  }

  @Test(arguments: ["broken.zip", "broken.tar", "broken.tar.gz"])
  func `an archive that is none is a fault of that submission alone`(name: String) throws {
    try course.write("let a = 1\n", to: "ann/\(course.own)/A.swift")
    try course.write("no archive", to: name)
    #expect(try contents(of: "broken").fault?.hasPrefix("it can't be unpacked: ") == true)
    #expect(try texts(of: "ann") != nil)
  }

  @Test func `a zip with a damaged file is a fault, and no empty file`() throws {
    let script = """
      import sys, zipfile
      path, name = sys.argv[1:]
      with zipfile.ZipFile(path, "w") as archive: archive.writestr(name, "let a = 1" * 9)
      data = open(path, "rb").read()
      open(path, "wb").write(data.replace(b"let a", b"let b", 1))
      """
    try course.write("x", to: "notes.txt")
    try course.run(
      "/usr/bin/python3", "-c", script, "\(course.root)/ann.zip", "ann/\(course.own)/A.swift")
    #expect(try contents(of: "ann").fault?.hasPrefix("it can't be unpacked: a file in it") == true)
  }

  @Test(arguments: ["zip", "tar"])
  func `an archive of thousands of files is read, and one without an exercise is told`(
    ending: String
  ) throws {
    let script = """
      import shutil, sys
      root, ending = sys.argv[1:]
      for name in ["built", "empty"]:
        shutil.make_archive(root + "/" + name, ending, root + "/" + name + "-folder")
      """
    try course.write("let a = 1\n", to: "built-folder/ann/\(course.own)/A.swift")
    let long = String(repeating: "long", count: 40)
    for number in 0..<2_000 { try course.write("", to: "built-folder/ann/.build/\(long)\(number)") }
    try course.write("x", to: "empty-folder/README.md")
    try course.run("/usr/bin/python3", "-c", script, course.root, ending)

    #expect(try texts(of: "built") == ["A.swift": "let a = 1\n"])
    #expect(try contents(of: "empty").fault == "no folder of these exercises was found in it")
    try course.write("x", to: "notes.txt")
    #expect(reader.others(in: course.root) == ["notes.txt"])
  }

  @Test func `a suite or a scene that was edited is named, and an older version's isn't`() throws {
    var reader = reader
    func list(_ suite: String) -> ShippedFiles {
      var files = ShippedFiles()
      files[exercise.id, "Tests"] = ["ATests.swift": suite, "BTests.swift": "test b\n"]
      let scene = "Sources/GreetScene/Greet.swift"
      files.digests = [scene: SHA256.hex("\(scene)\n6\nscene\n")]
      return files
    }
    reader.shipped = list("test a\n")
    let suites = ["ann": "test a\n", "ben": "nothing\n", "cem": "test of old\n", "eva": "test a\n"]
    for (name, text) in suites {
      let copy = "\(name)/clone"
      try course.write("let a = 1\n", to: "\(copy)/\(course.own)/A.swift")
      try course.write(text, to: "\(copy)/Exercises/01-hello/Tests/ATests.swift")
      try course.write(
        name == "eva" ? "mine\n" : "scene\n", to: "\(copy)/Sources/GreetScene/Greet.swift")
      try course.write(list("test of old\n").list, to: "\(copy)/\(ShippedFiles.path)")
      let names = ["-czf", "\(course.root)/\(name)-packed.tar.gz", "-C", "\(course.root)/\(name)"]
      try course.run("/usr/bin/env", "tar", names[0], names[1], names[2], names[3], ".")
    }
    let edited = try suites.keys.sorted().flatMap { [$0, "\($0)-packed"] }.filter { name in
      let place = try reader.places(in: course.root).first { $0.name == name }
      return try reader.contents(of: #require(place).path).edited == [exercise.id]
    }
    #expect(edited == ["ben", "ben-packed", "eva", "eva-packed"])
  }

  @Test func `a folder and an archive of one person have two names`() throws {
    for name in ["zoe", "kata-ann", "ann"] {
      try course.write("let a = 1\n", to: "\(name)/\(course.own)/A.swift")
    }
    try course.run(
      "/usr/bin/env", "tar", "-cf", "\(course.root)/kata-zoe.tar", "-C", "\(course.root)/zoe", ".")
    #expect(
      try reader.places(in: course.root).map(\.name) == ["ann", "kata-ann", "kata-zoe.tar", "zoe"])
  }

  @Test func `nobody has edited a course as it is shipped`() throws {
    let copy = try TemporaryCourse()
    let workspace = try Workspace(around: copy.root, host: .live())
    var reader = SubmissionReader(host: .live(), exercises: workspace.course.exercises)
    reader.shipped = workspace.shipped
    #expect(try reader.contents(of: copy.root).texts.count == 2)
    #expect(try reader.contents(of: copy.root).edited == [])
    let scene = "Sources/GreetScene/Greet.swift"
    try copy.write(copy.read(scene) + "\n", to: scene)
    #expect(try reader.contents(of: copy.root).edited == workspace.course.exercises.map(\.id))
  }

  @Test func `a person's file of another kind is told, by the name of the person`() throws {
    for name in ["Nils.rar", "kata-ann.b.tar.bz2", "notes.txt"] { try course.write("x", to: name) }
    #expect(reader.fault(of: "nils", in: course.root)?.hasPrefix("Nils.rar can't be read") == true)
    #expect(reader.fault(of: "ann.b", in: course.root) != nil)
    #expect(reader.fault(of: "sven", in: course.root) == nil)
    // Whose it is, the roster knows.
    #expect(reader.fault(of: "ann", in: course.root) != nil)
    var reader = reader
    reader.people = ["ann", "Ann.b"]
    #expect(reader.fault(of: "ann", in: course.root) == nil)
    #expect(reader.fault(of: "Ann.b", in: course.root) != nil)
  }

  @Test func `while a repair is open, a folder and its archive have the learner's own text`() throws
  {
    try course.write("let a = 2\n", to: "ann/kata/\(course.own)/A.swift")
    try course.write("", to: "ann/kata/\(ShippedFiles.path)")
    var repairs = Repairs()
    repairs.open = Repair(
      of: exercise, start: 0, report: "r", counts: true,
      own: ["\(course.own)/A.swift": Data("let a = 1\n".utf8)], broken: [:])
    try course.write(PrettyJSON.text(repairs), to: "ann/kata/.kata/again/state.json")
    let script = "import shutil, sys; shutil.make_archive(sys.argv[1] + sys.argv[2], *sys.argv[2:])"
    for ending in ["zip", "tar"] {
      try course.run(
        "/usr/bin/python3", "-c", script, "\(course.root)/packed-", ending, "\(course.root)/ann")
    }
    for name in ["ann", "packed-zip", "packed-tar"] {
      #expect(try texts(of: name) == ["A.swift": "let a = 1\n"], "\(name)")
    }
  }

  @Test func `an archive's paths lead nowhere, and its bombs are cut short`() throws {
    let script = """
      import io, sys, tarfile, zipfile
      root, own = sys.argv[1:]
      evil = {"../" + own + "/A.swift": b"up", "/" + own + "/B.swift": b"root",
        "x/" + own + "/*.swift": b"star", "x/" + own + "/-rf.swift": b"dash",
        "x/" + own + "/Bomb.swift": b"a" * (64 << 20), "x/" + own + "/C.swift": b"let c = 1"}
      to = zipfile.ZipInfo("x/" + own + "/Link.swift")
      to.create_system, to.external_attr = 3, 0o120777 << 16
      with zipfile.ZipFile(root + "/zipped.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in evil.items(): archive.writestr(name, data)
        archive.writestr(to, "/etc/passwd")
      with tarfile.open(root + "/tarred.tar.gz", "w:gz") as archive:
        for name, data in evil.items():
          entry = tarfile.TarInfo(name)
          entry.size = len(data)
          archive.addfile(entry, io.BytesIO(data))
        link = tarfile.TarInfo("x/" + own + "/Link.swift")
        link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
        archive.addfile(link)
      """
    try FileManager.default.createDirectory(
      atPath: course.root, withIntermediateDirectories: true)
    try course.run("/usr/bin/python3", "-c", script, course.root, course.own)
    for name in ["zipped", "tarred"] {
      let contents = try contents(of: name)
      let texts = try #require(contents.texts[exercise.id])
      #expect(texts == ["C.swift": "let c = 1", "-rf.swift": "dash"], "\\(name)")
      #expect(contents.ignored.contains { $0.path.hasSuffix("Bomb.swift") }, "\\(name)")
      #expect(
        contents.ignored.filter { $0.reason == HandIn.isLink }.map(\.path)
          == ["x/\(course.own)/Link.swift"])
      #expect(contents.ignored.count { $0.reason == HandIn.leadsOut } == 2)
    }
  }
}
