import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openableHost } from "./openable-host.ts";
import { splitAddresses } from "./split-addresses.ts";

const addressesIn = (text: string) =>
  splitAddresses(text).flatMap((part) => (part.kind === "address" ? [part.text] : []));

describe("(part of CHAT-22) addresses in a chat message", () => {
  it.each([
    ["Zobacz https://wiazka.example/pomoc.", "https://wiazka.example/pomoc"],
    ["(https://wiazka.example/a?b=1&c=2)", "https://wiazka.example/a?b=1&c=2"],
    ["https://pl.example/Wi-Fi_(router), strona 2", "https://pl.example/Wi-Fi_(router)"],
    ["„https://wiazka.example”", "https://wiazka.example"],
    ["HTTPS://Wiazka.Example/A…", "HTTPS://Wiazka.Example/A"],
    ["https://wiazka.example/#dalej!", "https://wiazka.example/#dalej"],
  ])("finds the address in %j without the punctuation of its sentence", (text, address) => {
    expect(addressesIn(text)).toEqual([address]);
  });

  it.each([
    "http://wiazka.example",
    "javascript:https://",
    "xhttps://wiazka.example",
    "https://bank.example@evil.example/",
    "https://0x7f000001/",
    `https://wiazka.example/${"x".repeat(2_000)}`,
    "wiazka.example/pomoc",
    "https://",
  ])("finds no address in %j", (text) => {
    expect(splitAddresses(text)).toEqual([{ kind: "words", text }]);
  });

  it("keeps every character of a text, and each address can be opened", () => {
    const piece = fc.oneof(
      fc.constantFrom("https://", "https://a.pl/x", "(", ")", ".", " ", "@", "\\", "”", "\n", "ż"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join("");
        const parts = splitAddresses(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const part of parts) if (part.kind === "address") expect(openableHost(part.text)).toBeDefined();
      }),
    );
  });
});
