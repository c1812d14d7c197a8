import Posts

/// Knows the sign-in that stood in an address on the command line, before it is kept.
struct GivenSignIns: SignIns {
  let place: SourceAddress
  let others: SignInFile

  func signIn(for address: String) -> SignIn? {
    let isSameServer = SignInFile.origin(of: address) == SignInFile.origin(of: place.address)
    return (isSameServer ? place.signIn : nil) ?? others.signIn(for: address)
  }
}
