// Titles that a program keeps as keys. What is a literal there is a string, and shown as it is.

extension Button where Label == Text {
  /// A button with a key as its label.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void)
  {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  /// A button with a key and a symbol before it as its label.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A key with a symbol by its SF Symbols name.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A key with an image of the program's own.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a key as its label.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Picker where Label == Text {
  /// A picker with a key as its label.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension TextField where Label == Text {
  /// A field with a key, which stands in it while it is empty and has no prompt.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}

extension SecureField where Label == Text {
  /// A field with a key, which stands in it while it is empty and has no prompt.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a key above them.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  /// Rows that the user opens and closes, with a key above them.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view, with a key as its label.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// The same in the order of older code.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the screen for a value, with a key as its label.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, value: (some Hashable)?) {
    self.init(value: value) { Text(titleKey) }
  }
}

extension Menu where Label == Text {
  /// A menu with a key as its label.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a key as its label.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox where Label == Text {
  /// A box with a key as its title.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text {
  /// Any view as the value, with a key as its name.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A spinner with a key beside it.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
}

extension Tab where Value == Never, Label == Views.Label<Text, Image> {
  /// A tab with a key and a symbol as its name.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Views.Label(titleKey, systemImage: systemImage) }
  }
}

extension View {
  /// Names the screen in the bar above it by a key.
  @_disfavoredOverload
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
}
