import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

const FACES = "src-ui/design-system";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Returns the ranges of letters for which a style sheet loads a typeface. */
function loadedRanges(styles: string): readonly (readonly [number, number])[] {
  return [...styles.matchAll(/@font-face \{[^}]*url\([^}]*\}/gu)].flatMap(([face]) =>
    [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gu)].map(
      ([, from = "", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
    ),
  );
}

const covers = (ranges: ReturnType<typeof loadedRanges>, letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
};

/** Letters of all texts of a language. */
function lettersOf(language: string): readonly string[] {
  const texts = globSync(`{src,src-ui}/**/${language}.json`, { cwd: ROOT }).map(read).join("");
  return [...new Set(texts.match(/\p{L}/gu))];
}

it("[I18N-24] loads a typeface for every letter of each language, for Cyrillic only with Ukrainian", () => {
  const always = loadedRanges(read(`${FACES}/tokens.css`));
  const cyrillic = loadedRanges(read(`${FACES}/cyrillic.css`));
  expect([...lettersOf("pl"), ...lettersOf("en")].filter((letter) => !covers(always, letter))).toEqual([]);
  expect(lettersOf("uk").filter((letter) => !covers([...always, ...cyrillic], letter))).toEqual([]);
  expect(lettersOf("uk").filter((letter) => /\p{sc=Cyrl}/u.test(letter) && covers(always, letter))).toEqual([]);
  const importers = globSync("{src,src-ui}/**/*.{ts,tsx,css}", { cwd: ROOT }).filter((path) =>
    read(path).includes("cyrillic.css"),
  );
  expect(importers.map((path) => path.replaceAll("\\", "/"))).toEqual(["src/languages/ukrainian-first.ts"]);
});
