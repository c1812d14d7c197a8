import Foundation
import Testing

@testable import Views

/// Code that names what a terminal does not have compiles, and shows what it would show without it.
struct CompatibilityTests {
  @Test func `animations and transitions show the end at once`() {
    struct Moving: View {
      @State var isLarge = false
      var body: some View {
        Button(isLarge ? "large" : "small") {
          let answer = withAnimation(.spring(response: 0.3).delay(1).repeatForever()) {
            isLarge.toggle()
            return 1
          }
          #expect(answer == 1)
        }
        .animation(.easeInOut(duration: 2).speed(2), value: isLarge)
        .animation(.bouncy)
        .transition(
          .asymmetric(insertion: .move(edge: .top), removal: .opacity.combined(with: .scale))
        )
        .transition(.push(from: .leading).animation(.snappy(duration: 1)))
        .contentTransition(.numericText())
        .animation(.easeIn) { $0.opacity(isLarge ? 1 : 0.9).scaleEffect(2) }
      }
    }
    let fixture = ViewFixture(9, 1) { Moving() }
    fixture.press(.return)
    #expect(fixture.picture == "▸ large ◂")
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `an error goes through an animation`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(Binding.constant(2).animation(.linear).wrappedValue == 2)
  }

  @Test func `looks that a terminal has not leave a view as it is`() {
    let view = Text("日本")
      .shadow(color: .gray, radius: 4, y: 2).shadow(radius: 3).blur(radius: 2)
      .scaleEffect(1.5).rotationEffect(.degrees(90)).compositingGroup().drawingGroup()
      .ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.top)
      .statusBarHidden().controlSize(.large).buttonBorderShape(.capsule)
      .preferredColorScheme(.dark).preferredColorScheme(nil).contentShape(.rect)
      .scrollIndicators(.hidden).scrollContentBackground(.hidden)
      .presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
      .navigationBarTitleDisplayMode(.inline).help("help").previewDisplayName("one")
      .help(Text("help")).help(LocalizedStringKey("help")).horizontalRadioGroupLayout()
      .font(.body.lowercaseSmallCaps().uppercaseSmallCaps()).menuActionDismissBehavior(.disabled)
      .foregroundStyle(.blue.shadow(.drop(radius: 2)).shadow(.inner(color: .red, radius: 1, y: 1)))
    #expect(picture(9, 1) { view } == "日本")
  }

  @Test func `the size that controls are to have can be read`() {
    struct Sized: View {
      @Environment(\.controlSize) private var size
      var body: some View { Text("\(size)") }
    }
    #expect(picture(9, 1) { Sized() } == "regular")
    #expect(picture(9, 1) { Sized().controlSize(.large).controlSize(.mini) } == "large")
  }

  @Test func `rows, fields and what is said of them stay as they are`() {
    let rows = Text("a")
      .listStyle(.plain).listStyle(InsetGroupedListStyle()).listRowSeparator(.hidden)
      .listRowSeparator(.hidden, edges: .bottom).listSectionSeparator(.hidden)
      .listRowInsets(EdgeInsets()).contentMargins(8)
    let typing = rows.textInputAutocapitalization(.never).autocorrectionDisabled()
      .submitLabel(.go).textFieldStyle(.roundedBorder).toggleStyle(.switch)
      .keyboardType(.emailAddress).textContentType(.username).navigationViewStyle(.stack)
      .textFieldStyle(RoundedBorderTextFieldStyle())
    let spoken = typing.accessibilityLabel("a").accessibilityLabel(Text("a"))
      .accessibilityHint("b").accessibilityValue("c").accessibilityIdentifier("d")
      .accessibilityElement(children: .combine).accessibilityHidden(true)
      .accessibilityAddTraits([.isButton, .isHeader])
    #expect(picture(9, 1) { spoken } == "a")
    #expect(picture(0, 0) { spoken } == "")
  }

  @Test func `bars, sheets and what is felt stay as they are`() {
    let bars = Text("日本")
      .toolbarBackground(.visible, for: .navigationBar).toolbarBackground(Color.red, for: .tabBar)
      .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar).toolbarTitleDisplayMode(.inline)
      .statusBar(hidden: true).indexViewStyle(.page(backgroundDisplayMode: .always))
      .navigationBarTitle(Text("a"), displayMode: .inline)
    let sheets = bars.presentationDetents([.medium], selection: .constant(.medium))
      .presentationCornerRadius(8).presentationBackground(.thinMaterial)
      .presentationBackground { Color.red }.presentationBackgroundInteraction(.enabled)
      .presentationCompactAdaptation(.popover)
    let scrolling = sheets.scrollBounceBehavior(.basedOnSize).scrollClipDisabled()
      .scrollDismissesKeyboard(.interactively).scrollTargetBehavior(.paging)
      .scrollTargetLayout().scrollIndicatorsFlash(onAppear: true)
    let colors = scrolling.brightness(1).contrast(1).saturation(1).grayscale(1)
      .hueRotation(.degrees(1)).colorMultiply(.red).colorInvert()
    let felt = colors.sensoryFeedback(.success, trigger: 1).hoverEffect(.lift).onHover { _ in }
      .textSelection(.enabled).textSelection(.disabled)
      .searchSuggestions { Text("a") }.searchCompletion("a")
      .accessibilityAdjustableAction { _ in }.accessibilityAction {}
      .accessibilityAction(named: "a") {}.accessibilitySortPriority(1)
      .gaugeStyle(.accessoryCircular).controlGroupStyle(.menu)
      .previewInterfaceOrientation(.landscapeLeft)
      .menuIndicator(.hidden).menuOrder(.fixed).disclosureGroupStyle(.automatic)
      .contentTransition(.symbolEffect(.replace)).contentTransition(.symbolEffect)
    #expect(picture(9, 1) { felt } == "日本")
    #expect(picture(0, 0) { felt } == "")
  }

  @Test func `looks of newer systems leave a view as it is`() {
    let glass = Text("日本").glassEffect().glassEffect(
      .regular.tint(.red).interactive(), in: .capsule
    )
    .glassEffectID("a", in: Namespace().wrappedValue)
    let scrolling = glass.scrollDisabled(true).contentMargins(.horizontal, 8, for: .scrollContent)
      .contentMargins(8, for: .automatic)
      .scrollTransition(.animated(.default).threshold(.visible(0.5)), axis: .horizontal) {
        $0.opacity($1.isIdentity ? 1 : $1.value).blur(radius: 2).offset(x: 8)
      }
      .visualEffect { effect, proxy in effect.scaleEffect(proxy.size.width).grayscale(1) }
    let containers = scrolling.geometryGroup().headerProminence(.increased)
      .containerShape(.capsule).containerBackground(.red, for: .navigation)
      .containerBackground(for: .tabView) { Color.red }.backgroundStyle(.red)
      .flipsForRightToLeftLayoutDirection(true).scenePadding().listSectionSpacing(8)
      .listSectionSpacing(.compact).listItemTint(.red).navigationSubtitle("a").navigationSubtitle(
        Text("a")
      )
      .navigationTransition(.zoom(sourceID: 1, in: Namespace().wrappedValue))
      .matchedTransitionSource(id: 1, in: Namespace().wrappedValue)
      .gridCellColumns(2).gridCellUnsizedAxes(.horizontal).gridColumnAlignment(.leading)
    #expect(picture(9, 1) { containers } == "日本")
    #expect(picture(0, 0) { containers } == "")
    #expect(picture(9, 1) { GlassEffectContainer(spacing: 8) { containers } } == "日本")
    #expect(picture(9, 1) { PhaseAnimator([1, 2]) { Text("\($0)") } } == "1")
    #expect(picture(9, 1) { PhaseAnimator([1, 2], trigger: 3) { Text("\($0)") } } == "1")
  }

  @Test func `what newer systems say of bars, sheets and rows leaves a view as it is`() {
    let bars = Text("日本").fontWidth(.condensed).contentShape(.interaction, .rect)
      .toolbarRole(.editor).presentationSizing(.form).presentationContentInteraction(.scrolls)
      .focusEffectDisabled().badgeProminence(.increased).persistentSystemOverlays(.hidden)
      .scrollEdgeEffectStyle(.soft, for: .top).fontWidth(nil)
    let spoken = bars.accessibilityInputLabels(["a"]).accessibilityHeading(.h1)
      .accessibilityRespondsToUserInteraction().accessibilityAction(.escape) {}
    let felt = spoken.sensoryFeedback(.impact(weight: .heavy), trigger: 1)
      .sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: 1)
      .transition(.blurReplace)
    #expect(picture(9, 1) { felt } == "日本")
    #expect(picture(0, 0) { felt } == "")
  }

  @Test func `values that would change little by little are reckoned with`() {
    var pair = AnimatablePair(1.0, Float(2)) + AnimatablePair(2, 2)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6, 8))
    #expect(pair - .zero == pair)
    #expect(pair.magnitudeSquared == 100)
  }

  @Test func `the first phase is shown, and what waits for an animation runs at once`() {
    let log = Log()
    let view = Text("a").phaseAnimator([1, 2]) { content, phase in
      HStack {
        content
        Text("\(phase)")
      }
    } animation: { _ in
      .timingCurve(0, 0, 1, 1)
    }
    #expect(picture(9, 1) { view } == "a 1")
    let result = withAnimation(.default) {
      log.add("change")
      return 1
    } completion: {
      log.add("end")
    }
    withTransaction(Transaction(animation: nil)) { log.add("transaction") }
    #expect(result == 1)
    #expect(log.take() == ["change", "end", "transaction"])
    #expect((-(Angle.degrees(90) + .degrees(30) - .degrees(60)) * 2 / 4).degrees.rounded() == -30)
  }

  @Test func `sizes and directions of text can be read and set`() {
    struct Sized: View {
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.sizeCategory) var category
      @Environment(\.layoutDirection) var direction
      @Environment(\.colorScheme) var scheme
      @ScaledMetric(relativeTo: .body) var length = 8.0
      var body: some View {
        Text("\(size) \(category) \(direction) \(scheme) \(Int(length))")
      }
    }
    #expect(picture(50, 1) { Sized() } == "large large leftToRight dark 8")
    let changed = Sized().dynamicTypeSize(...DynamicTypeSize.small)
      .environment(\.sizeCategory, .extraLarge).environment(\.layoutDirection, .rightToLeft)
      .colorScheme(.light)
    #expect(picture(50, 1) { changed } == "small extraLarge rightToLeft light 8")
    #expect(picture(50, 1) { Sized().dynamicTypeSize(.accessibility1) }.hasPrefix("accessibility1"))
  }

  @Test func `UIKit's code for what is felt does nothing`() {
    let impact = UIImpactFeedbackGenerator(style: .light)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(picture(9, 1) { Text("日本").sensoryFeedback(.selection, trigger: 1) } == "日本")
  }

  @Test func `old previews compile`() {
    struct Previews: PreviewProvider {
      static var previews: some View {
        Text("a")
        Text("b")
      }
    }
    #expect(picture(9, 2) { Previews.previews } == "a\nb")
  }
}

