import Essentials
import Testing

struct DescriptorTests {
  @Test func `what cannot be written says why`() {
    let error = #expect(throws: POSIXError.self) { try Descriptor.writeAll([1], to: -1) }
    #expect(error?.code == .EBADF)
    #expect(error?.reason == "Bad file descriptor")
  }

  @Test func `nothing is written nowhere`() throws {
    try Descriptor.writeAll([UInt8](), to: -1)
  }

  @Test func `a text is trimmed at both ends`() {
    #expect(" \t a b\n".trimming(\.isWhitespace) == "a b")
    #expect(" \n".trimming(\.isWhitespace).isEmpty)
  }

  @Test func `what a side thread is given is done`() async {
    await withCheckedContinuation { done in SideThread.run { done.resume() } }
  }
}
