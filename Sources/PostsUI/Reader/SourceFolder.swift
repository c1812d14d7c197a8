import Posts

/// Sources that are listed below one heading.
struct SourceFolder: Identifiable {
  /// A source by its number among all: a copy of each of a thousand sources would take longer than the whole frame.
  struct Place {
    let number: Int
    let shelf: Shelf
  }

  /// Nil for those that are in no folder.
  let name: String?
  var places: [Place] = []

  var id: String? { name }
}

extension [SourceSummary] {
  /// The sources by folder: first those that are in none, then each folder where its first source stands.
  var folders: [SourceFolder] {
    var folders = [SourceFolder(name: nil)]
    var numbers: [String?: Int] = [nil: 0]
    var last = 0
    for index in indices {
      let name = self[index].source.folder
      if name != folders[last].name {
        last = numbers[name] ?? folders.count
        if last == folders.count {
          numbers[name] = last
          folders.append(SourceFolder(name: name))
        }
      }
      folders[last].places.append(
        SourceFolder.Place(number: index, shelf: .source(self[index].source.address)))
    }
    return folders.filter { !$0.places.isEmpty }
  }
}
