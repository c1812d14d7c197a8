import Cells
import Dispatch
import PseudoTerminal
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  @Suite struct PtyTests {
    private let outside: Int32
    private let inside: Int32

    init() throws {
      var ends: (Int32, Int32) = (-1, -1)
      try #require(pt_open(24, 80, &ends.0, &ends.1))
      (outside, inside) = ends
    }

    private func terminal(_ term: String? = "xterm-256color") throws -> Terminal {
      let terminal = try Terminal(
        environment: TerminalEnvironment(term: term, input: inside, output: inside))
      try terminal.take()
      return terminal
    }

    private func type(_ text: String) { _ = write(outside, text, text.utf8.count) }

    @Test func `the modes of the terminal are as before after it is closed`() throws {
      let before = pt_modes(inside)
      let terminal = try terminal()
      #expect(pt_modes(inside) != before)
      #expect(terminal.size == Size(width: 80, height: 24))
      terminal.close()
      terminal.close()
      #expect(pt_modes(inside) == before)
      closeEnds()
    }

    @Test func `the modes are as before where standard input is a file`() throws {
      let file = open("/dev/null", O_RDONLY)
      let before = pt_modes(inside)
      let environment = TerminalEnvironment(
        term: "xterm-256color", input: file, output: inside)
      let terminal = try Terminal(environment: environment)
      #expect(pt_modes(inside) == before)
      try terminal.take()
      #expect(pt_modes(inside) != before)
      terminal.close()
      #expect(pt_modes(inside) == before)
      close(file)
      closeEnds()
    }

    @Test(arguments: [
      (nil, TerminalError.unnamed), ("dumb", .dumb), ("nosuch", .unknownTerminal("nosuch")),
    ]) func `a terminal that cannot be drawn on is left as it is`(
      term: String?, error: TerminalError
    ) throws {
      let before = pt_modes(inside)
      #expect(throws: error) { try terminal(term) }
      #expect(pt_modes(inside) == before)
      closeEnds()
    }

    @Test func `a file is no terminal`() {
      let file = open("/dev/null", O_RDWR)
      #expect(throws: TerminalError.noTerminal) {
        try Terminal(environment: TerminalEnvironment(term: "xterm", input: file, output: file))
      }
      close(file)
      closeEnds()
    }

    @Test func `what is typed arrives, and then the end of input`() async throws {
      let terminal = try terminal()
      let (events, continuation) = AsyncStream.makeStream(of: [Event].self)
      terminal.start { continuation.yield($0) }
      type("ab\u{1B}[A")
      var iterator = events.makeAsyncIterator()
      let expected: [Event] = [.key(KeyPress("a")), .key(KeyPress("b")), .key(KeyPress(.upArrow))]
      #expect(await iterator.next() == expected)
      type("\u{1B}")
      #expect(await iterator.next() == [.key(KeyPress(.escape))])
      close(outside)
      #expect(await iterator.next() == [.endOfInput])
      terminal.close()
      close(inside)
    }

    @Test func `keys do not wait for what an Esc behind them may become`() async throws {
      let terminal = try terminal()
      let (events, continuation) = AsyncStream.makeStream(of: [Event].self)
      terminal.start { continuation.yield($0) }
      type("a\u{1B}")
      var iterator = events.makeAsyncIterator()
      #expect(await iterator.next() == [.key(KeyPress("a"))])
      type("[A\u{1B}")
      #expect(await iterator.next() == [.key(KeyPress(.upArrow))])
      #expect(await iterator.next() == [.key(KeyPress(.escape))])
      terminal.close()
      closeEnds()
    }

    @Test func `a terminal is asked at its first frame, and what it answers is no key`()
      async throws
    {
      let terminal = try terminal()
      let (features, continuation) = AsyncStream.makeStream(of: TerminalFeatures.self)
      let (keys, keyContinuation) = AsyncStream.makeStream(of: [Event].self)
      terminal.start { events in
        if events.isEmpty {
          continuation.yield(terminal.features)
        } else {
          keyContinuation.yield(events)
        }
      }
      var written = ""
      terminal.onOutput = { written += Recorder.readable(Array($0)) }
      #expect(!written.contains("^[6n"))
      let frame = CellBuffer(size: terminal.size)
      for _ in 0..<2 {
        terminal.present(frame, changes: CellDiff(from: nil, to: frame), cursor: nil)
      }
      #expect(written.ranges(of: "^[?2027$p").count == 1)
      #expect(written.ranges(of: "^[6n").count == 5)
      #expect(terminal.features == TerminalFeatures())
      type("\u{1B}[?2027;2$y\u{1B}P>|kitty(0.36)\u{1B}\\")
      var iterator = features.makeAsyncIterator()
      #expect(await iterator.next() == TerminalFeatures(emoji: .all, hasHyperlinks: true))
      #expect(written.hasSuffix("^[?2027h^_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA^\\"))
      type("\u{1B}[2;3R\u{1B}[2;9R\u{1B}[2;5R\u{1B}[2;2R\u{1B}[2;2R\u{1B}_Gi=31;OK\u{1B}\\k")
      var keyIterator = keys.makeAsyncIterator()
      #expect(await keyIterator.next() == [.key(KeyPress("k"))])
      #expect(terminal.features.emoji == .all && terminal.features.hasPixels)
      let picture = PixelPicture(
        cells: Size(width: 1, height: 1), pixels: Size(width: 1, height: 1), bytes: [1, 2, 3, 4])
      var page = frame
      page.draw(
        CellBuffer(size: picture.cells), at: .zero, clip: page.bounds, pixels: picture)
      terminal.present(page, changes: CellDiff(from: frame, to: page), cursor: nil)
      #expect(written.contains("^_Ga=T,U=1,q=2,f=32,s=1,v=1,i=16,c=1,r=1,m=0;AQIDBA==^\\"))
      _ = Self.available(from: outside)
      terminal.close()
      #expect(written.ranges(of: "^_G").count == 2)
      #expect(
        Self.available(from: outside).contains("^]8;;^\\^[?2027l^_Ga=d,d=I,i=16,q=2^\\"))
      closeEnds()
    }

    @Test func `a terminal without pictures sees nothing of their protocol`() async throws {
      let terminal = try terminal()
      let (keys, continuation) = AsyncStream.makeStream(of: [Event].self)
      terminal.start { if !$0.isEmpty { continuation.yield($0) } }
      var written = ""
      terminal.onOutput = { written += Recorder.readable(Array($0)) }
      let picture = PixelPicture(
        cells: Size(width: 1, height: 1), pixels: Size(width: 1, height: 1), bytes: [1, 2, 3, 4])
      var frame = CellBuffer(size: terminal.size)
      frame.draw(CellBuffer(size: picture.cells), at: .zero, clip: frame.bounds, pixels: picture)
      terminal.present(frame, changes: CellDiff(from: nil, to: frame), cursor: nil)
      type("\u{1B}[?2027;0$y\u{1B}P>|XTerm(390)\u{1B}\\")
      type("\u{1B}[2;5R\u{1B}[2;9R\u{1B}[2;5R\u{1B}[2;2R\u{1B}[2;2Rk")
      var iterator = keys.makeAsyncIterator()
      #expect(await iterator.next() == [.key(KeyPress("k"))])
      terminal.present(frame, changes: CellDiff(from: nil, to: frame), cursor: nil)
      terminal.close()
      #expect(written.contains("^[6n") && !written.contains("^_"), "\(written)")
      #expect(!written.unicodeScalars.contains("\u{10EEEE}"))
      #expect(!Self.available(from: outside).contains("^_"))
      closeEnds()
    }

    /// What has been written to the terminal and not been read.
    private static func available(from descriptor: Int32) -> String {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &bytes, bytes.count)
      return Recorder.readable(Array(bytes.prefix(max(0, count))))
    }

    @Test func `a window that changes its size is reported once`() async throws {
      let terminal = try terminal()
      let (events, continuation) = AsyncStream.makeStream(of: [Event].self)
      terminal.start { continuation.yield($0) }
      var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(outside, UInt(TIOCSWINSZ), &size)
      kill(getpid(), SIGWINCH)
      var iterator = events.makeAsyncIterator()
      #expect(await iterator.next() == [.resize(Size(width: 100, height: 30))])
      #expect(terminal.size == Size(width: 100, height: 30))
      terminal.close()
      closeEnds()
    }

    @Test func `a terminal that takes a frame in pieces gets all of it`() async throws {
      var size = winsize(ws_row: 300, ws_col: 400, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(outside, UInt(TIOCSWINSZ), &size)
      let terminal = try terminal()
      var frame = CellBuffer(size: terminal.size)
      for y in 0..<300 {
        frame.put(String(repeating: "abcdefghij", count: 40), at: Point(x: 0, y: y))
      }
      // It must be reading before the frame is presented, which waits for it and lets no task run.
      let (outputs, continuation) = AsyncStream.makeStream(of: String.self)
      DispatchQueue.global().async { [outside] in
        continuation.yield(Self.blockingOutput(of: outside, until: "^[?2026l"))
      }
      terminal.present(frame, changes: CellDiff(from: nil, to: frame), cursor: nil)
      var iterator = outputs.makeAsyncIterator()
      #expect(await iterator.next()?.count { $0 == "j" } == 300 * 40)
      #expect(fcntl(inside, F_GETFL) & O_NONBLOCK == 0, "the flags are the shell's too")
      terminal.close()
      closeEnds()
    }

    private nonisolated static func blockingOutput(
      of descriptor: Int32, until end: String
    ) -> String {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 512)
      while !Recorder.readable(Array(bytes.suffix(40))).contains(end) {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes += buffer.prefix(count)
      }
      return Recorder.readable(bytes)
    }

    private func closeEnds() {
      close(outside)
      close(inside)
    }
  }
}
