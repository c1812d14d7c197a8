import ArgumentParser
import Cells
import Tape
import Testing

@testable import TapeDemo

/// Each option of a `demo` command, right and wrong, and what cannot be asked for together.
struct DemoArgumentsTests {
  private func options(_ arguments: String...) throws -> DemoOptions {
    try DemoArguments.parse(arguments).options
  }

  /// The error message for a command line; nil where it is valid.
  private func validationError(_ arguments: [String]) -> String? {
    do {
      _ = try DemoArguments.parse(arguments)
      return nil
    } catch {
      return DemoArguments.message(for: error)
    }
  }

  @Test func `nothing but tapes plays them as they are`() throws {
    let arguments = try DemoArguments.parse(["a.tape", "b c.tape"])
    #expect(arguments.tapes == ["a.tape", "b c.tape"])
    #expect(arguments.areTapesAlone && !arguments.isHeadless)
    #expect(arguments.options == DemoOptions() && arguments.speed == 1)
    #expect(try DemoArguments.parse([]).areTapesAlone)
  }

  @Test(arguments: [
    ["--headless"], ["--check"], ["--bless"], ["--screenshots", "d"], ["--cast", "a.cast"],
    ["--until", "2"], ["--size", "9x9"], ["--speed", "2"],
  ])
  func `with any option, tapes are not alone`(arguments: [String]) throws {
    #expect(try !DemoArguments.parse(arguments).areTapesAlone)
    let isHeadless = ["--headless", "--check", "--bless"].contains(arguments[0])
    #expect(try DemoArguments.parse(arguments).isHeadless == isHeadless)
  }

  @Test func `each option says one thing`() throws {
    #expect(try options("--check").goldens == .check)
    #expect(try options("--bless").goldens == .bless)
    #expect(try options("--headless").goldens == .ignore)
    #expect(try options("--screenshots", "a b").screenshots == "a b")
    #expect(try options("--cast", "x/a.cast").cast == "x/a.cast")
    #expect(try options("--until", "7").lastLine == 7)
    #expect(try options("--size", "40x10").size == Size(width: 40, height: 10))
    #expect(try options("--size", "1x1000").size == Size(width: 1, height: 1000))
    #expect(try DemoArguments.parse(["--speed", "0.25"]).speed == 0.25)
  }

  @Test(arguments: [
    "40", "40xx10", "ax40xx10", "+40x10", "40x+10", "-4x10", "0x10", "40x1001", "40X10", "x10",
    "40x", "40x10x2", " 40x10", "٤٠x١٠", "99999999999999999999x10", " ",
  ])
  func `a size of another form is an error with the right form`(size: String) throws {
    let message = try #require(validationError(["--size=\(size)"]))
    #expect(message.hasSuffix("--size is columns and rows from 1 to 1000, as in 40x10"))
  }

  @Test(arguments: ["notes.txt", "a.tape", "Main.swift", "cast", "a.cast/", "a.castle", ""])
  func `a recording under a name that is none is refused`(path: String) {
    #expect(
      validationError(["--cast", path])
        == "--cast writes over what is there: give it a name that ends in .cast, not \(path)")
  }

  @Test(arguments: ["0", "0.009", "1001", "-1", "nan", "inf"])
  func `a speed out of range is an error with the range`(speed: String) {
    #expect(
      validationError(["--speed=\(speed)"])
        == "--speed is a factor from 0.01 to 1000, as in --speed 2")
  }

  @Test(arguments: ["0", "-3"])
  func `a tape has no line before the first`(line: String) {
    #expect(validationError(["--until=\(line)"]) == "--until is a line, and lines begin with 1")
  }

  @Test(arguments: [
    (["--check", "--bless"], "--check writes nothing and --bless does: give one of them"),
    (
      ["--check", "--cast", "a.cast"], "--check writes nothing: leave --screenshots and --cast out"
    ),
    (
      ["--check", "--screenshots", "d"],
      "--check writes nothing: leave --screenshots and --cast out"
    ),
    (["a", "b", "--cast", "a.cast"], "--cast records one tape: give one"),
    (["a", "b", "--until", "1"], "--until is a line of one tape: give one"),
    (["--until", "x"], "The value 'x' is invalid for '--until <line>'"),
    (["--speed", "fast"], "The value 'fast' is invalid for '--speed <factor>'"),
  ])
  func `what cannot be is said, and what to do`(arguments: [String], said: String) {
    #expect(validationError(arguments) == said)
  }

  @Test(arguments: [
    ["--bless", "--screenshots", "d", "--cast", "a.cast", "a"],
    ["--headless", "--check", "a", "b"],
    ["--until", "1", "a"], ["--bless", "a", "b"], ["--cast", "a.cast"],
  ])
  func `what goes together is taken`(arguments: [String]) {
    #expect(validationError(arguments) == nil)
  }
}
