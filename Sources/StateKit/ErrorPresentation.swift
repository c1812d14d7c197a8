/// How a failure is shown. Whatever leaves the screen of content has the content beneath it.
public enum ErrorPresentation<Value> {
  /// Nothing was loaded: the failure is the screen.
  case fullScreen
  /// The person asked, and there is content: a box over it, which is dismissed by its id.
  case alert(id: Int, over: Value)
  /// Nobody asked, and there is content: a badge beside it.
  case banner(over: Value)
}

extension ErrorPresentation: Sendable where Value: Sendable {}
