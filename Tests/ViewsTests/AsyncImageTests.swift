import Cells
import Observation
import StateKit
import TestSupport
import Testing

@testable import Views

/// Pictures that are loaded and drawn by what a test puts in the place of the network and of the decoder.
struct AsyncImageTests {
  private let gallery = FakeGallery()

  private func fixture(_ width: Int = 20, _ height: Int = 6, @ViewBuilder root: () -> some View)
    -> ViewFixture
  {
    let content = root()
    return ViewFixture(width, height) {
      content.environment(\.pictureLoader, gallery.loader)
        .environment(\.pictureDecoder, gallery.decoder)
    }
  }

  private func settle(_ fixture: ViewFixture, until picture: String) async {
    await appears(in: fixture) { fixture.picture == picture }
  }

  @Test func `a picture goes from empty to success`() async {
    let fixture = fixture {
      AsyncImage(url: "a") { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure(let error): Text("\(error)")
        }
      }
    }
    #expect(fixture.picture == "empty")
    await settle(fixture, until: "aaaa\naaaa")
    #expect(gallery.loads == ["a"])
    #expect(gallery.requests.map(\.size) == [.zero, Size(width: 4, height: 2)])
  }

  @Test func `a picture that cannot be had says why`() async {
    let fixture = fixture(60) {
      AsyncImage(url: "none") { phase in
        if let error = phase.error { Text("\(error)") }
      }
      AsyncImage(url: "bad") { phase in
        if let error = phase.error { Text("\(error)") }
      }
    }
    await settle(
      fixture,
      until: """
        The picture cannot be loaded: there is none.
        The picture cannot be drawn: it is bad.
        """)
  }

  @Test func `without an address a picture stays empty`() async {
    let fixture = fixture {
      AsyncImage(url: nil) {
        $0
      } placeholder: {
        Text("…")
      }
    }
    for _ in 0..<50 { await Task.yield() }
    #expect(fixture.picture == "…")
    #expect(gallery.loads.isEmpty)
  }

  @Test func `a scale makes a picture smaller`() async {
    let fixture = fixture {
      AsyncImage(url: "a", scale: 2) {
        $0
      } placeholder: {
        Text("…")
      }
    }
    await settle(fixture, until: "aa")
  }

  @Test func `the plain form is a grey block until the picture is there`() async {
    let fixture = fixture(4, 2) { AsyncImage(url: "a") }
    #expect(fixture.draw()[3, 1].style.background == .palette(8))
    await settle(fixture, until: "aaaa\naaaa")
  }

  @Test func `another address ends the load of the first one`() async {
    let url = Shared("slow")
    let fixture = fixture {
      AddressView(url: url)
    }
    fixture.draw()
    await until { gallery.loads == ["slow"] }
    url.value = "b"
    await settle(fixture, until: "bbbb\nbbbb")
    await until { gallery.cancelled == ["slow"] }
    url.value = "a"
    await settle(fixture, until: "aaaa\naaaa")
  }

  @Test func `a view that others covered is not loaded again`() async {
    let path = Shared<[String]>([])
    let fixture = fixture { CoveredView(path: path) }
    await appears(in: fixture) { fixture.picture.contains("aaaa") }
    path.value = ["over it"]
    await appears(in: fixture) { fixture.picture.contains("over it") }
    #expect(!fixture.picture.contains("aaaa"))
    path.value = []
    await appears(in: fixture) { fixture.picture.contains("aaaa") }
    #expect(gallery.loads == ["a"])
  }

  @Test func `a view that goes ends its load`() async {
    let url = Shared<String?>("slow")
    let fixture = fixture {
      SwitchView(url: url)
    }
    fixture.draw()
    await until { gallery.loads == ["slow"] }
    url.value = nil
    fixture.draw()
    await until { gallery.cancelled == ["slow"] }
    #expect(fixture.picture == "gone")
  }

  @Test func `another size is drawn of bytes that are loaded again`() async {
    let fixture = fixture(8, 6) {
      AsyncImage(url: "a") {
        $0.resizable().scaledToFit()
      } placeholder: {
        Text("…")
      }
    }
    await settle(fixture, until: "aaaaaaaa\naaaaaaaa\naaaaaaaa\naaaaaaaa")
    fixture.resize(6, 6)
    // Until it is drawn again, the cells that are there stand in.
    #expect(fixture.picture == "aaaaaa\naaaaaa\naaaaaa")
    await appears(in: fixture) {
      gallery.requests.last?.size == Size(width: 6, height: 3)
    }
    #expect(gallery.loads == ["a", "a"])
  }

  @Test func `a size that cannot be drawn leaves the cells that are there`() async {
    let fixture = fixture(8, 6) {
      AsyncImage(url: "small") {
        $0.resizable().scaledToFit()
      } placeholder: {
        Text("…")
      }
    }
    await settle(fixture, until: "ssssssss\nssssssss\nssssssss\nssssssss")
    fixture.resize(20, 6)
    await appears(in: fixture) { gallery.requests.last?.size.width == 12 }
    let count = gallery.requests.count
    for _ in 0..<50 { await Task.yield() }
    #expect(fixture.picture.hasPrefix("ssssssssssss\n") && gallery.requests.count == count)
  }

  @Test func `a service of pictures is asked in place of the loader and the decoder`() async {
    let decoder = gallery.decoder
    let fixture = fixture {
      AsyncImage(url: "a") {
        $0
      } placeholder: {
        Text("…")
      }
      .environment(
        \.pictureService, PictureService { try await decoder(Array($0.utf8), $1) })
    }
    await settle(fixture, until: "aaaa\naaaa")
    #expect(gallery.loads.isEmpty && gallery.requests.count == 2)
  }

  @Test func `what was drawn before is there in the first frame`() async {
    var count = 0
    let decoder = gallery.decoder
    var kept: [PictureRequest: DecodedPicture] = [:]
    let service = PictureService {
      count += 1
      let picture = try await decoder(Array($0.utf8), $1)
      kept[$1] = picture
      return picture
    } kept: { address, request in
      address == "a" ? kept[request] : nil
    }
    func show() -> ViewFixture {
      fixture {
        AsyncImage(url: "a") {
          $0
        } placeholder: {
          Text("…")
        }
        .environment(\.pictureService, service)
      }
    }
    let first = show()
    #expect(first.picture == "…")
    await settle(first, until: "aaaa\naaaa")
    let again = show()
    #expect(again.picture == "aaaa\naaaa")
    for _ in 0..<50 { await Task.yield() }
    #expect(again.picture == "aaaa\naaaa" && count == 2)
    #expect(!again.host.needsFrame)
  }

  @Test func `where motion is reduced an animation stands`() async {
    let fixture = fixture {
      AsyncImage(url: "moving") {
        $0
      } placeholder: {
        Text("…")
      }
      .environment(\.accessibilityReduceMotion, true)
    }
    await settle(fixture, until: "mmmm\nmmmm")
    #expect(gallery.requests.last?.frames == 1)
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `a decoder that fails later makes the phase a failure`() async {
    let fixture = fixture(40, 6) {
      AsyncImage(url: "fickle") { phase in
        if let image = phase.image { image } else if let error = phase.error { Text("\(error)") }
      }
    }
    await settle(fixture, until: "The picture cannot be drawn: it broke.")
  }
}

