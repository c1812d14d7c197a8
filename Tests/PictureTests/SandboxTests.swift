#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What the program can do while it reads a picture.
  @Suite(.enabled(if: PictureProgram.canDraw)) struct SandboxTests {
    private func file(_ name: String, of process: pid_t) -> String {
      (try? String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)) ?? ""
    }

    /// The program, which waits for its first byte.
    private func withProgram(_ body: (pid_t) async throws -> Void) async throws {
      let input = try Spawn.pipe()
      // Left open on purpose: the program takes nothing over but its three standard files.
      let outside = open("/dev/null", O_RDONLY)
      defer { close(outside) }
      let id = try Spawn.start(
        [
          "/bin/sh", "-c", "exec 7</dev/null; exec \"$0\" \"$@\"", PictureProgram.path, "1", "1",
          "half", "direct", "000000", "smooth", "1",
        ], input: .descriptor(input.output))
      close(input.output)
      defer {
        close(input.input)
        Spawn.waitForEnd(of: id)
      }
      try await body(id)
    }

    @Test func `files, sockets, processes, programs and memory to run are refused`() throws {
      #expect(try PictureProgram.run(["probe"], []).cause == "all was refused")
    }

    @Test func `what uses up its time is told so, and not only killed`() throws {
      #expect(try PictureProgram.run(["spin"], []).status == 128 + SIGXCPU)
    }

    @Test func `it has closed its sandbox before it reads a byte`() async throws {
      try await withProgram { id in
        await until(seen: { file("status", of: id) }) {
          file("status", of: id).contains("Seccomp:\t2")
        }
        #expect(file("status", of: id).contains("NoNewPrivs:\t1"))
        let limits = file("limits", of: id).split(separator: "\n").map {
          $0.split(separator: "  ", omittingEmptySubsequences: true).map {
            $0.trimmingCharacters(in: .whitespaces)
          }
        }
        let expected = [
          "Max address space": "536870912", "Max open files": "0",
          "Max file size": "0", "Max processes": "0", "Max core file size": "0",
        ]
        for (name, most) in expected {
          #expect(limits.first { $0[0] == name }?[1...2] == [most, most], "\(name)")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd")
        #expect(files.sorted() == ["0", "1", "2"])
      }
    }
  }
#endif
