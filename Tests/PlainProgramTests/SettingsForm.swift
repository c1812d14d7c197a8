import Foundation
// A program as somebody would write it for SwiftUI: only its import and its `@main` were changed.
import TerminalUIFoundation

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var name: String { rawValue.capitalized }
  var colorScheme: ColorScheme? {
    switch self {
    case .system: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }
}

enum Accent: String, CaseIterable, Identifiable {
  case blue, green, orange, pink
  var id: String { rawValue }
  var color: Color {
    switch self {
    case .blue: .blue
    case .green: .green
    case .orange: .orange
    case .pink: .pink
    }
  }
}

struct Reminder {
  var enabled = false
  var time = Calendar.current.date(bySettingHour: 9, minute: 0, second: 0, of: Date()) ?? Date()
  var days: Set<String> = ["Mon", "Wed"]
}

struct SettingsApp: App {
  @AppStorage("theme") private var theme: Theme = .system
  @AppStorage("accent") private var accent: Accent = .blue

  var body: some Scene {
    WindowGroup {
      SettingsView(theme: $theme, accent: $accent)
        .preferredColorScheme(theme.colorScheme)
        .tint(accent.color)
    }
    .commands {
      CommandGroup(replacing: .newItem) {}
      CommandMenu("Settings") {
        Button("Reset") {}
          .keyboardShortcut("r", modifiers: [.command, .shift])
      }
    }
  }
}

struct SettingsView: View {
  @Binding var theme: Theme
  @Binding var accent: Accent

  @AppStorage("notifications") private var notifications = true
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("fontSize") private var fontSize = 14
  @AppStorage("nickname") private var nickname = ""
  @AppStorage("lastBackup") private var lastBackup: Double = 0

  @State private var reminder = Reminder()
  @State private var birthday = Date(timeIntervalSince1970: 0)
  @State private var showResetDialog = false
  @State private var showAbout = false
  @State private var brightness: Double = 70
  @State private var isEditing = false
  @State private var guests: Int = 2
  @State private var budget: Decimal = 100
  @State private var path = NavigationPath()

  let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        Section {
          NavigationLink {
            ProfileEditor(nickname: $nickname, birthday: $birthday)
          } label: {
            HStack(spacing: 16) {
              Image(systemName: "person.crop.circle.fill")
                .resizable()
                .scaledToFit()
                .frame(width: 8, height: 3)
                .foregroundStyle(.gray)
              VStack(alignment: .leading) {
                Text(nickname.isEmpty ? "Sign in" : nickname)
                  .font(.title3)
                Text("Profile, birthday and more")
                  .font(.footnote)
                  .foregroundStyle(.secondary)
              }
            }
          }
        }

        appearance

        Section {
          Toggle(isOn: $notifications) {
            Text("Notifications")
            Text("Alerts, sounds and badges")
          }
          .toggleStyle(.switch)
          Group {
            Toggle("Daily reminder", isOn: $reminder.enabled)
            if reminder.enabled {
              DatePicker("Time", selection: $reminder.time, displayedComponents: .hourAndMinute)
              DisclosureGroup("Days") {
                ForEach(days, id: \.self) { day in
                  Toggle(day, isOn: binding(for: day))
                }
              }
            }
          }
          .disabled(!notifications)
        } header: {
          Text("Notifications")
        } footer: {
          Text("Reminders are only sent when notifications are **on**.")
        }

        Section("Sound & Display") {
          Slider(value: $volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker.fill")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
          }
          VStack(alignment: .leading) {
            Text("Brightness: \(Int(brightness))%")
              .foregroundColor(isEditing ? .red : .primary)
            Slider(
              value: $brightness, in: 0...100, step: 5,
              onEditingChanged: { editing in
                isEditing = editing
              })
          }
          Stepper("Guests: \(guests)", value: $guests, in: 1...10)
          Stepper(value: $fontSize, in: 8...32, step: 2) {
            LabeledContent("Font size", value: "\(fontSize) pt")
          }
          TextField("Budget", value: $budget, format: .currency(code: "USD"))
        }

        Section {
          LabeledContent("Version", value: "1.2.0")
          NavigationLink("Acknowledgements", value: "ack")
          Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
          Button("About") { showAbout = true }
          Button("Reset all settings", role: .destructive) {
            showResetDialog = true
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .navigationDestination(for: String.self) { value in
        Text("Thanks to everyone: \(value)")
      }
      .confirmationDialog("Are you sure?", isPresented: $showResetDialog) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      }
      .alert("About", isPresented: $showAbout) {
        Button("OK") {}
      } message: {
        Text("A small settings demo.")
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            lastBackup = Date().timeIntervalSince1970
          } label: {
            Label("Back up", systemImage: "icloud.and.arrow.up")
          }
          .help("Back up now")
        }
        ToolbarItem(placement: .status) {
          Text(lastBackup == 0 ? "Never backed up" : "Backed up")
            .font(.caption)
        }
      }
    }
  }

  private var appearance: some View {
    Section(header: Text("Appearance").textCase(.uppercase)) {
      Picker("Theme", selection: $theme) {
        ForEach(Theme.allCases) { theme in
          Text(theme.name)
        }
      }
      .pickerStyle(.segmented)
      Picker("Accent", selection: $accent) {
        ForEach(Accent.allCases) { accent in
          HStack {
            Circle().fill(accent.color).frame(width: 2, height: 1)
            Text(accent.rawValue.capitalized)
          }
          .tag(accent)
        }
      }
      .pickerStyle(.inline)
      .labelsHidden()
      Picker("Navigation", selection: $guests) {
        ForEach(1..<11) { Text("\($0) people").tag($0) }
      }
      .pickerStyle(.navigationLink)
    }
  }

  private func binding(for day: String) -> Binding<Bool> {
    Binding(
      get: { reminder.days.contains(day) },
      set: { isOn in
        if isOn { reminder.days.insert(day) } else { reminder.days.remove(day) }
      }
    )
  }

  private func reset() {
    theme = .system
    accent = .blue
    volume = 0.5
    fontSize = 14
    notifications = true
    nickname = ""
  }
}

struct ProfileEditor: View {
  @Binding var nickname: String
  @Binding var birthday: Date
  @FocusState private var field: Field?
  @State private var password = ""
  @State private var bio = ""

  enum Field: Hashable {
    case name, password, bio
  }

  var body: some View {
    Form {
      Section(header: Text("Account")) {
        TextField("Nickname", text: $nickname, prompt: Text("How should we call you?"))
          .focused($field, equals: .name)
          .submitLabel(.next)
          .onSubmit { field = .password }
        SecureField("Password", text: $password)
          .textContentType(.password)
          .focused($field, equals: .password)
        TextField("Bio", text: $bio)
          .focused($field, equals: .bio)
          .autocapitalization(.none)
      }
      DatePicker(selection: $birthday, in: ...Date.now, displayedComponents: .date) {
        Text("Birthday")
      }
      .datePickerStyle(.compact)
    }
    .scrollDismissesKeyboard(.interactively)
    .navigationTitle("Profile")
    .onAppear { field = .name }
  }
}
