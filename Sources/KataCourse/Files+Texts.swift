import Foundation
package import KataCore
package import KataHost

extension Files {
  /// Makes a folder hold these texts and no others; one that is there as it should be stays untouched.
  package func lay(_ texts: [String: String], in folder: String) throws(Complaint) {
    for name in tree(folder) where texts[name] == nil { try remove("\(folder)/\(name)") }
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let data = Data(text.utf8)
      if try read("\(folder)/\(name)") != data { try write("\(folder)/\(name)", data) }
    }
  }

  /// The Swift files below a folder, by their paths in it.
  package func texts(in folder: String) throws(Complaint) -> [String: String] {
    var texts: [String: String] = [:]
    for name in tree(folder) where name.hasSuffix(".swift") {
      texts[name] = try text("\(folder)/\(name)")
    }
    return texts
  }
}
