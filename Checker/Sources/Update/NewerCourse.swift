import Basics
import Common
import Host

/// A newer course, unpacked in a folder.
struct NewerCourse {
  let course: Course
  let shipped: ShippedFiles
  let place: Place

  /// The place of its files.
  struct Place {
    var folder: String
    /// Its commit, if the copy's own repository has it.
    var commit: String?
    /// A folder with the files of the last commit that it has in common with the copy.
    var base: String?
  }

  /// Gets the course from a folder, an archive, or a repository: its address, its folder, a bundle.
  ///
  /// Without a name it is the repository that the copy was cloned from, or its remote `upstream`.
  init(from name: String?, for workspace: Workspace) throws(Complaint) {
    let files = workspace.host.files
    place = try NewerCourseSearch(workspace: workspace).place(name)
    guard files.resolved(place.folder) != workspace.root else {
      throw .usage("That is this very copy.", next: "kata help update")
    }
    // A rule that this program does not know is none of an update's business.
    let list: Course? = try files.json("\(place.folder)/Exercises/course.json")
    guard let list, files.exists("\(place.folder)/\(ShippedFiles.path)") else {
      throw .usage(
        "\(name ?? "What was fetched") holds no Kata VIP course that this program can read.",
        next: "kata help update")
    }
    (course, shipped) = (list, try ShippedTexts(in: place.folder, workspace.host).found(list))
    let lacking = try lacking(files, unlike: workspace)
    guard lacking.isEmpty else {
      throw .usage(
        "\(name ?? "What was fetched") is not a whole course: it lacks \(lacking[0])"
          + (lacking.count > 1 ? ", and \(lacking.count - 1) more." : "."),
        next: "unpack it again, or copy all of it; nothing was changed")
    }
  }

  /// The files that the course itself lists, and that aren't there, as in a download that was cut off.
  ///
  /// The checker isn't listed: it may lose files, but not half of them.
  private func lacking(
    _ files: Files, unlike workspace: Workspace
  ) throws(Complaint) -> [String] {
    var listed = ["kata", "Package.swift", "Checker/Package.swift"].filter {
      files.exists(workspace.path($0))
    }
    for exercise in course.exercises {
      listed += [exercise.layout.readme] + exercise.scenePaths
      for part in [exercise.ownFolder, exercise.givenFolder] {
        listed += shipped.digests(exercise.id, part).keys.map {
          "\(exercise.layout.folder)/\(part)/\($0)"
        }
      }
    }
    let lacking = Set(listed + shipped.digests.keys).filter {
      !files.exists("\(place.folder)/\($0)")
    }
    let (own, other) = (workspace.root, place.folder)
    let isHalf = files.tree("\(other)/Checker").count < files.tree("\(own)/Checker").count / 2
    return lacking.sorted() + (isHalf ? ["half of Checker"] : [])
  }
}

/// Finds a newer course, and unpacks it in the copy's room for updates.
struct NewerCourseSearch {
  let workspace: Workspace

  /// The room that an update needs for a while.
  var room: String { "\(workspace.state)/update" }

  private var host: HostSystem { workspace.host }
  private var new: String { "\(room)/new" }

  func place(_ name: String?) throws(Complaint) -> NewerCourse.Place {
    try empty()
    try host.files.createFolder(new)
    guard let name else { return try fetch(nil) }
    let path = host.place(name)
    if isCourse(path), !host.files.exists("\(path)/.git") {
      return NewerCourse.Place(folder: path)
    }
    let isArchive = [".tar.gz", ".tgz", ".tar", ".zip"].contains(where: path.hasSuffix)
    if host.files.kind(path) == .file, isArchive { return try unpacked(path) }
    return try fetch(host.files.exists(path) ? path : name)
  }

  /// Moves an old room away before it removes it: a git whose `kata` was killed may still write there.
  func empty() throws(Complaint) {
    if host.files.exists(room) { try host.files.move(room, "\(room)-\(host.clock())") }
    for name in host.files.list(workspace.state) ?? [] where name.hasPrefix("update-") {
      try? host.files.remove("\(workspace.state)/\(name)")
    }
  }

  private func isCourse(_ folder: String) -> Bool {
    host.files.exists("\(folder)/Exercises/course.json")
  }

  private func unpacked(_ archive: String) throws(Complaint) -> NewerCourse.Place {
    let words =
      archive.hasSuffix(".zip")
      ? ["unzip", "-q", archive, "-d", new] : ["tar", "-xf", archive, "-C", new]
    let finished = try host.processes.run(
      Command(
        words: ["/usr/bin/env"] + words, environment: host.environment, limit: Limits.copySeconds))
    guard finished.ending == .exited(0) else {
      throw .usage("\(archive) can't be unpacked.", next: "unpack it by hand, and name the folder")
    }
    let folders = [new] + (host.files.list(new) ?? []).map { "\(new)/\($0)" }
    return NewerCourse.Place(folder: folders.first(where: isCourse) ?? new)
  }

  private func fetch(_ name: String?) throws(Complaint) -> NewerCourse.Place {
    guard var git = Git(host, in: workspace.root) else {
      throw .machine("This machine has no git.", next: "kata update FOLDER, with a newer course")
    }
    let isOwn = try git.isRoot()
    if isOwn {
      try git.demandRest(then: "kata update")
    } else {
      guard name != nil else {
        throw .usage(
          "This copy does not know where it came from.",
          next: "kata update FROM: the address, the archive or the folder of a newer course")
      }
      git.folder = "\(room)/repository"
      try host.files.createFolder(git.folder)
      _ = try git.demand(["init", "-q"], next: Git.again)
    }
    let remotes = try git.answer(["remote"])?.split(separator: "\n") ?? []
    let source = name ?? (remotes.contains("upstream") ? "upstream" : "origin")
    _ = try git.demand(
      ["fetch", "-q", "--no-tags", source, "HEAD"],
      next: "git remote -v shows the address; kata update FROM takes another")
    let commit = try git.demand(["rev-parse", "FETCH_HEAD"], next: Git.again)
    try git.unpack(commit, into: new, index: UpdateRecord.index(in: room))
    var place = NewerCourse.Place(folder: new)
    guard isOwn else { return place }
    place.commit = commit
    if let common = try git.answer(["merge-base", "HEAD", commit]) {
      try git.unpack(common, into: "\(room)/base", index: "\(room)/base-index")
      place.base = "\(room)/base"
    }
    return place
  }
}
