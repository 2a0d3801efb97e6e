import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { siteContent } from "#test/mothers/index.ts";
import { KEPT_MARKS, withShown } from "./mark.ts";
import { welcomeOf } from "./welcome.ts";

describe("the greeting after a login", () => {
  it("(part of NAV-14) is there when site content has a text for it, and not without one", () => {
    expect(welcomeOf(siteContent({ welcome_banner: "<p>Witaj</p>" }))).toMatchObject({ html: "<p>Witaj</p>" });
    for (const content of [undefined, siteContent(), siteContent({ welcome_banner: " \n" })])
      expect(welcomeOf(content)).toBeUndefined();
  });

  it("(part of NAV-14) is known again by a mark that tells nothing of what it says", () => {
    const markOf = (text: string) => welcomeOf(siteContent({ welcome_banner: text }))?.mark;
    expect(markOf("<p>Witaj, Anno</p>")).toBe(markOf("<p>Witaj, Anno</p>"));
    expect(markOf("<p>Witaj, Anno</p>")).toMatch(/^[0-9a-z]{1,7}$/);
    const texts = ["a", "b", "ab", "ba", "<p>Witaj</p>", "<p>Witaj </p>", "Ż", "ż", "😀", "😁"];
    expect(new Set(texts.map(markOf)).size).toBe(texts.length);
    // FNV-1a of "a", as its authors publish it
    expect(markOf("a")).toBe((0xe40c292c).toString(36));
  });

  it("(part of NAV-14) once shown stays known, the latest first, however many there are", () => {
    expect(withShown(["b", "a"], "c")).toEqual(["c", "b", "a"]);
    expect(withShown(["b", "a"], "a")).toEqual(["a", "b"]);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[0-9a-z]{1,2}$/), { maxLength: 60 }), (shown) => {
        const kept = shown.reduce<readonly string[]>(withShown, []);
        const latest = [...new Set(shown.toReversed())];
        expect(kept).toEqual(latest.slice(0, KEPT_MARKS));
      }),
    );
  });

  it("(part of NAV-14) is forgotten for nothing of another kind: no message, and nothing that was put off", () => {
    const shown = (kind: string) => Array.from({ length: KEPT_MARKS + 5 }, (_, number) => `${kind}${number}`);
    const kept = [...shown("popup_"), "survey_ab20261204", "rest_20261204", ...shown("g")].reduce<readonly string[]>(
      withShown,
      [],
    );
    for (const mark of ["survey_ab20261204", "rest_20261204", "g34", "popup_34", "popup_5"])
      expect(kept).toContain(mark);
    expect(kept).not.toContain("popup_4");
    expect(kept).toHaveLength(2 * KEPT_MARKS + 2);
  });
});
