/// The text of a label. A terminal program has no string tables, so it is the text itself.
public typealias LocalizedStringKey = String
