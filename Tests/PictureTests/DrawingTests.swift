import Testing

/// What pictures of each format look like in cells.
@Suite(.enabled(if: PictureProgram.canDraw)) struct DrawingTests {
  @Test(arguments: [
    ("PNG", PNGFile.bytes(.pair)), ("deep PNG", PNGFile.bytes(.pair, isDeep: true)),
    ("JPEG", JPEGFile(grid: .pair).bytes), ("CMYK", JPEGFile(grid: .pair, kind: .print).bytes),
    ("CMYK of Adobe", JPEGFile(grid: .pair, kind: .adobePrint).bytes),
    ("GIF", GIFFile(frames: [.init(color: 1), .init(left: 8, width: 8, color: 3)]).bytes),
    ("WebP", FixedFile.webP), ("AVIF", FixedFile.avif),
  ])
  func `red beside blue is red beside blue`(format: String, bytes: [UInt8]) throws {
    let picture = try PictureRequest(frames: 2).draw(bytes)
    #expect(picture.width == 16 && picture.height == 16)
    let colors = try #require(picture.frames.last).cells.map(\.color)
    #expect(isNear(colors[0], 0xFF0000) && isNear(colors[1], 0x0000FF), "\(colors)")
  }

  @Test func `a lossy picture has about its colors`() throws {
    let cells = try PictureRequest().draw(FixedFile.lossyWebP).frames[0].cells
    for (cell, color) in zip(cells, [0xFF0000, 0x0000FF] as [UInt32]) {
      #expect(isNear(cell.background, color, by: 40) && isNear(cell.foreground, color, by: 40))
    }
  }

  @Test(arguments: [
    (1, "RBGW"), (2, "BRWG"), (3, "WGBR"), (4, "GWRB"), (5, "RGBW"), (6, "GRWB"), (7, "WBGR"),
    (8, "BWRG"), (9, "RBGW"),
  ])
  func `a photo is shown upright`(orientation: Int, corners: String) throws {
    let jpeg = JPEGFile(grid: .corners, orientation: UInt16(orientation))
    let picture = try PictureRequest(rows: 2).draw(jpeg.bytes)
    let isTurned = 5...8 ~= orientation
    #expect(picture.width == (isTurned ? 32 : 16) && picture.height == (isTurned ? 16 : 32))
    let names: [Character: UInt32] = [
      "R": 0xFF0000, "G": 0x00FF00, "B": 0x0000FF, "W": 0xFFFFFF,
    ]
    for (color, name) in zip(picture.colors, corners) {
      #expect(isNear(color, names[name] ?? 0), "\(picture.colors)")
    }
  }

  @Test func `what is half there is drawn over the background`() throws {
    let png = PNGFile.bytes(PixelGrid(columns: 2, [0xFF00_00C0, 0xFF00_0000]))
    let dark = try PictureRequest(background: "000000").draw(png).colors
    let light = try PictureRequest(background: "ffffff").draw(png).colors
    #expect(isNear(dark[0], 0xC00000), "\(dark)")
    #expect(isNear(light[0], 0xFF4040), "\(light)")
  }

  @Test(arguments: ["000000", "ffffff"])
  func `what is not there leaves the terminal its background`(background: String) throws {
    let png = PNGFile.bytes(PixelGrid(columns: 3, [PixelGrid.red, 0, PixelGrid.blue]))
    let picture = try PictureRequest(columns: 3, background: background).draw(png)
    #expect(
      picture.frames[0].cells[1] == .init(glyph: 0x20, foreground: nil, background: nil))
    // A cell of both is never drawn in a color that a terminal does not have.
    let wide = try PictureRequest(columns: 4, background: background).draw(png)
    for cell in wide.frames[0].cells where cell.glyph != 0x20 { #expect(cell.foreground != nil) }
  }

  @Test func `cells are halves, quarters or sixths`() throws {
    let halves = PixelGrid(columns: 1, [PixelGrid.red, PixelGrid.blue])
    let half = try PictureRequest(columns: 1, symbols: "half").draw(PNGFile.bytes(halves))
    #expect("▀▄".contains(half.text) && half.width == 8 && half.height == 32)
    let corners = PixelGrid(
      columns: 2, [PixelGrid.red, PixelGrid.blue, PixelGrid.blue, PixelGrid.blue])
    let quarter = try PictureRequest(columns: 1).draw(PNGFile.bytes(corners))
    #expect("▘▟".contains(quarter.text))
    let thirds = PixelGrid(columns: 1, [PixelGrid.red, PixelGrid.blue, PixelGrid.blue])
    let sixth = try PictureRequest(columns: 1, symbols: "sextants").draw(PNGFile.bytes(thirds))
    #expect("🬂🬹".unicodeScalars.contains { "\($0)" == sixth.text }, "\(sixth.text)")
    let plain = try PictureRequest(symbols: "ascii").draw(PNGFile.bytes(.pair))
    #expect(plain.text.utf8.count == 2)
  }

  @Test func `colors are those that the terminal has`() throws {
    let png = PNGFile.bytes(.pair)
    let palette = try PictureRequest(colors: "256").draw(png).colors
    #expect(palette == [196, 21])
    // By red, green and blue alone a grey would be nearer.
    let green = PNGFile.bytes(PixelGrid(columns: 2, [0x1E46_28FF, 0x1E46_28FF]))
    #expect(try PictureRequest(colors: "256").draw(green).colors == [22, 22])
    let named = try PictureRequest(colors: "16").draw(png)
    #expect(
      named.frames[0].cells.allSatisfy { ($0.foreground ?? 0) < 16 && ($0.background ?? 0) < 16 })
    let none = try PictureRequest(columns: 8, rows: 4, colors: "none").draw(png)
    #expect(none.frames[0].cells.allSatisfy { $0.foreground == nil && $0.background == nil })
    #expect(Set(none.text).count > 1)
  }

  @Test func `the nearest pixels are drawn where nothing is to be smooth`() throws {
    let png = PNGFile.bytes(.pair)
    let smooth = try PictureRequest(columns: 41).draw(png)
    let nearest = try PictureRequest(columns: 41, scaling: "nearest").draw(png)
    #expect(smooth.frames[0].cells != nearest.frames[0].cells)
    let colors = nearest.frames[0].cells.flatMap { [$0.foreground, $0.background] }.compactMap(
      \.self)
    #expect(colors.allSatisfy { isNear($0, 0xFF0000) || isNear($0, 0x0000FF) })
  }

  @Test func `pixels follow the cells where they are wanted`() throws {
    var request = PictureRequest(frames: 2, hasPixels: true)
    let pair = try #require(try request.draw(PNGFile.bytes(.pair)).pixels)
    // As many as the picture has, for they are fewer than those of two cells.
    #expect(pair.width == 16 && pair.height == 16)
    #expect(pair.bytes.prefix(4) == [255, 0, 0, 255] && pair.bytes.suffix(4) == [0, 0, 255, 255])
    let clear = PixelGrid(columns: 2, [0xFF00_00C0, 0])
    let part = try #require(try request.draw(PNGFile.bytes(clear)).pixels)
    #expect(part.bytes.prefix(4) == [255, 0, 0, 192] && part.bytes.suffix(4) == [0, 0, 0, 0])
    let photo = try #require(
      try request.draw(JPEGFile(grid: .corners, orientation: 6).bytes).pixels)
    #expect(photo.width * photo.height * 4 == photo.bytes.count)
    let moving = GIFFile(frames: [.init(color: 1), .init(color: 2)])
    let none = try #require(try request.draw(moving.bytes).pixels)
    #expect(none.width == 0 && none.height == 0)
    (request.columns, request.rows) = (400, 200)
    let large =
      PNGFile.head(width: 1600, height: 1600, depth: 1, kind: 0)
      + PNGFile.chunk("IDAT", PNGFile.stored([UInt8](repeating: 0, count: 201 * 1600)))
    let most = try #require(try request.draw(large + PNGFile.chunk("IEND", [])).pixels)
    #expect(500_000...1_000_000 ~= most.width * most.height)
  }

  @Test func `only the size is told where no cells are asked for`() throws {
    let picture = try PictureRequest(columns: 0, rows: 0).draw(PNGFile.bytes(.corners))
    #expect(picture.width == 16 && picture.height == 32 && picture.frames.isEmpty)
  }

  @Test(arguments: [
    [], ["1", "1", "half", "direct", "000000", "smooth"],
    ["0", "1", "half", "direct", "000000", "smooth", "1"],
    ["-1", "1", "half", "direct", "000000", "smooth", "1"],
    ["1000", "1000", "half", "direct", "000000", "smooth", "1"],
    ["1", "1", "half", "direct", "000000", "smooth", "0"],
    ["1", "1", "half", "direct", "1000000", "smooth", "1"],
    ["1", "1", "half", "direct", "000000", "smooth", "1", "gif"],
    ["1", "1", "whole", "direct", "000000", "smooth", "1"],
  ])
  func `a request that is not understood is refused`(arguments: [String]) throws {
    let ended = try PictureProgram.run(arguments, PNGFile.bytes(.pair))
    #expect(ended.cause != nil)
  }
}

