import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { siteContent } from "#test/mothers/index.ts";
import { MAX_STORED_MARKS, addShownMark } from "./shown-marks.ts";
import { welcomeOf } from "./welcome.ts";

describe("greeting after login", () => {
  it("(part of NAV-14) returns a greeting after login when site content has a text for it", () => {
    expect(welcomeOf(siteContent({ welcome_banner: "<p>Witaj</p>" }))).toMatchObject({ html: "<p>Witaj</p>" });
    for (const content of [undefined, siteContent(), siteContent({ welcome_banner: " \n" })])
      expect(welcomeOf(content)).toBeUndefined();
  });

  it("(part of NAV-14) identifies the greeting by a mark that does not reveal its text", () => {
    const contentHashOf = (text: string) => welcomeOf(siteContent({ welcome_banner: text }))?.mark;
    expect(contentHashOf("<p>Witaj, Anno</p>")).toBe(contentHashOf("<p>Witaj, Anno</p>"));
    expect(contentHashOf("<p>Witaj, Anno</p>")).toMatch(/^[0-9a-z]{1,7}$/);
    const texts = ["a", "b", "ab", "ba", "<p>Witaj</p>", "<p>Witaj </p>", "Ż", "ż", "😀", "😁"];
    expect(new Set(texts.map(contentHashOf)).size).toBe(texts.length);
    // FNV-1a of "a", as its authors publish it.
    expect(contentHashOf("a")).toBe((0xe40c292c).toString(36));
  });

  it("(part of NAV-14) remembers shown greetings, latest first, up to the limit", () => {
    expect(addShownMark(["b", "a"], "c")).toEqual(["c", "b", "a"]);
    expect(addShownMark(["b", "a"], "a")).toEqual(["a", "b"]);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[0-9a-z]{1,2}$/), { maxLength: 60 }), (shown) => {
        const storedMarks = shown.reduce<readonly string[]>(addShownMark, []);
        const latest = [...new Set(shown.toReversed())];
        expect(storedMarks).toEqual(latest.slice(0, MAX_STORED_MARKS));
      }),
    );
  });

  it("(part of NAV-14) keeps the mark of a greeting beside marks of another kind", () => {
    const shown = (kind: string) => Array.from({ length: MAX_STORED_MARKS + 5 }, (_, number) => `${kind}${number}`);
    const storedMarks = [...shown("popup_"), "survey_ab20261204", "rest_20261204", ...shown("g")].reduce<
      readonly string[]
    >(addShownMark, []);
    for (const mark of ["survey_ab20261204", "rest_20261204", "g34", "popup_34", "popup_5"])
      expect(storedMarks).toContain(mark);
    expect(storedMarks).not.toContain("popup_4");
    expect(storedMarks).toHaveLength(2 * MAX_STORED_MARKS + 2);
  });
});
