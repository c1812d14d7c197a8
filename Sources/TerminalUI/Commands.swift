import Views

/// Items of a menu bar. A terminal has none: what has a keyboard shortcut can be done by that.
@MainActor @preconcurrency public protocol Commands {
  /// The type of `body`, which the compiler works out.
  associatedtype Body: Commands

  /// The commands that these are made of.
  @CommandsBuilder var body: Body { get }

  /// The items as a view. Only the library's own commands replace it.
  var _items: AnyView { get }
}

extension Commands {
  public var _items: AnyView { AnyView(LinkedView(self) { $0.body._items }) }
}

extension Never: Commands {
  public var _items: AnyView { preconditionFailure("primitive commands have no body") }
}

/// A menu of a menu bar.
public nonisolated struct CommandMenu<Content: View>: Commands {
  private let content: Content

  /// A menu with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: Never { preconditionFailure("primitive commands have no body") }
  @MainActor public var _items: AnyView { AnyView(content) }
}

/// Items at a place of the usual menus.
public nonisolated struct CommandGroup<Content: View>: Commands {
  private let content: Content

  /// Items in place of others.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Items after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Items before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  @MainActor public var body: Never { preconditionFailure("primitive commands have no body") }
  @MainActor public var _items: AnyView { AnyView(content) }
}

/// No commands at all.
public nonisolated struct EmptyCommands: Commands {
  /// No commands.
  public init() {}

  @MainActor public var body: Never { preconditionFailure("primitive commands have no body") }
  @MainActor public var _items: AnyView { AnyView(EmptyView()) }
}

/// What would show and hide the first column of a split view.
public typealias SidebarCommands = EmptyCommands
/// What would change the bar of a window.
public typealias ToolbarCommands = EmptyCommands
/// What would change text.
public typealias TextEditingCommands = EmptyCommands

/// A place in the usual menus.
public nonisolated struct CommandGroupPlacement: Sendable {
  /// About the program and its settings.
  public static let appInfo = Self(), appSettings = Self(), appVisibility = Self(),
    appTermination = Self(), systemServices = Self()
  /// Documents.
  public static let newItem = Self(), saveItem = Self(), importExport = Self(),
    printItem = Self()
  /// What is edited.
  public static let undoRedo = Self(), pasteboard = Self(), textEditing = Self(),
    textFormatting = Self()
  /// Windows and help.
  public static let toolbar = Self(), sidebar = Self(), windowSize = Self(),
    windowArrangement = Self(), windowList = Self(), help = Self()
}

/// Builds the commands of a scene out of the statements of a closure.
@resultBuilder public nonisolated enum CommandsBuilder {
  /// No statement is no command.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A single statement stays what it is.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several statements, one after another.
  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First, _ rest: repeat each Rest
  ) -> JoinedCommands {
    var all: [any Commands] = [first]
    for commands in repeat each rest { all.append(commands) }
    return JoinedCommands(all: all)
  }
}

/// Several commands, one after another.
public nonisolated struct JoinedCommands: Commands {
  let all: [any Commands]

  @MainActor public var body: Never { preconditionFailure("primitive commands have no body") }
  @MainActor public var _items: AnyView {
    let items = all.map(\._items)
    return AnyView(ForEach(items.indices, id: \.self) { items[$0] })
  }
}
