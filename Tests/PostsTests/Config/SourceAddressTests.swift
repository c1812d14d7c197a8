import Foundation
import Posts
import Testing

@Suite struct SourceAddressTests {
  @Test(arguments: [
    ("HTTP://Example.ORG", "http://example.org/"),
    ("https://example.org:443/a?b=C#d", "https://example.org/a?b=C"),
    ("http://example.org:443/A%2fb", "http://example.org:443/A%2fb"),
    ("http://example.org/@me", "http://example.org/@me"),
    (" https://example.org/feed \r\n", "https://example.org/feed"),
    ("posts.json", "/here/posts.json"), ("../a/./b.xml", "/a/b.xml"), ("/x y.json", "/x y.json"),
    ("file:///x%20y.json", "/x y.json"),
  ])
  func `an address has one spelling`(argument: String, address: String) throws {
    let found = try SourceAddress(argument: argument, folder: "/here")
    #expect(found.address == address)
    #expect(found.credential == nil)
    #expect(try SourceAddress(argument: address, folder: "/there").address == address)
  }

  @Test(arguments: [
    ("https://me:p%40ss@example.org/@x", "https://example.org/@x", "me", "p@ss"),
    ("https://me@example.org/", "https://example.org/", "me", ""),
    ("https://a:b@c@example.org", "https://example.org/", "a", "b@c"),
  ])
  func `a sign-in is taken out`(
    argument: String, address: String, user: String, password: String
  ) throws {
    let found = try SourceAddress(argument: argument, folder: "/")
    #expect(found.address == address)
    #expect(found.credential == .basic(user: user, password: password))
  }

  @Test(arguments: [
    "", "ftp://a/", "https://", "https://me:s3cret@", "https://me:s3cret@h:99999/",
    "https://me:s3 cret@[::1/", "https://me:s3/cret@host/",
  ])
  func `what is no address is refused, without its sign-in in the words`(argument: String) {
    let error = #expect(throws: PostsError.self) {
      try SourceAddress(argument: argument, folder: "/")
    }
    #expect(error?.localizedDescription.contains("s3") == false)
  }

  @Test func `standard input cannot be kept`() {
    #expect(throws: ConfigurationError.standardInput) {
      try SourceAddress(argument: "-", folder: "/")
    }
  }
}
