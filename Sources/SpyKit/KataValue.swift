/// A value as its synthesized `Encodable` conformance tells it, before it is spelled.
indirect enum KataValue: Equatable {
  case none
  case plain(String)
  case list([KataValue])
  /// A struct.
  case fields([Field])
  /// An enum's case, with what it carries.
  case choice(String, [Field])

  struct Field: Equatable {
    /// Nil for what a case carries without a label.
    var label: String?
    var value: KataValue
  }

  init(_ value: some Encodable) {
    let draft = Draft()
    draft.take(value)
    self = draft.value
  }
}

/// A value while its type's own code writes it: the parts are asked for before they are filled.
private final class Draft {
  var shape = Shape.fields([])

  enum Shape {
    case none
    case plain(String)
    case list([Draft])
    case fields([(label: String?, draft: Draft)])
    case choice(String, Draft)
  }

  /// Asks the type itself: of no value is it asked what else it might conform to.
  func take(_ source: some Encodable) {
    do { try source.encode(to: Writer(draft: self)) } catch { shape = .plain("unwritable") }
  }

  func field(_ key: some CodingKey) -> Draft {
    guard case .fields(let fields) = shape else { return Draft() }
    let draft = Draft()
    shape = .fields(fields + [(Self.label(key.stringValue), draft)])
    return draft
  }

  func element() -> Draft {
    guard case .list(let elements) = shape else { return Draft() }
    let draft = Draft()
    shape = .list(elements + [draft])
    return draft
  }

  func choice(_ key: some CodingKey) -> Draft {
    let draft = Draft()
    shape = .choice(key.stringValue, draft)
    return draft
  }

  /// The compiler calls what has no label `_0`, `_1` and so on.
  private static func label(_ name: String) -> String? {
    name.hasPrefix("_") && Int(name.dropFirst()) != nil ? nil : name
  }

  var value: KataValue {
    switch shape {
    case .none: .none
    case .plain(let text): .plain(text)
    case .list(let elements): .list(elements.map(\.value))
    case .fields: .fields(contents)
    case .choice(let name, let payload): .choice(name, payload.contents)
    }
  }

  private var contents: [KataValue.Field] {
    guard case .fields(let fields) = shape else { return [] }
    return fields.map { KataValue.Field(label: $0.label, value: $0.draft.value) }
  }
}

private struct Writer: Encoder {
  let draft: Draft
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Fields(draft: draft))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    draft.shape = .list([])
    return Elements(draft: draft)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(draft: draft) }
}

/// A struct's fields, or an enum's case: only the latter has a container of its own inside.
private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let draft: Draft
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { draft.field(key).shape = .none }

  func encode(_ value: some Encodable, forKey key: Key) { take(value, key) }

  private func take(_ value: some Encodable, _ key: Key) { draft.field(key).take(value) }

  // Each type has a default of its own, which leaves nil out, and which no generic method replaces.
  func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: Bool?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) { take(value, key) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) { take(value, key) }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    KeyedEncodingContainer(Fields<Inner>(draft: draft.choice(key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    Writer(draft: draft.field(key)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { Writer(draft: draft) }

  func superEncoder(forKey key: Key) -> any Encoder { Writer(draft: draft.field(key)) }
}

private struct Elements: UnkeyedEncodingContainer {
  let draft: Draft
  var codingPath: [any CodingKey] { [] }
  var count: Int { 0 }

  func encodeNil() { draft.element().shape = .none }

  func encode(_ value: some Encodable) { draft.element().take(value) }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    Writer(draft: draft.element()).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    Writer(draft: draft.element()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { Writer(draft: draft.element()) }
}

/// What the language's own types say of themselves.
private struct Single: SingleValueEncodingContainer {
  let draft: Draft
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { draft.shape = .none }
  func encode(_ value: Bool) { draft.shape = .plain(value ? "true" : "false") }
  func encode(_ value: String) { draft.shape = .plain(KataText.quoted(value)) }
  func encode(_ value: Double) { draft.shape = .plain(value.description) }
  func encode(_ value: Float) { draft.shape = .plain(value.description) }

  func encode<Number: FixedWidthInteger & Encodable>(_ value: Number) {
    draft.shape = .plain(String(value, radix: 10))
  }

  func encode(_ value: some Encodable) { draft.take(value) }
}
