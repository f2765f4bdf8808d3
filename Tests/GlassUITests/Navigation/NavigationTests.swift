import Foundation
import Testing

@testable import GlassUI

@MainActor struct NavigationTests {
  private struct Detail: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("detail \(name)")
      Button("leave") { dismiss() }
    }
  }

  @Test func aLinkPushesAndTheBackButtonPops() {
    let stage = Stage(NavigationStack { NavigationLink("open", destination: Detail(name: "a")) })
    #expect(stage.labels == ["open"])
    stage.click("open")
    stage.settle()
    #expect(stage.texts == ["detail a", "leave"])
    #expect(stage.labels.contains("Back"))
    stage.click("Back")
    stage.settle()
    #expect(stage.labels == ["open"])
  }

  @Test func aLinkTakesTheButtonStyle() {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 123, height: 45)
      }
    }
    let stage = Stage(
      NavigationStack {
        NavigationLink("open", destination: Detail(name: "a")).buttonStyle(Boxed())
      })
    #expect(stage.frame("Button").size == CGSize(width: 123, height: 45))
    stage.click("open")
    stage.settle()
    #expect(stage.texts.first == "detail a")
  }

  @Test func viewsCanDismissThemselves() {
    let stage = Stage(NavigationStack { NavigationLink("open") { Detail(name: "b") } })
    stage.click("open")
    stage.settle()
    stage.click("leave")
    stage.settle()
    #expect(stage.labels == ["open"])
  }

  @Test func theScreenBelowKeepsItsState() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        Button("n\(count)") { count += 1 }
        NavigationLink("open", destination: Detail(name: "c"))
      }
    }
    let stage = Stage(NavigationStack { Root() })
    stage.click("n0")
    #expect(stage.labels == ["n1", "open"])
    stage.click("open")
    stage.settle()
    stage.click("Back")
    stage.settle()
    #expect(stage.labels == ["n1", "open"])
  }

  @Test func valuesFindTheirDestination() {
    let stage = Stage(
      NavigationStack {
        VStack {
          NavigationLink("one", value: 1)
          NavigationLink("two", value: "two")
        }
        .navigationDestination(for: Int.self) { Detail(name: "int \($0)") }
        .navigationDestination(for: String.self) { Detail(name: "string \($0)") }
      })
    stage.click("two")
    stage.settle()
    #expect(stage.texts.first == "detail string two")
    stage.click("Back")
    stage.settle()
    stage.click("one")
    stage.settle()
    #expect(stage.texts.first == "detail int 1")
  }

  @Test func pathsPushAndFollow() {
    struct Owner: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Button("push") { path.append(7) }
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("at \(number) of \(path.count)")
                Button("more") { path.append(number + 1) }
                Button("root") { path = [] }
              }
            }
        }
      }
    }
    let stage = Stage(Owner())
    stage.settle()
    #expect(stage.texts.first == "at 1 of 1")
    stage.click("more")
    stage.settle()
    #expect(stage.texts.first == "at 2 of 2")
    stage.click("Back")
    stage.settle()
    #expect(stage.texts.first == "at 1 of 1")
    stage.click("root")
    stage.settle()
    #expect(stage.labels == ["push"])
  }

  @Test func titlesStandAtTheTop() {
    let stage = Stage(NavigationStack { Text("root").navigationTitle("Recipes") })
    #expect(stage.texts == ["root", "Recipes"])
    #expect((stage.nodes("Text").last?.frame.maxY ?? 600) < 60)
  }

  @Test func theBackButtonIsACircleOfGlass() {
    let stage = Stage(
      NavigationStack { NavigationLink("open", destination: Detail(name: "a")) },
      safeArea: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0))
    stage.click("open")
    stage.settle()
    let shape = stage.glass.first?.shapes.first
    #expect(shape?.kind == "circle")
    #expect(shape?.frame.size == CGSize(width: 44, height: 44))
    #expect((shape?.frame.minY ?? 0) >= 50)
  }
}
