/// A place in one of a module's files.
struct Place: Hashable {
  /// Among the module's files.
  var file: Int
  /// In bytes.
  var offset: Int
}

/// A node, and where it stands; nodes without a place of their own stand where their parent does.
struct Located {
  var node: TreeNode
  var place: Place

  var children: [Located] {
    node.children.map { Located($0, below: place) }
  }

  init(_ node: TreeNode, below place: Place) {
    self.node = node
    self.place = Place(file: place.file, offset: node.start ?? place.offset)
  }
}
