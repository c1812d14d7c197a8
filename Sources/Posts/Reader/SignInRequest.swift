/// Who a person says to be, for a source that asks.
public struct SignInRequest: Equatable, Sendable {
  public var source: Source
  public var signIn: SignIn

  public init(source: Source, signIn: SignIn) {
    self.source = source
    self.signIn = signIn
  }
}
