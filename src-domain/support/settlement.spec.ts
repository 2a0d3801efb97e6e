import { describe, expect, it } from "vitest";
import { aRequest, day } from "#test/mothers/index.ts";
import { COMPLAINT_TERMS } from "./complaint.ts";
import { settlementUntil } from "./settlement.ts";
import { canRequestAnswer } from "./displayed-request-state.ts";
import { repeatedAnswerDue } from "./support-request.ts";

const complaint = aRequest({ kind: "complaint", state: "inProgress", answerBy: day("2026-12-19") });
const TODAY = day("2026-12-20");

describe("canRequestAnswer", () => {
  it("(part of REQ-20) allows to ask for an answer from the day after the time for it, once", () => {
    const answerRequest = { at: 1, answerBy: day("2026-12-23") };
    expect([
      canRequestAnswer(complaint, day("2026-12-19")),
      canRequestAnswer(complaint, TODAY),
      canRequestAnswer({ ...complaint, answerRequest }, TODAY),
      canRequestAnswer({ ...complaint, state: "answered" }, TODAY),
      canRequestAnswer({ ...complaint, kind: "fault" }, TODAY),
    ]).toEqual([false, true, false, false, false]);
  });

  it.each([
    ["2026-11-20", "2026-11-25"],
    ["2026-12-22", "2026-12-29"],
    ["2027-03-25", "2027-03-31"],
  ])("(part of REQ-20) counts three working days from %s to %s", (from, until) => {
    expect(repeatedAnswerDue(COMPLAINT_TERMS, day(from))).toBe(until);
  });
});

describe("settlementUntil", () => {
  it("(part of REQ-21) ends a year after the complaint", () => {
    const refused = { ...complaint, state: "answered" } as const;
    expect([
      settlementUntil(refused, COMPLAINT_TERMS, TODAY),
      settlementUntil(refused, COMPLAINT_TERMS, day("2027-11-19")),
      settlementUntil(refused, COMPLAINT_TERMS, day("2027-11-20")),
    ]).toEqual(["2027-11-19", "2027-11-19", undefined]);
  });

  it.each([
    ["2026-03-07", "2027-03-08"],
    ["2025-12-26", "2026-12-28"],
  ])("(part of DEADLINE-02) ends on a working day when a complaint was sent on %s", (sent, until) => {
    const request = { ...complaint, state: "answered", sentAt: Date.parse(`${sent}T12:00:00+01:00`) } as const;
    expect(settlementUntil(request, COMPLAINT_TERMS, day(until))).toBe(until);
  });

  it("(part of REQ-21) stays possible while an answered complaint is open again", () => {
    const [customer] = complaint.entries;
    if (customer === undefined) throw new Error("A complaint begins with its own entry.");
    const answer = { ...customer, side: "provider", at: customer.at + 1 } as const;
    const until = (entries: typeof complaint.entries) =>
      settlementUntil({ ...complaint, entries }, COMPLAINT_TERMS, day("2026-12-19"));
    expect(until([customer, answer, { ...customer, at: answer.at + 1 }])).toBe("2027-11-19");
    expect(until([customer, answer])).toBeUndefined();
  });

  it.each([
    ["accepted", false, undefined],
    ["accepted", true, "2027-11-19"],
    ["partlyAccepted", false, "2027-11-19"],
    ["rejected", false, "2027-11-19"],
    [undefined, false, "2027-11-19"],
  ] as const)("[REQ-31] offers a settlement after the decision %s, contested: %s", (outcome, isContested, until) => {
    const [customer] = complaint.entries;
    if (customer === undefined) throw new Error("A complaint begins with its own entry.");
    const answer = { ...customer, side: "provider", kind: "answer", outcome, at: customer.at + 1 } as const;
    const entries = [customer, answer, ...(isContested ? [{ ...customer, at: answer.at + 1 }] : [])];
    const request = { ...complaint, state: isContested ? "inProgress" : "answered", entries } as const;
    expect(settlementUntil(request, COMPLAINT_TERMS, TODAY)).toBe(until);
  });

  it("(part of REQ-21) begins with the answer or when the time for it has passed", () => {
    expect([
      settlementUntil(complaint, COMPLAINT_TERMS, day("2026-12-19")),
      settlementUntil(complaint, COMPLAINT_TERMS, TODAY),
      settlementUntil({ ...complaint, state: "closed" }, COMPLAINT_TERMS, day("2026-11-30")),
      settlementUntil({ ...complaint, state: "unknown" }, COMPLAINT_TERMS, TODAY),
      settlementUntil({ ...complaint, kind: "question" }, COMPLAINT_TERMS, TODAY),
    ]).toEqual([undefined, "2027-11-19", "2027-11-19", undefined, undefined]);
  });
});
