import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mutationBar } from "./bars.ts";
import { hostileSpecs } from "./hostile.ts";
import { selectParts } from "./select-parts.ts";
import { savePartResult, type PartResult, loadPartResult } from "./part-result.ts";
import { contextsReadBy } from "./mutation.ts";
import { propertySpecs, countTries } from "./models.ts";
import { failedPart, type ProofPart } from "./proof-part.ts";
import { proofReport } from "./proof-report.ts";
import { findProofs } from "./requirement-tests.ts";
import { proofSummary } from "./proof-summary.ts";
import { treeKey, withoutSpecs } from "./tree-key.ts";

const part = (name: string): ProofPart => ({
  name,
  what: "it holds",
  inputs: [],
  limitMinutes: 1,
  run: () => Promise.resolve(failedPart("bar")),
});

const RESULT: PartResult = {
  part: "models:domain",
  what: "it holds",
  key: "k1",
  date: "2026-11-21T04:30:59.000Z",
  seconds: 125,
  outcome: { verdict: "passed", bar: "a | b", figures: [{ name: "tries", value: "10,000" }], details: ["one", "two"] },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ebok-proof-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  mkdirSync(join(root, name, ".."), { recursive: true });
  writeFileSync(join(root, name), text);
};

describe("selectParts", () => {
  const PARTS = [
    ...["mutation:finance", "mutation:login", "models:domain"].map(part),
    { ...part("models:hostile"), isLong: true },
  ];
  const selected = (names: readonly string[], includesLong = false) =>
    selectParts(PARTS, { names, includesLong }).map(({ name }) => name);

  it("selects one part of the proof, or all pieces of one", () => {
    expect(selected(["mutation"])).toEqual(["mutation:finance", "mutation:login"]);
    expect(selected(["models:domain", "mutation:login"])).toEqual(["mutation:login", "models:domain"]);
  });

  it("selects a long part of the proof only by its name or with all", () => {
    expect(selected([])).toEqual(["mutation:finance", "mutation:login", "models:domain"]);
    expect(selected([], true)).toEqual(["mutation:finance", "mutation:login", "models:domain", "models:hostile"]);
    expect(selected(["models"])).toEqual(["models:domain", "models:hostile"]);
    expect(() => selected(["models"], true)).toThrow("either names of parts or --all");
  });

  it("rejects an unknown part of the proof, even next to a known one", () => {
    expect(() => selected(["models", "mutat"])).toThrow("No such part: mutat");
  });
});

describe("mutation results of a context", () => {
  it("lists a context with all contexts that it reads, directly or indirectly", () => {
    const map = new Map([
      ["kernel", []],
      ["products", ["kernel"]],
      ["access", ["products", "session"]],
      ["session", ["kernel"]],
      ["finance", ["kernel"]],
    ]);
    expect(contextsReadBy(map, "access")).toEqual(["access", "kernel", "products", "session"]);
    expect(contextsReadBy(map, "kernel")).toEqual(["kernel"]);
    expect(contextsReadBy(map, "not-on-the-map")).toEqual(["not-on-the-map"]);
  });
});

describe("key of a part's files", () => {
  it("changes the key of source files only when a file changes or is added", () => {
    write("a/one.ts", "1");
    write("b.ts", "2");
    const key = treeKey(root, ["a", "b.ts"]);
    write("c.ts", "elsewhere");
    write("a/node_modules/x.js", "no source");
    expect(treeKey(root, ["a", "b.ts", "not-there"])).toBe(key);
    write("b.ts", "3");
    const changed = treeKey(root, ["a", "b.ts"]);
    write("a/two.ts", "");
    expect(new Set([key, changed, treeKey(root, ["a", "b.ts"])]).size).toBe(3);
  });

  it("changes the key of source files when a variable of the part gets another value", () => {
    write("a.ts", "1");
    const keyWith = (value: string | undefined) => treeKey(root, ["a.ts"], { LMS_TEMPLATE: value });
    expect(keyWith(undefined)).toBe(treeKey(root, ["a.ts"]));
    expect(new Set([keyWith(undefined), keyWith("one"), keyWith("two")]).size).toBe(3);
  });

  it("lists the source files of a page without its specs", () => {
    for (const file of ["page/a.ts", "page/a.spec.ts", "page/view/b.tsx", "page/view/b.spec.tsx"]) write(file, "");
    expect(withoutSpecs(root, ["page", "not-there"])).toEqual(["page/a.ts", "page/view/b.tsx"]);
  });
});

describe("stored result of a part", () => {
  it("loads the result of a proof part as it was saved", () => {
    savePartResult(root, RESULT);
    expect(loadPartResult(root, "models:domain")).toEqual(RESULT);
    expect(loadPartResult(root, "models:adapters")).toBeUndefined();
  });

  it("ignores the stored result of a proof part with an unknown verdict", () => {
    writeFileSync(join(root, "models-domain.json"), JSON.stringify({ ...RESULT, outcome: { verdict: "perhaps" } }));
    expect(loadPartResult(root, "models:domain")).toBeUndefined();
  });
});

