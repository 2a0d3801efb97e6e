import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { auditReport } from "./audit-report.ts";
import { assessAdvisories, type KnownAdvisory } from "./assess-advisories.ts";
import { readKnownAdvisories, writeKnownAdvisories } from "./known-advisories.ts";
import { readAdvisories, type Severity } from "./read-advisories.ts";

const recorded = (name: string): string => readFileSync(join(import.meta.dirname, `answers/${name}.json`), "utf8");
const SPAWN = "https://github.com/advisories/GHSA-3xgq-45jj-v275";
const PURIFY = "https://github.com/advisories/GHSA-vhxf-7vqr-mrjg";

/** Assesses the recorded vulnerabilities; those of dompurify are shipped. */
function assessed(today: string, known: readonly KnownAdvisory[] = []) {
  const answer = readAdvisories(recorded("vulnerable"));
  const advisories = answer.kind === "advisories" ? answer.advisories : [];
  return assessAdvisories(advisories, { shipped: new Set([PURIFY]), known, today });
}

const row = (url: string, severity: Severity, knownSince: string): KnownAdvisory => ({
  url,
  package: "dompurify",
  severity,
  knownSince,
});

const deadlines = (today: string, known: readonly KnownAdvisory[] = []) =>
  assessed(today, known).map(({ package: name, deadline, isBreached }) => [name, deadline, isBreached]);

describe("npm run audit", () => {
  it("reads each advisory once, and no package that only depends on a vulnerable one", () => {
    expect(readAdvisories(recorded("vulnerable"))).toMatchObject({
      kind: "advisories",
      advisories: [
        { url: SPAWN, package: "cross-spawn", severity: "high" },
        { url: PURIFY, package: "dompurify", severity: "moderate" },
      ],
    });
    expect(readAdvisories(recorded("none"))).toEqual({ kind: "advisories", advisories: [] });
  });

  it("says why the advisory service gave no answer", () => {
    expect(readAdvisories(recorded("refused"))).toMatchObject({
      kind: "no answer",
      reason: expect.stringMatching(/^405 Method Not Allowed/),
    });
    for (const output of ["", "<html>", "[]", "{}"]) expect(readAdvisories(output).kind, output).toBe("no answer");
  });

  it("counts the time frames of SECURITY.md from the day on which an advisory was first seen", () => {
    expect(deadlines("2026-11-24")).toEqual([
      ["cross-spawn", "2026-12-24", false],
      ["dompurify", "2026-12-24", false],
    ]);
    const since = (severity: Severity, day: string) => [row(PURIFY, severity, day)];
    expect(deadlines("2026-11-24", since("moderate", "2026-10-25"))[0]).toEqual(["dompurify", "2026-11-24", false]);
    expect(deadlines("2026-11-24", since("moderate", "2026-10-24"))[0]).toEqual(["dompurify", "2026-11-23", true]);
  });

  it("counts the graver severity when one was raised by hand, and never a lower one", () => {
    expect(deadlines("2026-11-24", [row(PURIFY, "critical", "2026-11-20")])[0]).toEqual([
      "dompurify",
      "2026-11-23",
      true,
    ]);
    expect(deadlines("2026-11-24", [row(PURIFY, "low", "2026-10-24")])[0]).toEqual(["dompurify", "2026-11-23", true]);
  });

  it("gives packages that only build or test 30 days whatever the severity", () => {
    expect(deadlines("2026-11-24", [row(SPAWN, "critical", "2026-11-01")])[0]).toEqual([
      "cross-spawn",
      "2026-12-01",
      false,
    ]);
  });

  it("remembers the day of each open advisory", () => {
    const file = join(mkdtempSync(join(tmpdir(), "ebok-audit-")), "advisories.tsv");
    expect(readKnownAdvisories(file)).toEqual([]);
    writeKnownAdvisories(file, assessed("2026-11-24"));
    expect(readKnownAdvisories(file)).toContainEqual(row(PURIFY, "moderate", "2026-11-24"));
    expect(deadlines("2027-01-01", readKnownAdvisories(file)).map(([, , isBreached]) => isBreached)).toEqual([
      true,
      true,
    ]);
  });

  it("reports what is late with its deadline", () => {
    expect(auditReport([])).toBe("no known vulnerability in the installed packages");
    const report = auditReport(assessed("2026-11-24", [row(PURIFY, "moderate", "2026-10-01")]));
    expect(report).toContain("LATE dompurify: DOMPurify allows Cross-site Scripting (XSS) (moderate, shipped)");
    expect(report).toContain("2 known, 1 beyond the time frames of SECURITY.md");
  });
});
