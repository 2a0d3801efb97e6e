import { describe, expect, it } from "vitest";
import { aDeviation, aDiagnosedCall } from "#test/mothers/index.ts";
import { diagnosisLines, diagnosisTitle, formatBytes, hasFailed, type Diagnosis } from "./describe-diagnosis.ts";

const diagnosis = (changes: Partial<Diagnosis> = {}): Diagnosis => ({
  operation: "getClientData",
  requestId: "7F3K-9QMD-12",
  call: aDiagnosedCall(),
  deviations: [],
  notes: [],
  ...changes,
});

describe("diagnosis of a call", () => {
  it("names operation, number and status in the title, and counts the deviations", () => {
    expect(diagnosisTitle(diagnosis())).toBe("getClientData · 7F3K-9QMD-12 · ok");
    expect(diagnosisTitle(diagnosis({ deviations: [aDeviation()] }))).toMatch(/ · ok · 1 deviation$/);
    expect(diagnosisTitle(diagnosis({ deviations: [aDeviation(), aDeviation()] }))).toMatch(/ · 2 deviations$/);
  });

  it("names a report without a call", () => {
    const report = { operation: "chat", requestId: undefined, call: undefined, notes: ["unreadable frame: Message"] };
    expect(diagnosisTitle(diagnosis(report))).toBe("chat · 1 deviation");
    expect(diagnosisLines(diagnosis(report))).toEqual(["report: unreadable frame: Message"]);
  });

  it("lists the facts that a call has, then its reports and deviations with their effect", () => {
    const call = aDiagnosedCall({ attempts: 2, flag: "roleError", refusalCode: "ALREADY_PAID" });
    expect(diagnosisLines(diagnosis({ call, notes: ["errorMessage"], deviations: [aDeviation()] }))).toEqual([
      "started: 2026-11-20T08:12:00.000Z",
      "duration: 120 ms",
      "size: 3.1 kB",
      "retries: 1",
      "flag: roleError",
      "refusal: ALREADY_PAID",
      "report: errorMessage",
      "deviation: entries.item[3].unpaidAmount: expected an amount with a dot, found nothing; " +
        "the item is left out; amounts are hidden",
    ]);
    expect(diagnosisLines(diagnosis({ call: aDiagnosedCall({ bytes: undefined }) }))).toEqual([
      "started: 2026-11-20T08:12:00.000Z",
      "duration: 120 ms",
    ]);
  });

  it("does not repeat a report that says the status", () => {
    const call = aDiagnosedCall({ outcome: "failed", status: "http 503" });
    expect(diagnosisLines(diagnosis({ call, notes: ["http 503"] })).join()).not.toContain("report");
  });

  it("counts a call as failed without a usable response", () => {
    expect(hasFailed(diagnosis())).toBe(false);
    expect(hasFailed(diagnosis({ deviations: [aDeviation()] }))).toBe(false);
    expect(hasFailed(diagnosis({ deviations: [aDeviation({ effect: "call-failed" })] }))).toBe(true);
    expect(hasFailed(diagnosis({ call: aDiagnosedCall({ outcome: "failed" }) }))).toBe(true);
    expect(hasFailed(diagnosis({ call: aDiagnosedCall({ outcome: "refused" }) }))).toBe(false);
  });

  it.each([
    [999, "999 B"],
    [1_000, "1.0 kB"],
    [16_780, "16.8 kB"],
  ])("formats the size of %i bytes", (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
