import Foundation

/// 102 bytes that are 128 MB of spaces: Brotli has no bound on how much a byte can become.
enum BrotliBomb {
  static var bytes: Data { Data(base64Encoded: text) ?? Data() }

  private static let text =
    "z///fwAkQOKxQHLv//n//w+ABEAcFoDu/T////8BkACIwwLQvf/n//8/ABIAcVgAuvf//P//B0ACIA4LQPf+n////wBI"
    + "AMRhAeje//P//x8ACYA4LADd+3/+//8DIAEQhwWge/8/"
}
