import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutOrphans } from "./orphans.ts";

const visible = (text: string) => text.replaceAll("\u00a0", "_");

describe("withoutOrphans", () => {
  it.each([
    ["Faktury, usługi i pomoc w jednym miejscu.", "Faktury, usługi i_pomoc w_jednym miejscu."],
    ["Z fokusem", "Z_fokusem"],
    ["i w domu, i o tym", "i_w_domu, i_o_tym"],
    ["(w cenie)", "(w_cenie)"],
    ["„U nas”", "„U_nas”"],
    ["są a ósma", "są a_ósma"],
  ])("joins one-letter words with the next word in: %s", (text, expected) => {
    expect(visible(withoutOrphans(text))).toBe(expected);
  });

  it.each(["pod ośw domem", "plan A", "wiza do nas", "już w"])(
    "leaves a text without one-letter words to join unchanged: %s",
    (text) => {
      expect(withoutOrphans(text)).toBe(text);
    },
  );

  it("joins one-letter words by changing spaces only, once", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ wzoiuaWąb,.(„]{0,40}$/), (text) => {
        const once = withoutOrphans(text);
        expect(once.replaceAll("\u00a0", " ")).toBe(text);
        expect(withoutOrphans(once)).toBe(once);
        expect(once).not.toMatch(/(?:^|\s)[wzoiua] /iu);
      }),
    );
  });
});
