/// The right to change one row, held from `beginModifying` to `endModifying`.
public struct Modification: Sendable {
  let row: RowID
  let number: Int
}
