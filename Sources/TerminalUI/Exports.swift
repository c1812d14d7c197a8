@_exported import Cells
@_exported import StateKit
@_exported import Views
