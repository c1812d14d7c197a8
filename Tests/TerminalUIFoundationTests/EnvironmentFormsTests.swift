import TerminalUIFoundation
import Testing

/// Environment values, scenes and what assistive software is told, in the forms of other people's SwiftUI.
struct EnvironmentFormsTests {
  @Test func `what a terminal does not say is as usual`() {
    let screen = ControlScreen(40, 2) { Asking() }
    #expect(screen.draw().first == "usual")
  }

  @Test func `what is set around is told to those who ask`() {
    let screen = ControlScreen(60, 3) { Looking() }
    #expect(screen.draw() == ["small 0.5 off word hidden", "never fill high", ""])
  }

  @Test func `labels are shown unless they are hidden`() {
    let screen = ControlScreen(20, 3) {
      Toggle("日本", isOn: .constant(true)).labelsVisibility(.hidden)
      Toggle("日本", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden()
    }
    #expect(screen.draw()[0].contains("日本") == false)
    #expect(screen.draw()[1].contains("日本"), "the inner one wins")
  }

  @Test func `dates are picked and shown in the time zone around`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let date = Date(timeIntervalSince1970: 20 * 3600)
    let screen = ControlScreen(40, 3) {
      VStack(alignment: .leading) {
        DatePicker("a", selection: .constant(date))
        Text(date, style: .date)
      }
      .environment(\.timeZone, zone)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(screen.draw()[0].contains("1970-01-02 05:00"))
    #expect(screen.draw()[1].contains("January 2, 1970"))
  }

  @Test func `a button renames what the view around says`() {
    var count = 0
    let screen = ControlScreen(30, 3) {
      RenameButton()
      RenameButton().renameAction { count += 1 }
    }
    screen.press(.return)
    #expect(count == 1)
    #expect(screen.draw()[0].contains("Rename"))
  }

  @Test func `what assistive software is told changes nothing on the screen`() {
    let screen = ControlScreen(20, 3) { Heard() }
    #expect(screen.draw() == ["日本", "", ""])
  }

  @Test func `windows are neither opened nor closed`() {
    let screen = ControlScreen(20, 2) { Opening() }
    screen.press(.return)
    #expect(screen.draw().first == "▸ 1 ◂")
  }
}

private struct Asking: View {
  @Environment(\.accessibilityShowButtonShapes) private var hasShapes
  @Environment(\.accessibilityReduceTransparency) private var isOpaque
  @Environment(\.accessibilityInvertColors) private var isInverted
  @Environment(\.accessibilityEnabled) private var isAssisted
  @Environment(\.accessibilityVoiceOverEnabled) private var isRead
  @Environment(\.accessibilitySwitchControlEnabled) private var isSwitched
  @Environment(\.accessibilityLargeContentViewerEnabled) private var isLarge
  @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
  @Environment(\.accessibilityDimFlashingLights) private var isDimmed
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isColorless
  @Environment(\.accessibilityPlayAnimatedImages) private var isMoving
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.isLuminanceReduced) private var isDark
  @Environment(\.controlActiveState) private var state
  @Environment(\.appearsActive) private var isActive
  @Environment(\.supportsMultipleWindows) private var hasWindows
  @Environment(\.displayScale) private var scale
  @Environment(\.pixelLength) private var pixel
  @Environment(\.defaultMinListRowHeight) private var row
  @Environment(\.defaultMinListHeaderHeight) private var header
  @Environment(\.rename) private var rename
  @Environment(\.timeZone) private var zone

  var body: some View {
    let claims = [
      hasShapes, isOpaque, isInverted, isAssisted, isRead, isSwitched, isLarge, isSimple, isDimmed,
      isColorless, isDark, hasWindows, weight != nil, contrast == .increased, state != .key,
      header != nil, rename != nil,
    ]
    let isUsual =
      !claims.contains(true) && isMoving && isActive && scale == 1 && pixel == 1 && row == 16
      && zone == .current
    return Text(isUsual ? "usual" : "\(claims)")
  }
}

private struct Looking: View {
  var body: some View {
    VStack(alignment: .leading) {
      Told()
    }
    .imageScale(.small).minimumScaleFactor(0.5).scrollDisabled(true).disableAutocorrection(true)
    .labelsHidden().scrollIndicators(.never, axes: .vertical).symbolVariant(.fill)
    .headerProminence(.increased).allowsTightening(true).symbolRenderingMode(.palette)
    .menuIndicator(.hidden).menuOrder(.fixed).buttonRepeatBehavior(.enabled)
    .contentTransition(.opacity).scrollDismissesKeyboard(.never).focusEffectDisabled()
    .environment(\.symbolVariants, .fill).environment(\.legibilityWeight, .bold)
    .environment(\.isLuminanceReduced, true).environment(\.controlActiveState, .inactive)
    .environment(\.defaultMinListRowHeight, 10).environment(\.defaultMinListHeaderHeight, 0)
    .environment(\.displayScale, 2)
  }
}

