/// How a preview would be shown. Nothing here shows previews.
nonisolated extension View {
  /// There are no previews that could have a size.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// There are no previews that could have a device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The room that a preview would get.
public nonisolated enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// What the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: Double, height: Double)
}

/// The device that a preview would be shown on, by its name.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension View {
  /// There are no previews that could be turned.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// How a device would be held.
public nonisolated enum InterfaceOrientation: CaseIterable, Sendable {
  /// Upright.
  case portrait, portraitUpsideDown
  /// On one of its sides.
  case landscapeLeft, landscapeRight
}
