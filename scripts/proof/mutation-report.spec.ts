import { describe, expect, it } from "vitest";
import { brokenRuleIds, evaluateBrokenRules } from "./broken-rules.ts";
import { type MutationReport, readMutationReport, scoreOf, survivingMutants } from "./mutation-report.ts";

const mutant = (line: number, status: string, killedBy: readonly string[] = []) => ({
  location: { start: { line, column: 1 } },
  mutatorName: "EqualityOperator",
  replacement: "one <=\n  other",
  status,
  killedBy,
  coveredBy: killedBy,
});

const REPORT = {
  files: {
    "src-domain/finance/due-summary.ts": {
      mutants: [
        mutant(1, "Killed", ["0", "1"]),
        mutant(2, "Killed", ["1"]),
        mutant(3, "Timeout"),
        mutant(4, "Survived"),
        mutant(5, "NoCoverage"),
        mutant(6, "Ignored"),
        mutant(7, "RuntimeError"),
      ],
    },
  },
  testFiles: {
    "src-domain/finance/due-summary.spec.ts": {
      tests: [
        { id: "0", name: "due > [FIN-01] adds up" },
        { id: "1", name: "due > sorts" },
        { id: "2", name: "due > [FIN-02] waits" },
      ],
    },
  },
};

describe("mutation report", () => {
  it("reads the mutants with the names of the tests that killed them", () => {
    const { mutants, tests } = readMutationReport(REPORT);
    expect(mutants[0]).toMatchObject({
      file: "src-domain/finance/due-summary.ts",
      line: 1,
      status: "Killed",
      killedBy: ["due > [FIN-01] adds up", "due > sorts"],
    });
    expect(tests).toHaveLength(3);
  });

  it("counts timeouts as killed and uncovered mutants as not killed", () => {
    expect(scoreOf(readMutationReport(REPORT).mutants)).toEqual({
      killed: 3,
      stopped: 1,
      broken: 1,
      survived: 1,
      uncovered: 1,
      ignored: 1,
      percent: 60,
    });
  });

  it("scores 0 % when a mutation report has no mutants", () => {
    expect(scoreOf(readMutationReport(undefined).mutants).percent).toBe(0);
  });

  it("lists surviving mutants with file, line and change", () => {
    expect(survivingMutants(readMutationReport(REPORT).mutants)).toEqual([
      "src-domain/finance/due-summary.ts:4 EqualityOperator one <= other",
      "src-domain/finance/due-summary.ts:5 EqualityOperator one <= other (not covered)",
    ]);
  });
});

describe("requirements whose rule is mutated", () => {
  const reports: readonly MutationReport[] = [readMutationReport(REPORT)];

  it("counts a killed mutant only for the requirements that the killing test names", () => {
    const { ran, noticed } = brokenRuleIds(reports);
    expect([...ran]).toEqual(["FIN-01", "FIN-02"]);
    expect([...noticed]).toEqual(["FIN-01"]);
  });

  it("fails the proof when no mutant fails the tests of a requirement", () => {
    const outcome = evaluateBrokenRules(
      ["FIN-01", "FIN-02", "NAV-03", "HTTP-01"],
      reports,
      new Map([
        ["NAV-03", "browser only"],
        ["HTTP-01", "other unit tests"],
      ]),
    );
    expect(outcome.verdict).toBe("failed");
    expect(outcome.details).toEqual([
      "Stays green whichever rule is broken (1): FIN-02",
      "Proven by tests of stores, adapters and screens, which are not mutated (1): HTTP-01",
      "Proven by the browser alone, so not by mutation (1): NAV-03",
    ]);
    expect(evaluateBrokenRules(["FIN-01"], reports, new Map()).verdict).toBe("passed");
  });

  it("fails the proof when a mutation report covers no requirement", () => {
    expect(evaluateBrokenRules(["FIN-01"], [], new Map()).verdict).toBe("failed");
  });
});