/// Pictures as views: their sizes, and how they are painted.
struct ImagePictureTests {
  private let gallery = FakeGallery()

  private func picture(_ width: Int, _ height: Int, @ViewBuilder root: () -> some View) async
    -> String
  {
    let content = root()
    let fixture = ViewFixture(width, height) {
      content.environment(\.pictureLoader, gallery.loader)
        .environment(\.pictureDecoder, gallery.decoder)
    }
    var picture = fixture.picture
    for _ in 0..<200 {
      await Task.yield()
      picture = fixture.picture
    }
    return picture
  }

  private let bytes = Array("a".utf8)

  @Test func `a picture of bytes and one of a file have their own size`() async {
    #expect(await picture(9, 4) { Image(data: bytes) } == "aaaa\naaaa")
    #expect(await picture(9, 4) { Image(contentsOfFile: "b", scale: 2) } == "bb")
    #expect(await picture(9, 4) { Image(data: bytes).frame(width: 16) } == "aa\naa")
    #expect(
      await picture(9, 4) { Image(data: bytes).frame(width: 16, height: 16).clipped() } == "aa")
  }

  @Test func `a resizable picture takes its room, or keeps its shape in it`() async {
    #expect(await picture(6, 2) { Image(data: bytes).resizable() } == "aaaaaa\naaaaaa")
    #expect(
      await picture(6, 4) { Image(data: bytes).resizable().scaledToFit() }
        == "aaaaaa\naaaaaa\naaaaaa")
    #expect(
      await picture(6, 1) { Image(data: bytes).resizable().scaledToFit() } == "aa")
    #expect(
      await picture(4, 3) {
        Image(data: bytes).resizable().scaledToFill().frame(width: 16, height: 32).clipped()
      } == "aa\naa")
    #expect(gallery.requests.last?.size == Size(width: 4, height: 2))
    #expect(
      await picture(6, 4) { Image(data: bytes).resizable().aspectRatio(1, contentMode: .fit) }
        == "aaaaaa\naaaaaa\naaaaaa")
    #expect(
      await picture(6, 4) { Image(data: bytes).resizable().frame(width: 24, height: 16) } == "aaa")
  }

  @Test func `a picture that is not smooth, or repeated, is asked for so`() async {
    _ = await picture(6, 2) { Image(data: bytes).interpolation(.none).resizable() }
    #expect(gallery.requests.last?.isSmooth == false)
    #expect(
      await picture(6, 3) { Image(data: bytes).resizable(resizingMode: .tile) }
        == "aaaaaa\naaaaaa\naaaaaa")
    #expect(gallery.requests.last?.size == Size(width: 4, height: 2))
  }

  @Test func `a picture that cannot be drawn is an empty box`() async {
    #expect(await picture(6, 3) { Image(data: Array("bad".utf8)) } == "▢")
  }

  @Test func `a picture is drawn like everything else`() async throws {
    let gallery = gallery
    let fixture = ViewFixture(6, 3) {
      ZStack(alignment: .topLeading) {
        Image(data: bytes).offset(x: -8, y: -16)
        Text("x")
      }
      .opacity(0.3)
      .environment(\.pictureDecoder, gallery.decoder)
    }
    await appears(in: fixture) { fixture.picture == "xaa" }
    let cell = fixture.draw()[1, 0]
    #expect(cell.style.foreground == .palette(1) && cell.style.attributes.contains(.dim))
  }

  @Test func `an animation plays by the clock, at ten frames a second at most`() async {
    let gallery = gallery
    let fixture = ViewFixture(6, 3) {
      Image(data: Array("moving".utf8)).environment(\.pictureDecoder, gallery.decoder)
    }
    await appears(in: fixture) { !fixture.picture.isEmpty }
    var seen: [String] = []
    for _ in 0..<5 {
      seen.append(String(fixture.picture.prefix(1)))
      let due = fixture.host.nextDue
      #expect(due == fixture.now.advanced(by: .milliseconds(100)))
      fixture.now = due ?? fixture.now
      fixture.host.send(.resize(fixture.host.size))
    }
    #expect(seen == ["m", "n", "o", "m", "n"])
    #expect(gallery.requests.last?.frames ?? 0 > 1)
  }
}

