import Testing

extension EndToEnd {
  /// The Gallery as the user sees it, in its own time.
  @Suite struct GalleryTests {
    @Test func `an approach loads, reports and asks again`() async throws {
      try await withGallery { terminal in
        try await terminal.press("1")
        try await terminal.wait(for: Wording.loading)
        try await terminal.wait(for: Wording.galleryPost)
        try await terminal.press("r")
        try await terminal.wait(for: Wording.serverError(500), Wording.ok)
        try await terminal.press("Tab", "Enter")
        try await terminal.waitUntilGone(Wording.ok)
        try await terminal.wait(for: Wording.tryAgain)
      }
    }

    @Test func `an error has its words in what a key draws`() async throws {
      try await withGallery { terminal in
        try await terminal.press("7")
        try await terminal.wait(for: Wording.galleryPost)
        try await terminal.press("e")
        try await terminal.wait(for: Wording.somethingWrong)
        try await terminal.press("e")
        try await terminal.wait(for: Wording.noConnection, Wording.tryAgain)
      }
    }

    @Test func `every way to show a load can be tried`() async throws {
      try await withGallery { terminal in
        try await terminal.press("7")
        try await terminal.wait(for: Wording.galleryPost)
        try await terminal.press("T")
        try await terminal.wait(for: ".none")
        try await terminal.press("T")
        try await terminal.wait(for: ".custom(", "Asking the server…")
        try await terminal.press("n")
        try await terminal.wait(for: "There were none that you do not know.")
      }
    }

    @Test func `two Enters at once send one login`() async throws {
      try await withGallery { terminal in
        try await terminal.press("6")
        try await terminal.wait(for: Wording.signIn)
        try await terminal.press("ada@example.org", "Enter", "lovelace", "Enter", "Enter")
        try await terminal.wait(for: Wording.welcome, Wording.oneLogin)
      }
    }

    private func withGallery(_ body: (Tmux) async throws -> Void) async throws {
      try await Tmux.withTerminal { terminal in
        let before = try await terminal.state()
        try await terminal.start("run Gallery")
        try await terminal.wait(for: Wording.quitHint)
        try await body(terminal)
        try await terminal.press("Escape")
        try await terminal.wait(for: Wording.galleryMenu)
        try await terminal.quit()
        #expect(try await terminal.state() == before)
      }
    }
  }
}
