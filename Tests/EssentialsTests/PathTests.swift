import Foundation
import TestSupport
import Testing

@testable import Essentials

struct PathTests {
  @Test(arguments: [
    ("a", ""), ("a/", ""), (".", ""), ("a/b", "a"), ("/a", "/"), ("/", "/"), ("", ""),
    ("/a//b//", "/a"), ("//a", "/"), ("../b", ".."),
  ])
  func `a folder is what stands before the name`(path: String, folder: String) {
    #expect(path.folder == folder)
  }

  @Test(arguments: [
    ("a.tape", "a", "tape"), ("/x/.profile", "/x/.profile", ""), ("a.b.c/", "a.b", "c"),
    ("a.", "a", ""), ("a.b/c", "a.b/c", ""), ("", "", ""), ("..", "..", ""),
  ])
  func `a kind of file stands behind the last dot`(path: String, rest: String, kind: String) {
    #expect(path.fileExtension == kind)
    #expect(path.withoutFileExtension == rest)
  }

  /// But for one letter, at which `NSString` stops the program, and for what is slashes or dots alone.
  @Test func `the parts of any path are the same as in Foundation`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let path = "xy" + String((0..<8).map { _ in "/.éa ".randomElement(using: &random) ?? "a" })
      guard !path.contains("//"), !path.contains("..") else { continue }
      #expect(path.fileName == (path as NSString).lastPathComponent)
      #expect(path.folder == (path as NSString).deletingLastPathComponent)
      #expect(path.fileExtension == (path as NSString).pathExtension)
      #expect(path.withoutFileExtension == (path as NSString).deletingPathExtension)
    }
  }
}
