import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { textProblems } from "./texts.ts";

describe("texts of the portal", () => {
  it("catches its fixtures: unused, missing, read too early, and a plural without one of its forms", () => {
    expect(textProblems(join(import.meta.dirname, "fixtures"), ["texts"])).toEqual([
      'texts/half-a-plural/pl.json: "invoices" lacks its form many',
      'texts/missing/pl.json: there is no "subtitle"',
      'texts/read-too-early/view.tsx: "a composed key" is read when the module loads',
      'texts/read-too-early/view.tsx: "title" is read when the module loads',
      'texts/unused/pl.json: nobody uses "forgotten"',
    ]);
  });

  it("[I18N-01] every text is used and there, none is read when a module loads, and every plural has its four forms", () => {
    expect(textProblems(ROOT, ["src", "src-ui"])).toEqual([]);
  });
});
