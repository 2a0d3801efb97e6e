import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { markProvenInFile, traceLastRun } from "./trace-last-run.ts";
import { traceReport } from "./trace-report.ts";
import { markProven, readRequirements } from "./requirements.ts";
import { idsIn, traceOf } from "./trace.ts";

const REQUIREMENTS = `# Requirements

| id | requirement | state |
| --- | --- | --- |
| AAA-01 | One thing. | done |
| AAA-02 | Another \`a | b\` thing. | missing |
| I18N-01 | A third. | missing |
`;

const VITEST = {
  testResults: [
    {
      assertionResults: [
        { fullName: "money [AAA-01] counts", status: "passed" },
        { fullName: "[AAA-02] breaks", status: "failed" },
        { fullName: "[AAA-02] holds", status: "passed" },
        { fullName: "[I18N-01] waits", status: "pending" },
      ],
    },
  ],
};

const PLAYWRIGHT = {
  suites: [
    {
      title: "pay.spec.ts",
      specs: [{ title: "[AAA-01] pays", tests: [{ status: "expected" }, { status: "flaky" }] }],
      suites: [
        {
          title: "[I18N-01] in Polish",
          specs: [{ title: "reads", tests: [{ status: "expected" }, { status: "unexpected" }] }],
        },
      ],
    },
  ],
};

describe("idsIn", () => {
  it.each([
    ["[SESS-03] ends", ["SESS-03"]],
    ["session [SESS-03, SESS-04] and [I18N-01]", ["SESS-03", "SESS-04", "I18N-01"]],
    ["[SESS-03 SESS-03] once", ["SESS-03"]],
    ["SESS-03 without brackets, [sess-03], [SESS-3], [SESS-033], [a note]", []],
  ])("reads the requirement ids in test title %#", (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});

describe("requirements", () => {
  it("reads only the table rows of the requirements", () => {
    expect(readRequirements(REQUIREMENTS).map(({ id, state }) => `${id} ${state}`)).toEqual([
      "AAA-01 done",
      "AAA-02 missing",
      "I18N-01 missing",
    ]);
  });

  it("rejects requirements with an unknown state or a duplicate id", () => {
    expect(() => readRequirements("| AAA-01 | x | perhaps |")).toThrow("AAA-01");
    expect(() => readRequirements("| AAA-01 | x | done |\n| AAA-01 | y | done |")).toThrow("twice");
  });

  it("marks proven requirements and never removes a mark", () => {
    fc.assert(
      fc.property(fc.subarray(["AAA-01", "AAA-02", "I18N-01", "ZZZ-99"]), (proven) => {
        const before = readRequirements(REQUIREMENTS);
        const after = readRequirements(markProven(REQUIREMENTS, new Set(proven)));
        expect(after).toEqual(before.map((row) => (proven.includes(row.id) ? { ...row, state: "done" } : row)));
      }),
    );
  });
});

describe("trace", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "ebok-trace-"));
    mkdirSync(join(root, "docs"));
    mkdirSync(join(root, "reports"));
    writeFileSync(join(root, "docs", "requirements.md"), REQUIREMENTS);
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (name: string, report: unknown): void =>
    writeFileSync(join(root, "reports", name), JSON.stringify(report));

  it("proves an id by a passing test unless another test of it failed or was skipped", () => {
    write("vitest.json", VITEST);
    write("playwright.json", PLAYWRIGHT);
    const { trace } = traceLastRun(root);
    expect(trace).toMatchObject({
      ids: ["AAA-01", "AAA-02", "I18N-01"],
      proven: ["AAA-01"],
      missing: ["AAA-02", "I18N-01"],
      broken: [],
      unknown: [],
    });
    expect(trace.evidence.get("AAA-01")).toEqual(["money [AAA-01] counts", "pay.spec.ts [AAA-01] pays"]);
    expect(JSON.parse(readFileSync(join(root, "reports", "trace.json"), "utf8"))).toEqual({
      ids: trace.ids,
      proven: trace.proven,
      missing: trace.missing,
    });
  });

  it("reports an id that is done without a passing test, and an unknown id", () => {
    write("vitest.json", { testResults: [{ assertionResults: [{ fullName: "[AAA-77] slips", status: "passed" }] }] });
    const { requirements, trace } = traceLastRun(root);
    expect(trace.broken).toEqual(["AAA-01"]);
    expect(trace.unknown).toEqual(["AAA-77"]);
    expect(traceReport(requirements, trace)).toContain("AAA-01 is declared done, but no passing test proves it");
  });

  it("marks the proven ids as done in the requirements file", () => {
    write("vitest.json", { testResults: [{ assertionResults: [{ fullName: "[AAA-02] holds", status: "passed" }] }] });
    const { requirements, trace } = traceLastRun(root);
    expect(markProvenInFile(root, requirements, trace)).toEqual(["AAA-02"]);
    expect(readFileSync(join(root, "docs", "requirements.md"), "utf8")).toBe(
      REQUIREMENTS.replace("thing. | missing", "thing. | done"),
    );
  });

  it("proves no requirement without a test report", () => {
    expect(traceOf(readRequirements(REQUIREMENTS), []).proven).toEqual([]);
    expect(traceLastRun(root).trace.missing).toHaveLength(3);
  });
});
