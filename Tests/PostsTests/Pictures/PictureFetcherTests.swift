import FlyingFox
import Foundation
import Posts
import TestSupport
import Testing

import struct Fetch.HTTPLimits

@testable import Posts

/// Pictures from a server of this machine.
@Suite(.timeLimit(.minutes(10))) struct PictureFetcherTests {
  private let home: TemporaryHome
  private let fetcher: PictureFetcher

  init() throws {
    home = try TemporaryHome()
    fetcher = PictureFetcher(cache: PictureCache(folder: home.path + "/pictures"))
  }

  /// Why there is no picture.
  private func error(
    _ status: HTTPStatusCode = .ok, _ headers: HTTPHeaders = [:], body: String
  ) async throws -> PostsError? {
    let error = try await LoopbackServer.serve(status, headers: headers, body: body) { url in
      await #expect(throws: PostsError.self) {
        try await fetcher.bytes(of: url.absoluteString)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: home.path + "/pictures"), "nothing is kept")
    return error
  }

  @Test func `a picture is fetched once, and is there without its server`() async throws {
    let (address, bytes) = try await LoopbackServer.serve(
      headers: [.contentType: "image/png"], body: "picture"
    ) { url in
      (url.absoluteString, try await fetcher.bytes(of: url.absoluteString))
    }
    #expect(bytes == Array("picture".utf8))
    #expect(try await fetcher.bytes(of: address) == Array("picture".utf8))
    await #expect(throws: PostsError.self) {
      try await PictureFetcher(cache: nil).bytes(of: address)
    }
  }

  @Test func `a picture that its server packs is unpacked`() async throws {
    let packed = try #require(Data(base64Encoded: "H4sIAAAAAAACAyvITC4pLUoFAIlP2xYHAAAA"))
    let bytes = try await LoopbackServer.serve(
      { _ in HTTPResponse(statusCode: .ok, headers: [.contentEncoding: "gzip"], body: packed) },
      during: { try await fetcher.bytes(of: $0.absoluteString) })
    #expect(bytes == Array("picture".utf8))
  }

  @Test func `a picture that is discarded is fetched again`() async throws {
    let address = try await LoopbackServer.serve(body: "half") { url in
      _ = try await fetcher.bytes(of: url.absoluteString)
      return url.absoluteString
    }
    #expect(try await fetcher.bytes(of: address) == Array("half".utf8))
    fetcher.discard(address)
    await #expect(throws: PostsError.self) { try await fetcher.bytes(of: address) }
  }

  @Test(arguments: [
    ("http://a.example/1.png?x=%20", "https://a.example/post", "https://a.example/1.png?x=%20"),
    ("HTTP://A.example/1.png", "https://a.example/", "https://A.example/1.png"),
    ("http://a.example:8080/1", "https://a.example/", "https://a.example:8080/1"),
    ("http://b.example/1.png", "https://a.example/", "http://b.example/1.png"),
    ("http://a.example/1.png", "http://a.example/", "http://a.example/1.png"),
    ("https://a.example/1.png", "http://a.example/", "https://a.example/1.png"),
    ("http://a.example/1.png", nil, "http://a.example/1.png"),
    ("not an address", "https://a.example/", "not an address"),
  ])
  func `the host of a page over https is asked over https only`(
    picture: String, page: String?, address: String
  ) {
    #expect(PictureFetcher.address(of: picture, on: page) == address)
  }

  @Test func `what is no picture says so`() async throws {
    #expect(try await error(.notFound, body: "no") == .noPicture)
    #expect(try await error(body: "") == .noPicture)
    #expect(try await error(.internalServerError, body: "no") == .server(code: 500))
    #expect(
      try await error(.ok, [.contentType: "Text/HTML; charset=utf-8"], body: "<p>")
        == .badPicture(reason: "its server sends a text"))
    #expect(
      try await error(body: String(repeating: " ", count: 11_000_000))
        == .badPicture(reason: "it has more than 10 MB"))
  }

  @Test func `a picture that breaks off is none`() async throws {
    let server = try RawServer(
      ["HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"], then: .close)
    await #expect(throws: PostsError.badPicture(reason: "it is truncated")) {
      try await fetcher.bytes(of: server.url.absoluteString)
    }
  }

  @Test func `a wait for a server can be cancelled`() async throws {
    let server = try RawServer(["HTTP/1.1 200 OK\r\n\r\n"], then: .hold)
    let load = Task { try await fetcher.bytes(of: server.url.absoluteString) }
    await server.request()
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
  }

  @Test(arguments: [
    "https://pixel.wp.com/g.gif", "https://Feeds.Feedburner.com/~r/x/1", "ftp://x.example/a",
    "data:image/png;base64,AAAA", "https://a.doubleclick.net/x", "https:///a", "",
  ])
  func `nobody is asked who counts readers, nor what is no web address`(address: String) async {
    #expect(!PictureFetcher.isFetched(address))
    await #expect(throws: PostsError.noPicture) { try await fetcher.bytes(of: address) }
  }

  @Test func `nobody is led to who counts readers`() async throws {
    let headers: HTTPHeaders = [.location: "http://pixel.wp.com/b.gif"]
    #expect(try await error(.found, headers, body: "") == .noPicture)
  }

  @Test func `other pictures are fetched`() {
    #expect(PictureFetcher.isFetched("https://notdoubleclick.net/pixel.wp.com"))
  }
}
