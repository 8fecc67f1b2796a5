/// A value as its synthesized `Encodable` conformance tells it, before it is spelled.
///
/// The type's own code asks for each part's place first, and fills it afterwards.
final class KataValue {
  private(set) var shape = Shape.fields([])

  enum Shape {
    case none
    case plain(String)
    case list([KataValue])
    case fields([Field])
    /// An enum's case, with the fields that it carries.
    case choice(String, KataValue)
  }

  struct Field {
    /// Nil for what a case carries without one.
    let label: String?
    let value: KataValue
  }

  fileprivate init() {}

  init(_ source: some Encodable) {
    take(source)
  }

  /// Asks the type itself: of no value is it asked what else it might conform to.
  fileprivate func take(_ source: some Encodable) {
    do { try source.encode(to: Writer(value: self)) } catch { shape = .plain("unwritable") }
  }

  fileprivate func become(_ shape: Shape) {
    self.shape = shape
  }

  fileprivate func field(_ key: some CodingKey) -> KataValue {
    let (name, value) = (key.stringValue, KataValue())
    guard case .fields(var fields) = shape else { return value }
    // The compiler calls what has no label `_0`, `_1` and so on.
    let isUnlabelled = name.hasPrefix("_") && Int(name.dropFirst()) != nil
    shape = .none
    fields.append(Field(label: isUnlabelled ? nil : name, value: value))
    shape = .fields(fields)
    return value
  }

  fileprivate func element() -> KataValue {
    let value = KataValue()
    guard case .list(var elements) = shape else { return value }
    shape = .none
    elements.append(value)
    shape = .list(elements)
    return value
  }

  fileprivate func choice(_ key: some CodingKey) -> KataValue {
    let value = KataValue()
    shape = .choice(key.stringValue, value)
    return value
  }
}

private struct Writer: Encoder {
  let value: KataValue
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Fields(value: value))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    value.become(.list([]))
    return Elements(value: value)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(value: value) }
}

/// A struct's fields, or an enum's case: only the latter has a container of its own inside.
private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let value: KataValue
  var codingPath: [any CodingKey] { [] }

  private func take(_ field: some Encodable, _ key: Key) { value.field(key).take(field) }

  func encodeNil(forKey key: Key) { value.field(key).become(.none) }
  func encode(_ field: some Encodable, forKey key: Key) { take(field, key) }

  // Each type has a default of its own, which leaves nil out, and which no generic method replaces.
  func encodeIfPresent(_ field: (some Encodable)?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: Bool?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: String?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: Double?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: Float?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: Int?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: Int8?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: Int16?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: Int32?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: Int64?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: UInt?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: UInt8?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: UInt16?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: UInt32?, forKey key: Key) { take(field, key) }
  func encodeIfPresent(_ field: UInt64?, forKey key: Key) { take(field, key) }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    Writer(value: value.choice(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    Writer(value: value.field(key)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { Writer(value: value) }
  func superEncoder(forKey key: Key) -> any Encoder { Writer(value: value.field(key)) }
}

private struct Elements: UnkeyedEncodingContainer {
  let value: KataValue
  var codingPath: [any CodingKey] { [] }
  var count: Int { 0 }

  func encodeNil() { value.element().become(.none) }
  func encode(_ element: some Encodable) { value.element().take(element) }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    Writer(value: value.element()).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    Writer(value: value.element()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { Writer(value: value.element()) }
}

/// The texts of the language's own types.
private struct Single: SingleValueEncodingContainer {
  let value: KataValue
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { value.become(.none) }
  func encode(_ flag: Bool) { value.become(.plain(flag ? "true" : "false")) }
  func encode(_ text: String) { value.become(.plain(KataText.quoted(text))) }
  func encode(_ number: Double) { value.become(.plain(number.description)) }
  func encode(_ number: Float) { value.become(.plain(number.description)) }

  func encode(_ number: some FixedWidthInteger & Encodable) {
    value.become(.plain(String(number, radix: 10)))
  }

  func encode(_ source: some Encodable) { value.take(source) }
}