describe("proof report", () => {
  it("lists verdict, bar, figures, date and duration of a proof part in one table row", () => {
    const report = proofReport([{ part: part("models:domain"), result: RESULT, current: true }]);
    expect(report).toContain("| models:domain | passed | a \\| b | tries 10,000 | 2026-11-21 04:30 UTC | 2.1 min |");
    expect(report).toContain("1 of 1 parts passed on these sources");
    expect(report).toContain("```\none\ntwo\n```");
  });

  it("counts no part of the proof as passed when its result is outdated or missing", () => {
    const report = proofReport([
      { part: part("models:domain"), result: RESULT, current: false },
      { part: part("mutation:chat"), result: undefined, current: false },
      {
        part: part("cross-browser"),
        result: { ...RESULT, outcome: { verdict: "not run", bar: "", figures: [], details: ["no second browser"] } },
        current: true,
      },
    ]);
    expect(report).toContain("0 of 3 parts passed");
    expect(report).toContain("| models:domain | passed, on earlier sources |");
    expect(report).toContain("| mutation:chat | not run yet |");
    expect(report).toContain("| models:domain | passed");
    expect(report).toContain("no second browser");
  });
});

describe("proof summary", () => {
  const piece = (name: string, score: string, noticed: string) => ({
    part: part(name),
    result: {
      ...RESULT,
      part: name,
      outcome: {
        verdict: "passed" as const,
        bar: "",
        figures: [
          { name: "score", value: score },
          { name: "noticed", value: noticed },
          { name: "in tables, left out", value: "4" },
        ],
        details: ["a surviving mutant"],
      },
    },
    current: true,
  });

  it("summarises the mutation of all contexts in one row: passes, lowest score and kills", () => {
    const summary = proofSummary([
      piece("mutation:access", "92.4 %", "1,146"),
      piece("mutation:account", "88.6 %", "279"),
    ]);
    expect(summary).toContain("| mutation | 2 of 2 passed | lowest score 88.6 %, noticed 1,425 | 4.2 min |");
    expect(summary).not.toContain("surviving");
  });

  it("names each proof part that has not passed on the current sources", () => {
    const summary = proofSummary([
      { part: part("models:domain"), result: RESULT, current: false },
      { part: part("widths"), result: undefined, current: false },
    ]);
    expect(summary).toContain("0 of 2 parts passed");
    expect(summary).toContain("- models:domain: passed, on earlier sources");
    expect(summary).toContain("- widths: not run yet");
  });
});

describe("property specs", () => {
  it("finds the specs that import fast-check", () => {
    write("src-domain/a.spec.ts", 'import fc from "fast-check";');
    write("src-domain/b.spec.ts", "no property");
    write("src-domain/c.ts", 'import fc from "fast-check";');
    expect(propertySpecs(root, ["src-domain"])).toEqual(["src-domain/a.spec.ts"]);
  });

  it("counts the properties and their runs in the log", () => {
    expect(countTries('{"runs":10000,"failed":false}\n{"runs":300,"failed":true}\n')).toEqual({
      properties: 2,
      tries: 10_300,
      fewest: 10_000,
    });
    expect(countTries('{"runs":10000,"failed":false}\n{"runs":300,"failed":false}\n').fewest).toBe(300);
    expect(countTries("")).toEqual({ properties: 0, tries: 0, fewest: 0 });
  });
});

describe("findProofs", () => {
  it("names for each requirement the kind of tests nearest to its rule", () => {
    const proof = findProofs([
      { file: "test/e2e/a.spec.ts", text: 'test("[AAA-01] x"); test("[AAA-02, AAA-03] y")' },
      { file: "src-ui/stores/a.spec.ts", text: 'it("[AAA-02] x")' },
      { file: "src-domain/a.spec.ts", text: 'it("[AAA-03] x")' },
      { file: "src-ui/shell/a.policy.spec.ts", text: 'it("[AAA-04] x")' },
    ]);
    expect([...proof]).toEqual([
      ["AAA-01", "browser only"],
      ["AAA-02", "other unit tests"],
      ["AAA-03", "rules"],
      ["AAA-04", "rules"],
    ]);
  });
});

describe("mutation bars", () => {
  it("requires a mutation score of 90 % for named contexts and of 80 % for others", () => {
    expect([
      mutationBar("session"),
      mutationBar("login"),
      mutationBar("validation"),
      mutationBar("whatever-comes"),
    ]).toEqual([90, 90, 90, 80]);
  });
});

it("finds the specs about hostile input that need no browser", () => {
  for (const file of ["a/x.fuzz.spec.ts", "a/hostile/frames.spec.tsx", "a/hostile-requests.spec.ts", "a/y.spec.ts"])
    write(file, "");
  write("test/e2e-proof/hostile-links.spec.ts", "");
  expect(hostileSpecs(root, ["a", "test"])).toEqual(["a/hostile-requests.spec.ts", "a/x.fuzz.spec.ts"]);
});
