/// What views set for the views in them and a terminal does not show. It is told to those who ask.
private nonisolated struct UnseenLooks {
  var imageScale = Image.Scale.medium
  var symbolRenderingMode: SymbolRenderingMode?
  var headerProminence = Prominence.standard
  var disableAutocorrection: Bool?
  var allowsTightening = false
  var minimumScaleFactor = 1.0
  var isScrollEnabled = true
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var scrollDismissesKeyboardMode = ScrollDismissesKeyboardMode.automatic
  var menuOrder = MenuOrder.automatic
  var menuIndicatorVisibility = Visibility.automatic
  var buttonRepeatBehavior = ButtonRepeatBehavior.automatic
  var contentTransition = ContentTransition.identity
  var isFocusEffectEnabled = true
}

nonisolated extension EnvironmentValues {
  private var unseen: UnseenLooks {
    get { self[of: UnseenLooks.self] ?? UnseenLooks() }
    set { self[of: UnseenLooks.self] = newValue }
  }

  /// How large symbols are to be; each is one character.
  public var imageScale: Image.Scale {
    get { unseen.imageScale }
    set { unseen.imageScale = newValue }
  }

  /// How symbols are to be coloured; nil for as usual. Each has one colour.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { unseen.symbolRenderingMode }
    set { unseen.symbolRenderingMode = newValue }
  }

  /// How much headers are to stand out; they have one look.
  public var headerProminence: Prominence {
    get { unseen.headerProminence }
    set { unseen.headerProminence = newValue }
  }

  /// Whether nothing is to correct what is typed; nothing does.
  public var autocorrectionDisabled: Bool {
    get { unseen.disableAutocorrection ?? false }
    set { unseen.disableAutocorrection = newValue }
  }

  /// The older form of the same; nil where no view has set it.
  public var disableAutocorrection: Bool? {
    get { unseen.disableAutocorrection }
    set { unseen.disableAutocorrection = newValue }
  }

  /// Whether letters may come closer so that a text fits; they stand in cells.
  public var allowsTightening: Bool {
    get { unseen.allowsTightening }
    set { unseen.allowsTightening = newValue }
  }

  /// How small letters may become so that a text fits, as a part of their size; they have one size.
  package var smallestScale: Double {
    get { unseen.minimumScaleFactor }
    set { unseen.minimumScaleFactor = newValue }
  }

  /// Whether what scrolls is to do so; it does.
  public var isScrollEnabled: Bool {
    get { unseen.isScrollEnabled }
    set { unseen.isScrollEnabled = newValue }
  }

  /// When bars at the side are to be seen; they are while there is something to scroll.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { unseen.verticalIndicators }
    set { unseen.verticalIndicators = newValue }
  }

  /// When bars at the foot are to be seen; a terminal has none.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { unseen.horizontalIndicators }
    set { unseen.horizontalIndicators = newValue }
  }

  /// When scrolling is to take a keyboard away; there is none on the screen.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { unseen.scrollDismissesKeyboardMode }
    set { unseen.scrollDismissesKeyboardMode = newValue }
  }

  /// In which order the items of menus are to lie; they lie as they are written.
  public var menuOrder: MenuOrder {
    get { unseen.menuOrder }
    set { unseen.menuOrder = newValue }
  }

  /// Whether menus are to have their mark; they do.
  public var menuIndicatorVisibility: Visibility {
    get { unseen.menuIndicatorVisibility }
    set { unseen.menuIndicatorVisibility = newValue }
  }

  /// Whether a button is to act again and again while it is held; a terminal repeats the key.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { unseen.buttonRepeatBehavior }
    set { unseen.buttonRepeatBehavior = newValue }
  }

  /// Whether what has the focus is to be drawn otherwise; it is.
  public var isFocusEffectEnabled: Bool {
    get { unseen.isFocusEffectEnabled }
    set { unseen.isFocusEffectEnabled = newValue }
  }

  /// How the content of a view is to become another; it does at once.
  public var contentTransition: ContentTransition {
    get { unseen.contentTransition }
    set { unseen.contentTransition = newValue }
  }
}

nonisolated extension View {
  /// A terminal repeats a key that is held.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment { $0.buttonRepeatBehavior = behavior }
  }
}

/// Whether a button would act again and again while it is held.
public nonisolated struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isOn: Bool?

  /// What the system finds best.
  public static let automatic = ButtonRepeatBehavior(isOn: nil)
  /// It would.
  public static let enabled = ButtonRepeatBehavior(isOn: true)
  /// It would not.
  public static let disabled = ButtonRepeatBehavior(isOn: false)
}
