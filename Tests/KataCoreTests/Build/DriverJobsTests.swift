import KataCore
import Testing

/// What the driver prints of its jobs.
@Suite struct DriverJobsTests {
  @Test func `one job a line, quoted as for a shell`() throws {
    let jobs = try #require(
      DriverJobs(reading: "/usr/bin/clang -pie 'a b' c\\ d '$ORIGIN'\\''s' ''\n/usr/bin/ld x\n"))
    #expect(
      jobs.jobs == [
        ["/usr/bin/clang", "-pie", "a b", "c d", "$ORIGIN's", ""], ["/usr/bin/ld", "x"],
      ])
    #expect(jobs.programs == ["clang", "ld"])
  }

  @Test(arguments: [
    "clang 'a", "clang a\\", "swift-frontend -filelist /tmp/x",
    "swift-frontend -o /var/tmp/TemporaryDirectory.x1/a.o",
  ])
  func `what can't be started again is no job`(text: String) {
    #expect(DriverJobs(reading: text) == nil)
  }

  @Test func `the list of libraries that objects need is made by one of them`() {
    let job = ["/usr/bin/swift-autolink-extract", "a.o", "-o", "/new/objects.autolink", "-x"]
    #expect(DriverJobs.autolink(of: job) == "/new/objects.autolink")
    #expect(DriverJobs.autolink(of: ["/usr/bin/clang", "a.o", "-o", "/new/p"]) == nil)
    #expect(DriverJobs.autolink(of: ["/usr/bin/swift-autolink-extract", "-o"]) == nil)
  }

  @Test func `folders change from one time to the next, and names stand for them`() throws {
    let jobs = try #require(DriverJobs(reading: "clang /store/a-1/x.o -o /store/new/p"))
    let named = jobs.replacing([("/store/a-1", "@a@"), ("/store/new", "@new@")])
    #expect(named.jobs == [["clang", "@a@/x.o", "-o", "@new@/p"]])
    #expect(
      named.replacing([("@a@", "/store/a-2"), ("@new@", "/n")]).jobs == [
        ["clang", "/store/a-2/x.o", "-o", "/n/p"]
      ])
  }
}
