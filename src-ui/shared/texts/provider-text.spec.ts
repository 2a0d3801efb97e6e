import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { providerText } from "./provider-text.ts";

const shown = (text: string): string => providerText(text).replaceAll("\u00a0", "~");

describe("providerText", () => {
  it("joins an abbreviation with the next word in a text of the server", () => {
    expect(shown("ul. gen. Władysława Andersa 14 m. 8")).toBe("ul. gen.~Władysława Andersa 14 m.~8");
    expect(shown("Awaria przy ul. Długiej, nr 7")).toBe("Awaria przy ul.~Długiej, nr~7");
    expect(shown("dom. Potem")).toBe("dom. Potem");
  });

  it("joins a number with its unit in a text of the server", () => {
    expect(shown("Internet 1 Gb/s, 600 Mb/s i 200 GB za 50 zł")).toBe("Internet 1~Gb/s, 600~Mb/s i~200~GB za 50~zł");
    expect(shown("5 złotych")).toBe("5 złotych");
  });

  it("changes only spaces in a text of the server", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(providerText(text).replaceAll("\u00a0", " ")).toBe(text.replaceAll("\u00a0", " "));
      }),
    );
  });
});
