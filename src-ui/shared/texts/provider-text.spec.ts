import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { providerText } from "./provider-text.ts";

const shown = (text: string): string => providerText(text).replaceAll("\u00a0", "~");

describe("a text of the provider", () => {
  it("keeps an abbreviation with what it stands before", () => {
    expect(shown("ul. gen. Władysława Andersa 14 m. 8")).toBe("ul.~gen.~Władysława Andersa 14 m.~8");
    expect(shown("Awaria przy ul. Długiej, nr 7")).toBe("Awaria przy ul.~Długiej, nr~7");
    expect(shown("dom. Potem")).toBe("dom. Potem");
  });

  it("keeps a number with its unit", () => {
    expect(shown("Internet 1 Gb/s, 600 Mb/s i 200 GB za 50 zł")).toBe("Internet 1~Gb/s, 600~Mb/s i~200~GB za 50~zł");
    expect(shown("5 złotych")).toBe("5 złotych");
  });

  it("changes nothing but spaces", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(providerText(text).replaceAll("\u00a0", " ")).toBe(text.replaceAll("\u00a0", " "));
      }),
    );
  });
});
