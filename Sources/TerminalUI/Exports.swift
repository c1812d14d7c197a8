@_exported import Cells
@_exported import Observation
@_exported import StateKit
@_exported import Views
