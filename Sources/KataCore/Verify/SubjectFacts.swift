extension ExerciseFacts {
  /// What is wrong with the implementations that the learner's suite is run against.
  var subjectFaults: [String] {
    var faults: [String] = []
    if right.count < 3 {
      faults.append("there are \(right.count) right implementations; at least 3 it takes")
    }
    if mutants.count < 10 {
      faults.append("there are \(mutants.count) wrong implementations; at least 10 it takes")
    }
    for (name, line) in right.sorted(by: { $0.key < $1.key })
    where !line.hasPrefix("// ") || Subject(.right, text: line).description.count < 10 {
      faults.append("the right implementation \(name) does not begin with \"// what it does\"")
    }
    return faults + edgeFaults("wrong implementation")
  }
}
