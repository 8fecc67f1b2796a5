@testable import Shared
import Testing

@testable import Common

@Suite struct ReadmeTests {
  private let readme = Readme(
    """
    # 02 · Validation

    Before the first section.

    ## Story

    ```sh
    # no title
    ## no section
    ```

    ### no section either

    ## Edges

    - **E1** The first.
      - **E9** Not at the margin.
    - **E2** The second, as **E3** says.
    - **Email** No number.
    - E4 Not strong.

    ## Out of scope

    - **E5** Elsewhere.
    """)

  @Test func `has a title, and sections with what stands below them`() {
    #expect(readme.title == "02 · Validation")
    #expect(readme.sections.map(\.heading) == ["Story", "Edges", "Out of scope"])
    #expect(readme.sections[0].text.contains("## no section\n```\n"))
    #expect(readme.sections[2].text == "\n- **E5** Elsewhere.\n")
  }

  @Test func `edges are the numbered items of their section`() {
    #expect(readme.edges == ["E1", "E2"])
  }

  @Test func `a sentence is without emphasis and links, and keeps code marks and brackets`() {
    let readme = Readme("## Edges\n- **E1** As in [01](../01/README.md#a), `hourly[1].time` *is*.")
    #expect(readme.sentences == [1: "As in 01, `hourly[1].time` is."])
  }

  @Test func `a sentence before a table says where the table is`() {
    let readme = Readme("## Edges\n- **E1** Each failure has a title:\n\n| a | b |")
    #expect(readme.sentences == [1: "Each failure has a title: see the README."])
  }

  @Test func `an edge is listed as often as it stands there, in that order`() {
    #expect(Readme("## Edges\n- **E2** b\n- **E1** a\n- **E2** b").edges == ["E2", "E1", "E2"])
  }
}
