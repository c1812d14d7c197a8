import TerminalUI

/// A page of controls, in the order in which the menu lists them. Each is written in one file of the folder `Pages`, which
/// is built, and which the program has as text too.
enum ControlPage: String, CaseIterable, Identifiable {
  case text
  case buttons
  case forms
  case pickers
  case sliders
  case menus
  case lists
  case grids
  case tabs
  case navigation
  case shapes
  case gestures
  case modals

  var id: Self { self }

  var title: String {
    switch self {
    case .text: "Text"
    case .buttons: "Buttons and toggles"
    case .forms: "Forms and fields"
    case .pickers: "Pickers"
    case .sliders: "Steppers and sliders"
    case .menus: "Menus and groups"
    case .lists: "Lists"
    case .grids: "Grids"
    case .tabs: "Tabs"
    case .navigation: "Navigation"
    case .shapes: "Shapes and gradients"
    case .gestures: "Gestures"
    case .modals: "Modals and toasts"
    }
  }

  var summary: String {
    switch self {
    case .text: "Styles, wrapping, labels and links"
    case .buttons: "Each style, one of your own, and switches"
    case .forms: "Sections, fields and what they allow"
    case .pickers: "One choice in four styles"
    case .sliders: "Numbers, and the progress that they set"
    case .menus: "Menus in menus, of a view, and what opens"
    case .lists: "Sections, selection, rows that move and go"
    case .grids: "Columns that fit, and as many as fit"
    case .tabs: "Screens side by side, each with its state"
    case .navigation: "Screens over screens, and their path"
    case .shapes: "Circles, gradients, and what they cut"
    case .gestures: "Taps, a long press and a drag"
    case .modals: "Alerts, dialogs, sheets, covers, toasts"
    }
  }

  /// The page itself. What may be longer than the screen scrolls.
  @ViewBuilder var view: some View {
    switch self {
    case .text: ScrollView { TextPage() }
    case .buttons: ScrollView { ButtonPage() }
    case .forms: FormPage()
    case .pickers: PickerPage()
    case .sliders: SliderPage()
    case .menus: MenuPage()
    case .lists: ListPage()
    case .grids: ScrollView { GridPage() }
    case .tabs: TabPage()
    case .navigation: NavigationPage()
    case .shapes: ScrollView { ShapePage() }
    case .gestures: ScrollView { GesturePage() }
    case .modals: ModalPage()
    }
  }

  /// The file that the page is written in.
  var code: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] {
    switch self {
    case .text: PackageResources.TextPage_swift
    case .buttons: PackageResources.ButtonPage_swift
    case .forms: PackageResources.FormPage_swift
    case .pickers: PackageResources.PickerPage_swift
    case .sliders: PackageResources.SliderPage_swift
    case .menus: PackageResources.MenuPage_swift
    case .lists: PackageResources.ListPage_swift
    case .grids: PackageResources.GridPage_swift
    case .tabs: PackageResources.TabPage_swift
    case .navigation: PackageResources.NavigationPage_swift
    case .shapes: PackageResources.ShapePage_swift
    case .gestures: PackageResources.GesturePage_swift
    case .modals: PackageResources.ModalPage_swift
    }
  }
}
