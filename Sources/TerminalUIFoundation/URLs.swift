nonisolated extension Link {
  /// A link to an address with any views as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination.absoluteString, label: label)
  }
}

nonisolated extension Link where Label == Text {
  /// A link to an address with a text as its label.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(title, destination: destination.absoluteString)
  }
}

extension OpenURLAction {
  /// An action that is given an address; what is none is not opened.
  @_disfavoredOverload
  public init(handler: @escaping (URL) -> Result) {
    self.init(handler: { (address: String) in URL(string: address).map(handler) ?? .discarded })
  }

  /// Lets a view write `openURL(url)`.
  public func callAsFunction(_ url: URL) { self(url.absoluteString) }

  /// The same for a view that wants to know whether it was opened.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    self(url.absoluteString, completion: completion)
  }
}

nonisolated extension AsyncImage {
  /// Shows the picture at an address, by what is made of how far it is.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(
      url: url?.absoluteString, scale: scale, transaction: transaction, content: content)
  }

  /// Shows the picture at an address in a view, and another view where there is none.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.init(
      url: url?.absoluteString, scale: scale, content: content, placeholder: placeholder)
  }
}

nonisolated extension AsyncImage where Content == Image {
  /// Shows the picture at an address.
  public init(url: URL?, scale: Double = 1) {
    self.init(url: url?.absoluteString, scale: scale)
  }
}

extension ShareLink {
  /// A button that copies an address, with any views as its label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item.absoluteString, label: label)
  }
}

extension ShareLink where Label == TerminalUI.Label<Text, Image> {
  /// A button that copies an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil) {
    self.init(item: item.absoluteString)
  }

  /// A button with a title that copies an address.
  public init(
    _ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil
  ) {
    self.init(title, item: item.absoluteString)
  }
}

nonisolated extension View {
  /// A terminal program is handed its addresses as arguments, when it starts.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

nonisolated extension URL {
  /// The folder for files that can be made again.
  @_disfavoredOverload public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for files of the program that its user does not open.
  @_disfavoredOverload public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory)
  }
  /// The folder for files that the user opens.
  @_disfavoredOverload public static var documentsDirectory: URL { folder(.documentDirectory) }

  private static func folder(_ name: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: name, in: .userDomainMask).first ?? homeDirectory
  }
}
