import CNCurses
import Cells

extension Canvas {
  /// One for a terminal that an environment describes.
  convenience init(_ environment: TerminalEnvironment, size: Size) throws(TerminalError) {
    let isUTF8 = cn_locale_use_utf8()
    let term = try environment.drawableTerm
    guard !environment.refusesColors else {
      try self.init(term: term, size: size, depth: .monochrome, isUTF8: isUTF8)
      return
    }
    guard environment.promisesDirectColors else {
      try self.init(term: term, size: size, depth: nil, isUTF8: isUTF8)
      return
    }
    // `COLORTERM=truecolor` with `TERM=xterm`: the description of eight colours is out of date.
    let better = term.contains("256color") || term.contains("direct") ? term : term + "-256color"
    do {
      try self.init(term: better, size: size, depth: .direct, isUTF8: isUTF8)
    } catch {
      try self.init(term: term, size: size, depth: .direct, isUTF8: isUTF8)
    }
  }
}
