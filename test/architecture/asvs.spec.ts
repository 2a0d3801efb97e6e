import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

const STATUSES = ["met", "not met", "operator", "not applicable"] as const;

/** Number of requirements of levels 1 and 2 in the chapters of ASVS 5.0.0 that can apply. */
const OF_CHAPTER: Readonly<Record<string, number>> = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
};

const [head, ...lines] = readFileSync(join(ROOT, "docs/asvs.tsv"), "utf8").trim().split("\n");
const rows = lines.map((line) => {
  const [requirement = "", level = "", status = "", evidence = "", note = ""] = line.split("\t");
  return { requirement, level, status, evidence: evidence.split(" ").filter((path) => path !== ""), note };
});

describe("docs/asvs.tsv", () => {
  it("has each requirement of levels 1 and 2 once, with a known status", () => {
    expect(head).toBe("requirement\tlevel\tstatus\tevidence\tnote");
    expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(rows.length);
    const chapters = Object.keys(OF_CHAPTER);
    const counted = chapters.map((chapter) => [
      chapter,
      rows.filter(({ requirement }) => requirement.startsWith(`${chapter}.`)).length,
    ]);
    expect(Object.fromEntries(counted)).toEqual(OF_CHAPTER);
    expect(rows).toHaveLength(Object.values(OF_CHAPTER).reduce((sum, number) => sum + number));
    const known: readonly string[] = STATUSES;
    expect(rows.filter(({ status, level }) => !known.includes(status) || !/^[12]$/.test(level))).toEqual([]);
  });

  it("names an existing test or file for each met requirement, else a reason", () => {
    const files = rows.flatMap(({ requirement, evidence }) => evidence.map((path) => ({ requirement, path })));
    expect(files.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(
      rows.filter(({ status, evidence, note }) => (status === "met" ? evidence.length === 0 : note === "")),
    ).toEqual([]);
  });

  it("has the numbers that docs/security.md states", () => {
    const stated = readFileSync(join(ROOT, "docs/security.md"), "utf8").matchAll(/^\| level (\d) \| (.*) \|$/gm);
    const numbers = [...stated].map(([, level, cells = ""]) => [level, cells.split(" | ").map(Number)]);
    const count = (level: string, status: string): number =>
      rows.filter((row) => row.level === level && row.status === status).length;
    expect(numbers).toEqual(["1", "2"].map((level) => [level, STATUSES.map((status) => count(level, status))]));
  });
});
