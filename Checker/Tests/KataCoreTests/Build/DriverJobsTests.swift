import KataCore
import Testing

@Suite struct DriverJobsTests {
  @Test func `reads one job a line, quoted as for a shell`() throws {
    #expect(
      DriverJobs.read("/usr/bin/clang -pie 'a b' c\\ d '$ORIGIN'\\''s' ''\n/usr/bin/ld x\n") == [
        ["/usr/bin/clang", "-pie", "a b", "c d", "$ORIGIN's", ""], ["/usr/bin/ld", "x"],
      ])
  }

  @Test(arguments: [
    "clang 'a", "clang a\\", "swift-frontend -filelist /tmp/x",
    "swift-frontend -o /var/tmp/TemporaryDirectory.x1/a.o",
  ])
  func `a job that can't be started again is not read`(text: String) {
    #expect(DriverJobs.read(text) == nil)
  }
}
