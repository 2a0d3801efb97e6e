import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DEADLINE_KINDS } from "#domain/deadlines/index.ts";

const ROOT = join(import.meta.dirname, "../..");
const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const LEGAL_TERMS = textOf("docs/legal-terms.md");
const LIST = textOf("src-domain/deadlines/list-deadlines.ts");

/** Rows of the tables: first cell, source, and the names of the functions. */
const ROWS = LEGAL_TERMS.split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:---|default|deadline) /u.test(line))
  .map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const names = [...(cells.at(-2) ?? "").matchAll(/`(\w+)`/gu)].flatMap(([, name]) => name ?? []);
    return { about: cells[1] ?? "", source: cells.at(-3) ?? "", names };
  });

const sources = (specs: boolean): string =>
  globSync("{conformance,src-domain,src-ui}/**/*.{ts,tsx}", { cwd: ROOT })
    .filter((path) => path.includes(".spec.") === specs)
    .map(textOf)
    .join("\n");

it("names a source and a rule that exists for each legal term and deadline", () => {
  const code = sources(false);
  expect(ROWS.length).toBeGreaterThan(40);
  const wrong = ROWS.filter(
    ({ source, names }) =>
      source === "" || names.some((name) => !new RegExp(`export (?:function|const) ${name}\\b`, "u").test(code)),
  );
  expect(wrong).toEqual([]);
});

it("tests each function of the legal terms by its name", () => {
  const specs = sources(true);
  const names = ROWS.flatMap((row) => row.names).filter((name) => /^[a-z]/u.test(name));
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`, "u").test(specs))).toEqual([]);
});

it("documents each function that lists deadlines", () => {
  const called = [...LIST.matchAll(/\b(\w+Deadlines)\(/gu)].flatMap(([, name]) => name ?? []);
  const listed = new Set(called.filter((name) => name !== "listDeadlines"));
  expect(listed.size).toBeGreaterThan(9);
  const documented = new Set(ROWS.flatMap(({ names }) => names));
  expect([...listed].filter((name) => !documented.has(name))).toEqual([]);
});

it.each(["pl", "uk", "en"])("names the article of each deadline in %s", (language) => {
  const texts: unknown = JSON.parse(textOf(`src-ui/features/deadlines/${language}.json`));
  const laws = new Map(Object.entries(texts ?? {}));
  const unnamed = DEADLINE_KINDS.filter((kind) => String(laws.get(`${kind}.law`) ?? "").trim() === "");
  expect(unnamed).toEqual([]);
});
