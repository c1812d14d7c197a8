/// Lets files with previews compile. Nothing here shows them; a test or a tool may take the views as they are.
@MainActor public protocol PreviewProvider {
  /// The type of the previews, which the compiler works out.
  associatedtype Previews: View

  /// The views to look at.
  @ViewBuilder static var previews: Previews { get }
}
