import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { siteContent } from "#test/mothers/index.ts";
import { KEPT_MARKS, welcomeOf, withShown } from "./welcome.ts";

describe("the greeting after a login", () => {
  it("(part of NAV-14) is there when site content has a text for it, and not without one", () => {
    expect(welcomeOf(siteContent({ welcome_banner: "<p>Witaj</p>" }))).toMatchObject({ html: "<p>Witaj</p>" });
    for (const content of [undefined, siteContent(), siteContent({ welcome_banner: " \n" })]) expect(welcomeOf(content)).toBeUndefined();
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
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 40 }), (shown) => {
        const kept = shown.reduce<readonly string[]>(withShown, []);
        const latest = [...new Set(shown.toReversed())];
        expect(kept).toEqual(latest.slice(0, KEPT_MARKS));
      }),
    );
  });
});
