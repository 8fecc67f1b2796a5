import KataCore
import Testing

/// The vectors of FIPS 180, and every length at which a block is just full, or just not.
@Suite struct SHA256Tests {
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
          + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
      ("é", "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c"),
    ])
  func `gives the standard's digests`(text: String, digest: String) {
    #expect(SHA256.hex(text) == digest)
  }

  @Test(
    arguments: [
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
      (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
      (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
      (128, "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e"),
    ])
  func `every length fits its blocks`(count: Int, digest: String) {
    #expect(SHA256.hex(String(repeating: "a", count: count)) == digest)
  }

  @Test func `a million letters, however they are cut`() {
    var hash = SHA256()
    var left = 1_000_000
    for size in [1, 62, 1, 63, 64, 65, 999_744] {
      hash.update([UInt8](repeating: 0x61, count: size))
      left -= size
    }

    #expect(left == 0)
    #expect(hash.hex() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `pieces give what the whole gives`() {
    let bytes = (0..<200).map { UInt8($0) }
    var whole = SHA256()
    whole.update(bytes)
    let digest = whole.hex()

    for cut in 0...200 {
      var hash = SHA256()
      hash.update(Array(bytes[..<cut]))
      hash.update([])
      hash.update(Array(bytes[cut...]))
      #expect(hash.hex() == digest, "cut at \(cut)")
    }
  }
}