/// Pictures of several frames.
@Suite(.enabled(if: PictureProgram.canDraw)) struct AnimationTests {
  @Test func `frames come in their order, each with its time`() throws {
    let gif = GIFFile(frames: [
      .init(color: 1, hundredths: 8), .init(color: 2, hundredths: 20), .init(color: 3),
    ])
    let picture = try PictureRequest(frames: 9).draw(gif.bytes)
    #expect(picture.frames.map(\.milliseconds) == [80, 200, 80])
    #expect(picture.frames.map { $0.cells[0].color } == [0xFF0000, 0x00FF00, 0x0000FF])
    let webP = try PictureRequest(frames: 9).draw(FixedFile.animatedWebP)
    #expect(webP.frames.map(\.milliseconds) == [120, 120, 120])
    #expect(webP.frames.map { $0.cells[0].color } == [0xFF0000, 0x0000FF, 0x00FF00])
  }

  @Test func `a frame stays, goes, or gives way to what was there`() throws {
    let gif = GIFFile(frames: [
      .init(color: 1), .init(width: 8, color: 2, disposal: 3),
      .init(left: 8, width: 8, color: 3, disposal: 2),
      .init(width: 8, color: 0, transparent: 0),
    ])
    let frames = try PictureRequest(frames: 9).draw(gif.bytes).frames.map { $0.cells.map(\.color) }
    #expect(
      frames == [
        [0xFF0000, 0xFF0000], [0x00FF00, 0xFF0000], [0xFF0000, 0x0000FF], [0xFF0000, nil],
      ])
  }

  @Test func `of 10,000 frames those are drawn that are wanted`() throws {
    let gif = GIFFile(frames: Array(repeating: .init(color: 1), count: 10_000))
    #expect(try PictureRequest(frames: 3).draw(gif.bytes).frames.count == 3)
    #expect(try PictureRequest(frames: 256).draw(gif.bytes).frames.count == 256)
  }

  @Test func `a long animation in large cells is drawn before its program is killed`() throws {
    let gif = GIFFile(frames: (0..<10_000).map { .init(color: UInt8($0 % 4)) })
    let picture = try PictureRequest(columns: 200, rows: 60, symbols: "sextants", frames: 256)
      .draw(gif.bytes)
    #expect(1...256 ~= picture.frames.count)
  }

  @Test func `an animation that breaks off is shown up to there`() throws {
    let gif = GIFFile(frames: Array(repeating: .init(color: 1), count: 3)).bytes.dropLast(100)
    #expect(try PictureRequest(frames: 9).draw(Array(gif)).frames.count == 2)
  }
}
