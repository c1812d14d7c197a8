/// Knows the sign-in that was given just now, before it is kept.
struct GivenSignIns: SignIns {
  let place: SourceAddress
  let others: SignInFile

  func signIn(for address: String) -> SignIn? {
    let isSameServer = SignInFile.origin(of: address) == SignInFile.origin(of: place.address)
    return (isSameServer ? place.signIn : nil) ?? others.signIn(for: address)
  }
}
