import Foundation
import Testing

@testable import Posts

@Suite struct FileBytesTests {
  private func withNamedPipe(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID())")
      .path(percentEncoded: false)
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    try body(path)
  }

  @Test func `files and pipes can be told from devices and what is closed`() throws {
    let pipe = Pipe()
    #expect(FileBytes.isFileOrPipe(pipe.fileHandleForReading.fileDescriptor))
    #expect(!FileBytes.isFileOrPipe(-1))
    for (path, isFile) in [(#filePath, true), ("/dev/null", false)] {
      let file = try #require(FileHandle(forReadingAtPath: path))
      #expect(FileBytes.isFileOrPipe(file.fileDescriptor) == isFile, "\(path)")
    }
  }

  @Test func `a named pipe that nobody writes times out`() throws {
    try withNamedPipe { path in
      #expect(
        throws: PostsError.unreadable(path, reason: "no program writes to this pipe")
      ) {
        try FileBytes.read(path: path, timeout: 0)
      }
    }
  }

  @Test func `a named pipe is read to its end, even when its writer comes late`() throws {
    try withNamedPipe { path in
      Thread.detachNewThread {
        let writer = FileHandle(forWritingAtPath: path)
        try? writer?.write(contentsOf: Data("abc".utf8))
        try? writer?.close()
      }
      let bytes = try FileBytes.read(path: path, timeout: -1)
      #expect(bytes == Array("abc".utf8))
    }
  }

  @Test func `a pipe that is open is read by its name`() throws {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: Data("abc".utf8))
      try? writer.close()
    }
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let bytes = try FileBytes.read(path: path, timeout: 0)
    #expect(bytes == Array("abc".utf8))
  }

  @Test func `a descriptor that is closed is said to be`() {
    #expect(throws: PostsError.unreadable("standard input", reason: "it is closed")) {
      try FileBytes.read(-1, name: "standard input")
    }
  }

  #if os(Linux)
    @Test func `a closed descriptor that the system has taken is said to be closed`() {
      let descriptor = inotify_init()
      defer { close(descriptor) }
      #expect(throws: PostsError.unreadable("standard input", reason: "it is closed")) {
        try FileBytes.read(descriptor, name: "standard input")
      }
    }
  #endif
}
