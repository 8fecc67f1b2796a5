import KataCore

/// Where several files are to be edited: each of them is a part of its own.
extension Proof {
  func proveRepaired(_ variant: Variant, _ file: String, _ suite: SuiteResult) {
    let own = Set(names.filter { exercise.isPart($0, of: file) })
    let passed = Set(names.filter { suite.run.cases[$0]?.outcome == .passed })
    if own.subtracting(stubPasses).isEmpty { fault("no test of \(file)'s own fails on the stub") }
    for name in own.subtracting(passed).sorted() {
      fault("\(variant.name) does not pass \"\(name)\"")
    }
    for name in stubPasses.subtracting(passed).subtracting(own).sorted() {
      fault("\(variant.name) does not pass \"\(name)\", which the stub passes")
    }
    for name in passed.subtracting(own).subtracting(stubPasses).sorted() {
      fault("\(variant.name) passes \"\(name)\", which is another part's")
    }
  }

  func proveBroken(_ variant: Variant, _ file: String, _ suite: SuiteResult) throws(Complaint) {
    let red = names.filter { suite.run.cases[$0]?.outcome != .passed }
    if red.isEmpty { fault("\(variant.name) passes the suite") }
    for name in red where !exercise.isPart(name, of: file) {
      fault("\(variant.name) does not pass \"\(name)\", which is another part's")
    }
    guard let rule = exercise.breaks?[file] else { return }
    let rules = try rules(Rule.allCases.map(\.rawValue), variant.name)
    let broken = Set(rules.broken.map(\.rule.rawValue))
    if broken != [rule] {
      let found = broken.isEmpty ? "no rule" : broken.sorted().joined(separator: ", ")
      fault("\(variant.name) breaks \(found), where course.json says \(rule)")
    }
  }
}