/// The page beside the code of these names.
struct CompatibilityPageTests {
  @Test func `the page names all that is declared beside it, and nothing else`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Views/Compatibility").standardized
    let declaration = /public (?:nonisolated )?(?:func|struct|enum|protocol|typealias) (\w+)/
    var declared: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: declaration) { declared.insert(String(match.1)) }
    }
    let page = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let cells = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|")[0] }
    let named = Set(cells.flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } })
    #expect(named.subtracting(declared) == [], "on the page only")
    #expect(declared.subtracting(named) == [], "not on the page")
  }

  /// The names that stand in 40 or more of 10,025 files of other people's SwiftUI, each with its kind.
  @Test func `each name that SwiftUI code uses often is there, or the page says why not`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = tests.appending(path: "../../Sources").standardized
    let names = try String(contentsOf: tests.appending(path: "Names.txt"), encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let page = try String(
      contentsOf: sources.appending(path: "Views/Compatibility/README.md"), encoding: .utf8)
    let reasons = page.split(separator: "## What is not there").dropFirst().joined()
    let absent = Set(
      reasons.split(separator: "\n").filter { $0.hasPrefix("| ") }
        .flatMap { $0.split(separator: "|")[0].matches(of: /\w+/).map { String($0.0) } })
    let words = [
      "type": "struct|enum|class|protocol|typealias", "modifier": "func",
      "environment": "var",
    ]
    var declared: Set<[String]> = []
    for module in ["Cells", "StateKit", "Views", "TerminalUI", "TerminalUIFoundation"] {
      let folder = sources.appending(path: module)
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for (kind, word) in words {
          let declaration = try Regex(
            "public [\\w() ]*(?:\(word)) `?(\\w+)", as: (Substring, Substring).self)
          for match in text.matches(of: declaration) {
            declared.insert([String(match.output.1), kind])
          }
        }
      }
    }
    #expect(names.count > 200)
    #expect(names.allSatisfy { $0.count == 2 && words.keys.contains($0[1]) })
    #expect(names.filter { !declared.contains($0) && !absent.contains($0[0]) } == [])
  }
}
