// swift-tools-version: 6.2
import PackageDescription

/// `make check` sets this: every warning in our own targets is then an error.
let isStrict = Context.environment["OUTPOST_STRICT"] != nil
let common: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let ui: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]
let c: [CSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let cxx: [CXXSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
/// Only the headers are wanted, which Debian keeps where each compiler looks.
#if os(macOS)
  let tomlPackage: String? = "tomlplusplus"
#else
  let tomlPackage: String? = nil
#endif

/// `make docs` sets this: nothing else needs the plugin, or waits for it.
let docs: [Package.Dependency] =
  Context.environment["OUTPOST_DOCS"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0")]

let package = Package(
  name: "outpost",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "TerminalUIFoundation", targets: ["TerminalUIFoundation"]),
    .library(name: "StateKit", targets: ["StateKit"]),
    .library(name: "Tape", targets: ["Tape", "TapeDemo"]),
    .executable(name: "outpost", targets: ["outpost"]),
    .executable(name: "outpost-picture", targets: ["outpost-picture"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ] + docs,
  targets: [
    .systemLibrary(
      name: "CNCursesLibrary", pkgConfig: "ncursesw",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .target(name: "CNCurses", dependencies: ["CNCursesLibrary"], cSettings: c),
    .target(name: "Cells", swiftSettings: common),
    .target(name: "Terminal", dependencies: ["Cells", "CNCurses"], swiftSettings: ui),
    .target(name: "StateKit", swiftSettings: common),
    .target(
      name: "Views", dependencies: ["Cells", "StateKit"], exclude: ["Compatibility/README.md"],
      swiftSettings: ui),
    .target(
      name: "TerminalUI", dependencies: ["Views", "StateKit", "Cells", "Terminal"],
      swiftSettings: ui),
    .target(
      name: "TerminalUIFoundation", dependencies: ["TerminalUI", "Views", "StateKit"],
      swiftSettings: ui),
    .target(name: "Essentials", swiftSettings: common),
    .target(name: "CTaskHook", cSettings: c),
    .target(
      name: "Tape", dependencies: ["Views", "StateKit", "Cells", "CTaskHook", "Essentials"],
      swiftSettings: common),
    .target(
      name: "TapeDemo",
      dependencies: [
        "Tape", "TerminalUI", "Terminal", "Views", "StateKit", "Cells", "Essentials",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: common),
    .systemLibrary(
      name: "CXMLLibrary", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CMarkup", dependencies: ["CXMLLibrary"], cSettings: c),
    .target(
      name: "Feeds", dependencies: ["CMarkup", "Essentials"], swiftSettings: common),
    .systemLibrary(
      name: "CSQLiteLibrary", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CTOMLLibrary", pkgConfig: tomlPackage,
      providers: [.apt(["libtomlplusplus-dev"]), .brew(["tomlplusplus"])]),
    .target(name: "CTOML", dependencies: ["CTOMLLibrary"], cxxSettings: cxx),
    .target(name: "CCurl", exclude: ["README.md"], cSettings: c),
    .target(name: "Fetch", dependencies: ["CCurl", "Essentials"], swiftSettings: common),
    .target(
      name: "Store",
      dependencies: ["StateKit", "Feeds", "CSQLiteLibrary", "Essentials"],
      swiftSettings: common),
    .target(
      name: "Posts",
      dependencies: ["Cells", "StateKit", "Feeds", "Fetch", "Store", "CTOML", "Essentials"],
      swiftSettings: common),
    .target(
      name: "PostsUI",
      dependencies: ["Views", "StateKit", "Cells", "Posts", "Store", "Feeds", "Essentials"],
      swiftSettings: ui),
    .executableTarget(
      name: "outpost",
      dependencies: [
        "TerminalUI", "Terminal", "StateKit", "PostsUI", "Posts", "Feeds", "Fetch", "Tape",
        "TapeDemo",
        "Essentials",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["outpost.1"], resources: [.embedInCode("Demo/tour.tape")], swiftSettings: ui),
    .systemLibrary(
      name: "CPictureLibraries", pkgConfig: "chafa libpng libjpeg libgif libwebp libwebpdemux",
      providers: [
        .apt([
          "libglib2.0-dev", "libchafa-dev", "libpng-dev", "libjpeg-dev", "libgif-dev",
          "libwebp-dev", "libavif-dev",
        ]),
        .brew(["chafa", "libpng", "jpeg-turbo", "giflib", "webp", "libavif"]),
      ]),
    .executableTarget(
      name: "outpost-picture", dependencies: ["CPictureLibraries"], cSettings: c),

    .executableTarget(
      name: "Gallery", dependencies: ["TerminalUI", "Tape", "TapeDemo"],
      resources: [
        .embedInCode("Pictures/sunset.png"), .embedInCode("Pictures/sunset.jpg"),
        .embedInCode("Pictures/waves.gif"),
        .embedInCode("Code"),
      ], swiftSettings: ui),

    .executableTarget(
      name: "Bench",
      dependencies: [
        "PostsUI", "Posts", "Feeds", "Essentials", "Views", "Terminal", "StateKit", "Cells",
        "Measuring",
      ], path: "Tests/Benchmarks/Bench", swiftSettings: ui),
    .executableTarget(
      name: "BenchBaseline", dependencies: ["CNCursesLibrary"],
      path: "Tests/Benchmarks/BenchBaseline", cSettings: c),
    .executableTarget(
      name: "BenchList", dependencies: ["TerminalUI"], path: "Tests/Benchmarks/BenchList",
      swiftSettings: ui),
    .executableTarget(
      name: "BenchReader", dependencies: ["Measuring"], path: "Tests/Benchmarks/BenchReader",
      swiftSettings: common),
    .executableTarget(
      name: "BenchStore", dependencies: ["Store", "Feeds", "Measuring"],
      path: "Tests/Benchmarks/BenchStore",
      swiftSettings: common),
    .target(
      name: "Measuring", dependencies: ["PseudoTerminal"], path: "Tests/Benchmarks/Measuring",
      swiftSettings: common),

    .target(
      name: "TestSupport",
      dependencies: [
        "Posts", "StateKit", "Cells", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], path: "Tests/TestSupport",
      exclude: ["Tools/pyte_screen.py", "Tools/with_tty.py"],
      swiftSettings: common),
    .target(
      name: "FixtureSupport", dependencies: ["Tape", "Views", "StateKit", "Cells"],
      path: "Tests/FixtureSupport", swiftSettings: ui),
    .target(name: "PseudoTerminal", path: "Tests/PseudoTerminal", cSettings: c),
    .executableTarget(
      name: "TerminalCrasher", dependencies: ["Terminal"], path: "Tests/TerminalCrasher",
      swiftSettings: ui),
    .executableTarget(
      name: "StoreCrasher", dependencies: ["Store", "Feeds"],
      path: "Tests/StoreCrasher", swiftSettings: common),
    .executableTarget(
      name: "DieExample", dependencies: ["TerminalUI"], path: "Tests/Examples/Die",
      swiftSettings: ui),
    .executableTarget(
      name: "WeatherExample", dependencies: ["StateKit"], path: "Tests/Examples/Weather",
      swiftSettings: common),
    .testTarget(
      name: "EssentialsTests", dependencies: ["Essentials", "TestSupport"], swiftSettings: common),
    .testTarget(
      name: "CellsTests", dependencies: ["Cells", "TestSupport"], swiftSettings: common),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "PseudoTerminal", "TerminalCrasher", "TestSupport"],
      swiftSettings: ui),
    .testTarget(
      name: "StateKitTests", dependencies: ["StateKit", "TestSupport"], swiftSettings: common),
    .testTarget(
      name: "ViewsTests", dependencies: ["Views", "StateKit", "Cells", "TestSupport"],
      exclude: ["Names.txt"], swiftSettings: ui),
    .testTarget(
      name: "TerminalUIFoundationTests", dependencies: ["TerminalUIFoundation"],
      swiftSettings: ui),
    .testTarget(
      name: "PlainProgramTests", dependencies: ["TerminalUIFoundation"], swiftSettings: common),
    .testTarget(
      name: "PlainProgram5Tests", dependencies: ["TerminalUIFoundation"],
      swiftSettings: common + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "IsolatedProgram5Tests", dependencies: ["TerminalUIFoundation"],
      swiftSettings: ui + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "TerminalUI", "StateKit", "Terminal", "Views", "Cells", "TestSupport",
      ],
      swiftSettings: ui),
    .testTarget(
      name: "PageTests",
      dependencies: [
        "Cells", "TerminalUI", "StateKit", "Tape", "TapeDemo", "Posts", "PostsUI", "DieExample",
        "WeatherExample", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: ui),
    .testTarget(
      name: "TapeTests", dependencies: ["Tape", "Views", "StateKit", "Cells", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "TapeDemoTests",
      dependencies: [
        "TapeDemo", "Tape", "Views", "StateKit", "Cells",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: common),
    .testTarget(
      name: "FeedsTests", dependencies: ["Feeds", "TestSupport"], exclude: ["Corpus", "Pages"],
      swiftSettings: common),
    .testTarget(
      name: "FetchTests",
      dependencies: [
        "Fetch", "Essentials", "TestSupport", .product(name: "FlyingFox", package: "FlyingFox"),
      ], exclude: ["Certificates", "Support/secure_server.py"], swiftSettings: common),
    .target(
      name: "StoreSupport", dependencies: ["Store", "Feeds"], path: "Tests/StoreSupport",
      swiftSettings: common),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "Store", "Feeds", "Essentials", "StoreSupport", "TestSupport", "StoreCrasher",
      ],
      swiftSettings: common),
    .testTarget(
      name: "PostsTests",
      dependencies: [
        "Posts", "Store", "StateKit", "Feeds", "Fetch", "Essentials", "StoreSupport", "TestSupport",
        .product(name: "FlyingFox", package: "FlyingFox"),
      ], swiftSettings: common),
    .testTarget(
      name: "PostsUITests",
      dependencies: [
        "PostsUI", "Posts", "Feeds", "Views", "Essentials", "FixtureSupport", "TestSupport",
      ],
      exclude: ["Goldens", "Article/Posts"], swiftSettings: ui),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "TerminalUI", "FixtureSupport", "TestSupport"],
      exclude: ["Goldens", "Tapes"], swiftSettings: ui),
    .testTarget(
      name: "PictureTests", dependencies: ["outpost-picture", "TestSupport"], swiftSettings: common),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "outpost", "Gallery", "TestSupport", "Cells", "Fetch", "Measuring",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], swiftSettings: common),
  ],
  cxxLanguageStandard: .cxx17
)
