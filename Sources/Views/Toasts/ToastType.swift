/// What a toast looks like.
public enum ToastType {
  /// A bar as wide as a line is easy to read, with a message and a button that closes it.
  case toast(options: ToastOptions)
  /// A box as wide as what it says.
  case snackBar(options: SnackBarOptions)
  /// A view of one's own, with no box around it.
  case custom(_ view: AnyView)
}
