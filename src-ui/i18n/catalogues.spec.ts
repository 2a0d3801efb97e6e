import { describe, expect, it } from "vitest";

/* Every pl.json of the portal against the sources beside it. */

const catalogues = import.meta.glob<Readonly<Record<string, string>>>(["../**/pl.json", "../../src/**/pl.json"], { eager: true, import: "default" });
const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "../../src/**/*.{ts,tsx}", "!../**/*.spec.{ts,tsx}"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const FORMS = ["one", "few", "many", "other"];
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
const stemOf = (key: string) => key.replace(/_(?:one|few|many|other)$/, "");

/** Keys as they are written in code: in quotes, or with what a template begins with. */
function isUsed(key: string, code: string): boolean {
  if (code.includes(`"${key}"`)) return true;
  const beginnings = [...key.matchAll(/[._]/g)].map((mark) => key.slice(0, mark.index + 1));
  return beginnings.some((beginning) => code.includes(`\`${beginning}\${`));
}

describe.each(Object.entries(catalogues))("%s", (path, texts) => {
  const code = Object.entries(sources).filter(([file]) => file.startsWith(folderOf(path))).map(([, text]) => text).join("\n");

  it("[I18N-01] has no text that is empty", () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("[I18N-01] has all four forms of every plural", () => {
    const plurals = [...new Set(Object.keys(texts).filter((key) => key.endsWith("_one")).map(stemOf))];
    expect(plurals.flatMap((stem) => FORMS.map((form) => `${stem}_${form}`)).filter((key) => !(key in texts))).toEqual([]);
  });

  it("[I18N-01] has no text that nothing uses", () => {
    expect([...new Set(Object.keys(texts).map(stemOf))].filter((key) => !isUsed(key, code))).toEqual([]);
  });

  it("speaks as the portal does: no exclamation marks, no \"ups\", no \"niestety\"", () => {
    expect(Object.values(texts).filter((text) => /!|\bups\b|niestety/i.test(text))).toEqual([]);
  });
});
