import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { asRecord, asText, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import { pseudoText } from "./pseudo-text.ts";

const valuesIn = (text: string): readonly string[] => text.match(/\{\w+\}|<[^>]*>|\d+/gu) ?? [];

it("[I18N-25] makes each Polish text 40 % longer, with accents", () => {
  const catalogues = globSync("{src,src-ui}/**/pl.json", { cwd: ROOT });
  const texts = catalogues.flatMap((path) => Object.values(asRecord(readJson(join(ROOT, path)))).map(asText));
  const letters = (text: string) => text.replaceAll(/\{\w+\}|<[^>]*>|\P{L}/gu, "").length;
  const [polish, pseudo] = [texts, texts.map(pseudoText)].map((all) => letters(all.join(" ")));
  expect((pseudo ?? 0) / (polish ?? 1)).toBeGreaterThan(1.35);
  expect((pseudo ?? 0) / (polish ?? 1)).toBeLessThan(1.45);
  expect(pseudoText("Zapłać 273,69 zł")).toBe("Žààpłààć 273,69 zł");
});

it("(part of I18N-25) keeps placeholders, numbers and markup", () => {
  expect(pseudoText("Do {day} <strong>zostało</strong> 5&nbsp;dni")).toBe(
    "Dôô {day} <strong>žôôštààłôô</strong> 5&nbsp;dñïï",
  );
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("faktura", "{count}", "<b>", "12", "PDF", " ", "PLN")).map((parts) => parts.join(" ")),
      (text) => {
        expect(valuesIn(pseudoText(text))).toEqual(valuesIn(text));
      },
    ),
  );
});

it("(part of I18N-25) is no part of the portal", () => {
  const portal = globSync("{src,src-ui,src-domain,src-adapters}/**/*.{ts,tsx}", { cwd: ROOT });
  expect(portal.filter((path) => /pseudo-?text|"pseudo"/iu.test(readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
});
