import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { textProblems } from "./texts.ts";

describe("texts of the portal", () => {
  it("reports unused, missing and too early read texts, ambiguous names, incomplete plurals", () => {
    expect(textProblems(join(import.meta.dirname, "fixtures"), ["texts"])).toEqual([
      'texts/half-a-plural/pl.json: "invoices" has no plural form many',
      'texts/missing/pl.json: "subtitle" is missing',
      'texts/read-too-early/view.tsx: "a composed key" is read when the module loads',
      'texts/read-too-early/view.tsx: "title" is read when the module loads',
      'texts/two-names/pl.json: has the name "fixture-invoices" of texts/same-name/pl.json',
      'texts/two-names/pl.json: is read as "fixture-invoices" and as "fixture-bills"',
      'texts/unused/pl.json: "forgotten" is unused',
    ]);
  });

  it("[I18N-01] finds no problem in the catalogues of the portal", () => {
    expect(textProblems(ROOT, ["src", "src-ui"])).toEqual([]);
  });
});
