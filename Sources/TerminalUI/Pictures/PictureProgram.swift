import Dispatch
import Views

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Draws pictures by `outpost-picture`, a program beside this one, because a decoder is what a bad picture breaks into.
///
/// It is started for each picture. At most two run at a time, and none longer than it may take.
public final class PictureProgram {
  /// The signs that a picture is made of.
  public nonisolated enum Symbols: String, Sendable {
    /// Letters and signs that every terminal has.
    case ascii
    /// Upper and lower halves.
    case half
    /// Quarters.
    case quadrants
    /// Sixths, which few fonts have.
    case sextants
  }

  private let path: String?
  private let symbols: Symbols
  private let palette: PicturePalette
  private let timeout: Duration
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private static let mostRunning = 2

  /// - Parameters:
  ///   - path: The program; without one pictures cannot be drawn, and say so.
  ///   - timeout: After this it is killed.
  public init(
    path: String? = PictureProgram.installed, symbols: Symbols = .quadrants,
    palette: PicturePalette = .direct, timeout: Duration = .seconds(20)
  ) {
    self.path = path
    self.symbols = symbols
    self.palette = palette
    self.timeout = timeout
  }

  /// The program that `OUTPOST_PICTURE` names, else the one in the folder of this program; nil where there is none.
  public static var installed: String? {
    if let named = getenv("OUTPOST_PICTURE") { return String(cString: named) }
    guard let own = ownPath, let slash = own.lastIndex(of: "/") else { return nil }
    let path = own[...slash] + "outpost-picture"
    return access(String(path), X_OK) == 0 ? String(path) : nil
  }

  /// Draws pictures by this program.
  public var decoder: PictureDecoder {
    PictureDecoder { [self] bytes, request in try await decode(bytes, request) }
  }

  /// Draws pictures by this program, and lets the main actor wait for it: for players, which know no time but their own.
  public var blockingDecoder: PictureDecoder {
    PictureDecoder { [self] bytes, request in
      try Self.run(PictureProcess(), try command(bytes, request), bytes, request, palette, timeout)
        .get()
    }
  }

  private func decode(_ bytes: [UInt8], _ request: PictureRequest) async throws -> DecodedPicture {
    let command = try command(bytes, request)
    await enter()
    defer { leave() }
    try Task.checkCancellation()
    let process = PictureProcess()
    let (palette, timeout) = (palette, timeout)
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(
            returning: Self.run(process, command, bytes, request, palette, timeout))
        }
      }
    } onCancel: {
      process.kill()
    }.get()
  }

  private func command(_ bytes: [UInt8], _ request: PictureRequest) throws -> [String] {
    guard let path else {
      throw PictureError.notTried(cause: "outpost-picture is not installed beside this program")
    }
    let isAVIF = bytes.dropFirst(4).starts(with: "ftyp".utf8)
    return [
      path, "\(request.size.width)", "\(request.size.height)", symbols.rawValue, palette.rawValue,
      request.colorScheme == .dark ? "000000" : "ffffff",
      request.isSmooth ? "smooth" : "nearest", "\(request.frames)",
    ] + (request.hasPixels ? ["pixels"] : []) + (isAVIF ? ["avif"] : [])
  }

  private nonisolated static func run(
    _ process: PictureProcess, _ command: [String], _ bytes: [UInt8], _ request: PictureRequest,
    _ palette: PicturePalette, _ timeout: Duration
  ) -> Result<DecodedPicture, PictureError> {
    let most = PictureResponse.mostBytes(request)
    let (end, answer) = process.run(command, input: bytes, atMost: most, timeout: timeout)
    guard answer.count <= most else { return .failure(.notDrawn(cause: unclear)) }
    switch end {
    case .status(0):
      let picture = PictureResponse.picture(answer, of: request, palette: palette)
      return picture.map { .success($0) } ?? .failure(.notDrawn(cause: unclear))
    // The loader of the system says it so, before the program begins.
    case .status(127) where answer.isEmpty:
      return .failure(.notTried(cause: "the libraries of outpost-picture are missing"))
    case .status: return .failure(.notDrawn(cause: PictureResponse.cause(answer) ?? unclear))
    case .timeout, .signal(SIGXCPU): return .failure(.notDrawn(cause: "it takes too long"))
    case .signal(SIGKILL): return .failure(.notTried(cause: "outpost-picture was killed"))
    case .signal(let signal):
      return .failure(.notDrawn(cause: "outpost-picture crashed with signal \(signal)"))
    case .failure(let code):
      let reason = String(cString: strerror(code))
      return .failure(.notTried(cause: "outpost-picture cannot be started: \(reason)"))
    }
  }

  private nonisolated static let unclear = "outpost-picture gave no clear answer"

  /// Waits for one of the places of programs.
  private func enter() async {
    guard running >= Self.mostRunning else {
      running += 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Hands the place on.
  private func leave() {
    if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() }
  }

  /// Where the file of this program is.
  private static var ownPath: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return realpath(buffer, nil).map { pointer in
        defer { free(pointer) }
        return String(cString: pointer)
      }
    #else
      return realpath("/proc/self/exe", nil).map { pointer in
        defer { free(pointer) }
        return String(cString: pointer)
      }
    #endif
  }
}
