import Foundation
import StateKit
import TestSupport
import Testing

@testable import TerminalUI

/// The program that opens addresses.
struct AddressOpenerTests {
  @Test func `it is the user's browser, or the system's own`() {
    let page = "https://example.org/a b"
    #expect(
      AddressOpener(browser: "firefox -p x:w3m").command(for: page) == ["firefox", "-p", "x", page])
    #expect(AddressOpener(browser: "open %s now").command(for: page) == ["open", page, "now"])
    #expect(AddressOpener(browser: "").command(for: page).last == page)
    #expect(AddressOpener(browser: nil).command(for: page).count == 2)
  }

  @Test func `it is started and not waited for`() async {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "opened-\(UInt32.random(in: 0 ... .max))").path
    #expect(AddressOpener(browser: "mkdir").open(folder))
    await until { FileManager.default.fileExists(atPath: folder) }
    try? FileManager.default.removeItem(atPath: folder)
    #expect(!AddressOpener(browser: "no-such-program-here").open(folder))
  }

  @Test @MainActor
  func `only addresses of the web and of mail are opened, and a view learns of it`() {
    var opened: [String] = []
    let open = OpenURLAction(system: { address in
      opened.append(address)
      return true
    })
    var accepted: [Bool] = []
    for address in [
      "https://a.b", "HTTP://a.b", "mailto:a@b.c", "file:///etc/passwd", "javascript:1", "https",
      "-x",
      "https://a b", "",
    ] {
      open(address) { accepted.append($0) }
    }
    #expect(opened == ["https://a.b", "HTTP://a.b", "mailto:a@b.c"])
    #expect(accepted == [true, true, true, false, false, false, false, false, false])
  }
}