/// Draws until a condition holds.
private func appears(
  in fixture: ViewFixture, sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () -> Bool
) async {
  await until(
    sourceLocation: sourceLocation, pass: { fixture.draw() }, seen: { fixture.picture }, condition)
}

/// Pictures of 32 × 32 pixels that are drawn by the first letter of their bytes.
private final class FakeGallery {
  private(set) var loads: [String] = []
  private(set) var cancelled: [String] = []
  private(set) var requests: [PictureRequest] = []

  var loader: PictureLoader {
    PictureLoader { [self] address in
      loads.append(address)
      if address == "none" { throw PictureError.notLoaded(cause: "there is none") }
      while address == "slow" {
        await Task.yield()
        if Task.isCancelled {
          cancelled.append(address)
          throw CancellationError()
        }
      }
      return Array(address.utf8)
    }
  }

  var decoder: PictureDecoder {
    PictureDecoder { [self] bytes, request in
      requests.append(request)
      await Task.yield()
      let name = String(decoding: bytes, as: UTF8.self)
      if name == "bad" { throw PictureError.notDrawn(cause: "it is bad") }
      let pixels = Size(width: 32, height: 32)
      guard request.size != .zero else { return DecodedPicture(pixels: pixels) }
      if name == "small", request.size.width > 8 { throw PictureError.notDrawn(cause: "it broke") }
      if name == "fickle" { throw PictureError.notDrawn(cause: "it broke") }
      let letters = name == "moving" ? ["m", "n", "o"] : [String(name.prefix(1))]
      return DecodedPicture(
        pixels: pixels,
        frames: letters.prefix(request.frames).map { letter in
          var cells = CellBuffer(size: request.size)
          for y in 0..<request.size.height {
            cells.put(
              String(repeating: letter, count: request.size.width), at: Point(x: 0, y: y),
              style: Style(foreground: .palette(1)))
          }
          return .init(cells: cells, duration: .milliseconds(20))
        })
    }
  }
}

@Observable private final class Shared<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

private struct AddressView: View {
  let url: Shared<String>

  var body: some View {
    AsyncImage(url: url.value) { phase in
      if let image = phase.image { image }
    }
  }
}

private struct CoveredView: View {
  @Bindable var path: Shared<[String]>

  var body: some View {
    NavigationStack(path: $path.value) {
      AsyncImage(url: "a") { phase in
        if let image = phase.image { image }
      }
      .navigationDestination(for: String.self) { Text($0).navigationBarBackButtonHidden() }
    }
  }
}

private struct SwitchView: View {
  let url: Shared<String?>

  var body: some View {
    if let url = url.value { AsyncImage(url: url) } else { Text("gone") }
  }
}
