// The declarations of SwiftUI that the documents' Swift uses; see UIKit.swift beside it.

@_exported import Foundation
@_exported import Observation
import UIKit
@_exported import struct UIKit.Preview

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { return fatalError() }
}

/// Stands for every view of SwiftUI's own.
@MainActor public protocol Drawn: View where Body == Never {}

extension Drawn {
  public var body: Never { return fatalError() }
}

public struct Parts<Content>: Drawn {}

public struct Group<Content: View>: Drawn {
  public init(@ViewBuilder content: () -> Content) {}
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<each Part: View>(_ parts: repeat each Part) -> Parts<
    (repeat each Part)
  > { fatalError() }
  public static func buildExpression<Part: View>(_ part: Part) -> Part { part }
  public static func buildIf<Part: View>(_ part: Part?) -> Parts<Part?> { fatalError() }
  public static func buildEither<A: View, B: View>(first: A) -> Parts<(A, B)> { fatalError() }
  public static func buildEither<A: View, B: View>(second: B) -> Parts<(A, B)> { fatalError() }
}

extension Preview {
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) { fatalError() }
}

// The app

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Part: Scene>(_ part: Part) -> Part { part }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

// State

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { fatalError() }
  public init(initialValue: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Self { self }
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    fatalError()
  }
}

@available(iOS 17, *)
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public init(wrappedValue: Value) { fatalError() }
  public init(_ wrappedValue: Value) { fatalError() }
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: Self { self }
  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>)
    -> Binding<Part>
  { fatalError() }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {
  public var locale: Locale
}

@MainActor @propertyWrapper public struct AppStorage<Value> {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

// Views

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

public struct ButtonRole: Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}

public struct EmptyView: Drawn {
  public init() {}
}

public struct Color: Drawn {
  public static let red = Color()
}

public struct Text: Drawn {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init<Words: StringProtocol>(_ words: Words) {}
  public func bold() -> Text { self }
  public func font(_ font: Font?) -> Text { self }
}

public struct Font: Sendable {
  public static let footnote = Font()
}

public struct ProgressView: Drawn {
  public init() {}
}

public struct Label: Drawn {
  public init(_ key: LocalizedStringKey, systemImage: String) {}
}

public struct TextField: Drawn {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
}

public struct SecureField: Drawn {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
}

public struct Toggle: Drawn {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct Picker: Drawn {
  public init<Choice: Hashable, Content: View>(
    _ key: LocalizedStringKey, selection: Binding<Choice>, @ViewBuilder content: () -> Content
  ) {}
}

public struct Button: Drawn {
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload public init<Words: StringProtocol>(
    _ words: Words, action: @escaping @MainActor () -> Void
  ) {}
  public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

public struct Menu: Drawn {
  public init<Content: View>(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

@available(iOS 16, *)
public struct LabeledContent: Drawn {
  public init<Words: StringProtocol>(_ title: Words, value: Words) {}
}

public struct Form: Drawn {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

public struct Section: Drawn {
  public init<Content: View>(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct List: Drawn {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) {}
}

public struct ForEach: Drawn {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {}
  public func onDelete(perform: ((IndexSet) -> Void)?) -> ForEach { self }
  public func onMove(perform: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

@available(iOS 16, *)
public struct NavigationStack: Drawn {
  public init<Path: MutableCollection & RangeReplaceableCollection, Root: View>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path: RandomAccessCollection, Path.Element: Hashable {}
  public init<Root: View>(@ViewBuilder root: () -> Root) {}
}

public struct TabView: Drawn {
  public init<Tab: Hashable, Content: View>(
    selection: Binding<Tab>, @ViewBuilder content: () -> Content
  ) {}
}

@available(iOS 18, *)
public struct Tab: Drawn {
  public init<Value: Hashable, Content: View>(
    _ key: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct ToolbarItemPlacement: Sendable {
  public static let cancellationAction = ToolbarItemPlacement()
}

public struct ToolbarItem: Drawn {
  public init<Content: View>(
    placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content
  ) {}
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { fatalError() }
}

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { fatalError() }
  public static var go: SubmitLabel { fatalError() }
  public static var next: SubmitLabel { fatalError() }
}

extension View {
  public func alert<Value, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View { self }
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  public func autocorrectionDisabled(_ isOff: Bool = true) -> some View { self }
  public func disabled(_ isOff: Bool) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  @available(iOS 16, *)
  public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { self }
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  public func onAppear(perform: (() -> Void)? = nil) -> some View { self }
  @available(iOS 17, *)
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  @available(iOS 17, *)
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  public func onDisappear(perform: (() -> Void)? = nil) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func overlay(@ViewBuilder content: () -> some View) -> some View { self }
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void)
    -> some View
  { self }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func swipeActions(@ViewBuilder content: () -> some View) -> some View { self }
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
  public func tag(_ tag: some Hashable) -> some View { self }
  public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void)
    -> some View
  { self }
  public func task(
    id: some Equatable, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  public func textInputAutocapitalization(_ type: TextInputAutocapitalization?) -> some View {
    self
  }
  public func tint(_ color: Color?) -> some View { self }
  public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
}

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var rootView: Content { fatalError() }
}