private struct Told: View {
  @Environment(\.imageScale) private var scale
  @Environment(\.minimumScaleFactor) private var factor
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  @Environment(\.autocorrectionDisabled) private var isUncorrected
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.verticalScrollIndicatorVisibility) private var bar
  @Environment(\.horizontalScrollIndicatorVisibility) private var foot
  @Environment(\.symbolVariants) private var variants
  @Environment(\.headerProminence) private var prominence
  @Environment(\.allowsTightening) private var isTight
  @Environment(\.symbolRenderingMode) private var mode
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.buttonRepeatBehavior) private var behavior
  @Environment(\.contentTransition) private var transition
  @Environment(\.menuOrder) private var order
  @Environment(\.scrollDismissesKeyboardMode) private var keyboard
  @Environment(\.disableAutocorrection) private var older
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.isLuminanceReduced) private var isDark
  @Environment(\.appearsActive) private var isActive
  @Environment(\.pixelLength) private var pixel
  @Environment(\.isFocusEffectEnabled) private var hasEffect

  private var isAllSet: Bool {
    foot == .automatic && isTight && mode == .palette && indicator == .hidden
      && behavior == .enabled && transition == .opacity && older == true && weight == .bold
      && isDark && !isActive && pixel == 0.5 && !hasEffect
  }

  var body: some View {
    Text(
      """
      \(scale == .small ? "small" : "-") \(factor == 0.5 ? "0.5" : "-") \
      \(isScrollEnabled ? "on" : "off") \(isUncorrected ? "word" : "-") \
      \(labels == .hidden ? "hidden" : "-")
      """)
    Text(
      """
      \(bar == .never ? "never" : "-") \(variants == .fill ? "fill" : "-") \
      \(prominence == .increased && isAllSet ? "high" : "-")
      """)
  }
}

private struct Place: Identifiable {
  let id = 1
  let title = "a"
}

private struct Heard: View {
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var place: Int?
  @Namespace private var namespace
  private let places = [Place()]

  var body: some View {
    titled
      .accessibilityRotor("a") { AccessibilityRotorEntry("a", id: 1) }
      .accessibilityRotor(Text("a")) {
        ForEach(places) { AccessibilityRotorEntry(Text($0.title), id: $0.id, in: namespace) }
      }
      .accessibilityRotor("a", entries: places, entryLabel: \.title)
      .accessibilityRotor("a", entries: places, entryID: \.id, entryLabel: \.title)
      .accessibilityRotor(.links, entries: places, entryLabel: \.title)
      .accessibilityRotor(.headings(level: .h1), textRanges: [])
      .accessibilityRotorEntry(id: 1, in: namespace)
      .accessibilityLabeledPair(role: .label, id: 1, in: namespace)
      .accessibilityLinkedGroup(id: 1, in: namespace)
      .accessibilityFocused($isFocused).accessibilityFocused($place, equals: 1)
      .accessibilityDefaultFocus($place, 1)
  }

  private var titled: some View {
    Text("日本").accessibilityLabel("a").accessibilityHeading(.h1)
      .accessibilityTextContentType(.plain).speechSpellsOutCharacters()
      .accessibilityAddTraits([.isToggle, .isSearchField])
      .accessibilityRepresentation { Slider(value: .constant(1)) }
      .accessibilityChildren { Text("b") }
      .accessibilityLabel { label in
        label
        Text("x")
      }
      .accessibilityShowsLargeContentViewer()
      .accessibilityShowsLargeContentViewer { Text("a") }
      .accessibilityActions { Button("a") {} }
      .accessibilityAction {
      } label: {
        Text("a")
      }
      .accessibilityAction(named: Text("a")) {}
      .accessibilityScrollAction { _ in }
      .accessibilityCustomContent("k", "v")
      .accessibilityCustomContent(Text("k"), Text("v"), importance: .high)
      .accessibilityCustomContent(AccessibilityCustomContentKey("k"), "v")
      .accessibilityIgnoresInvertColors()
      .accessibilityActivationPoint(.center)
      .accessibilityActivationPoint(CGPoint(x: 1, y: 1))
      .accessibilityDirectTouch(options: .silentOnTouch)
      .speechAdjustedPitch(0.5).speechAnnouncementsQueued()
  }
}

private struct Opening: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.dismissSearch) private var dismissSearch
  @Namespace private var namespace
  @State private var count = 0

  var body: some View {
    Button("\(count)") {
      count += 1
      openWindow(id: "w")
      openWindow(value: 1)
      openWindow(id: "w", value: 1)
      dismissWindow()
      dismissWindow(id: "w")
      dismissWindow(value: 1)
      resetFocus(in: namespace)
      dismissSearch()
    }
    .prefersDefaultFocus(in: namespace).focusScope(namespace)
    .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
    .focusable(false, interactions: .activate)
  }
}

private struct WindowedApp: App {
  var body: some Scene {
    Window("t", id: "w") { Text("a") }
      .defaultPosition(.center).defaultSize(CGSize(width: 1, height: 1))
      .windowStyle(HiddenTitleBarWindowStyle())
      .windowToolbarStyle(.unified(showsTitle: false))
      .windowToolbarStyle(UnifiedWindowToolbarStyle(showsTitle: false))
      .windowLevel(.floating).handlesExternalEvents(matching: ["x"])
      .keyboardShortcut("0", modifiers: [.command, .shift])
      .defaultLaunchBehavior(.suppressed).restorationBehavior(.disabled)
      .persistentSystemOverlays(.hidden)
      .backgroundTask(.appRefresh("x")) {}
      .commandsRemoved().commandsReplaced { CommandMenu("x") { Button("a") {} } }
    if #available(macOS 13, *) {
      WindowGroup("t", id: "x", for: Int.self) { $number in
        Text("\(number)")
      } defaultValue: {
        0
      }
      MenuBarExtra("t", systemImage: "star", isInserted: .constant(true)) { Text("a") }
        .menuBarExtraStyle(.window)
    }
  }
}
