import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asRecord, asText, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

/** Folders of the pages that state rights and duties: their English has no contractions (docs/translations.md). */
const LEGAL =
  /^src-ui\/(?:features\/(?:withdrawal|termination|accessibility-complaint)|shared\/contract-summary|shell\/(?:privacy|statement|cookie-bar))\//u;

const CONTRACTION = /n’t\b|’(?:ll|re|ve|d|m)\b|\b(?:it|that|there|what)’s\b/iu;

const FULL_FORM =
  /\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|had|would|should|could) not|we (?:will|are|have (?:\w+ed|sent)))\b/iu;

/** Abbreviations that a sentence writes in full: days, months, hours, at most, for example. */
const ABBREVIATIONS = {
  pl: /(?<!\p{L})(?:dn|mies|godz|maks|min|np|tj|tzn|m\.in|itd|itp|ok)\./iu,
  uk: /(?<!\p{L})(?:дн|міс|год|хв|макс|мін|напр|тощо|див)\./iu,
  en: /\b(?:e\.g|i\.e|etc|max|min|approx|hrs|mins)\./iu,
};

type Line = readonly [place: string, text: string];

function linesOf(language: keyof typeof ABBREVIATIONS): readonly Line[] {
  return globSync(`src{,-ui}/**/${language}.json`, { cwd: ROOT })
    .map((path) => path.replaceAll("\\", "/"))
    .flatMap((path) =>
      Object.entries(asRecord(readJson(join(ROOT, path)))).map(([key, text]): Line => [
        `${path}: ${key}`,
        asText(text),
      ]),
    );
}

const places = (lines: readonly Line[]): readonly string[] => lines.map(([place, text]) => `${place}: ${text}`);

const isLegal = ([place]: Line): boolean => LEGAL.test(place);

it("uses no contractions in the English of legal pages (part of I18N-04)", () => {
  expect(places(linesOf("en").filter((line) => isLegal(line) && CONTRACTION.test(line[1])))).toEqual([]);
});

it("uses contractions in the English of the other pages (part of I18N-04)", () => {
  expect(places(linesOf("en").filter((line) => !isLegal(line) && FULL_FORM.test(line[1])))).toEqual([]);
});

it.each(["pl", "uk", "en"] as const)("abbreviates no words of sentences in %s (part of I18N-04)", (language) => {
  expect(places(linesOf(language).filter(([, text]) => ABBREVIATIONS[language].test(text)))).toEqual([]);
});

it("calls a deadline строк in Ukrainian, as docs/translations.md says (part of I18N-04)", () => {
  const other = /(?<!\p{L})термін(?:у|ом|і|и|ів|ам|ами|ах)?(?!\p{L})/iu;
  expect(places(linesOf("uk").filter(([, text]) => other.test(text)))).toEqual([]);
});
