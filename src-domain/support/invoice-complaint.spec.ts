import { describe, expect, it } from "vitest";
import { aForm, day, field } from "#test/mothers/index.ts";

import { warsawMonth } from "../shared-kernel/index.ts";
import type { RawField } from "./contact-form.ts";
import { COMPLAINT_TERMS, findForm, invoiceAnswers, lastComplaintDay } from "./index.ts";

const REASONS = [
  { value: "QUALITY", label: "Jakość" },
  { value: "BILL", label: "Faktura" },
];
const FIELDS: readonly RawField[] = [
  field("subject", "CHOICE", { legal: "SUBJECT", options: REASONS }),
  field("invoice", "INVOICE", { dependsOn: "subject", dependsOnValues: ["BILL"] }),
  field("from", "DATE", { legal: "PERIOD", dateTo: day("2026-11-20") }),
  field("to", "DATE", { dateTo: day("2026-11-20"), notBefore: "from" }),
];
const answersFor = (month: string, fields = FIELDS) =>
  Object.fromEntries(
    invoiceAnswers(aForm({ kind: "COMPLAINT", fields }), { number: "FV/04", month: warsawMonth(month) }),
  );

describe("invoiceAnswers", () => {
  it("[REQ-26] chooses the invoice, the reason that shows it, and the days of its month", () => {
    expect(answersFor("2026-04")).toEqual({ subject: "BILL", invoice: "FV/04", from: "01-04-2026", to: "30-04-2026" });
  });

  it("(part of REQ-26) leaves the end of a running month open, unless the field is required", () => {
    expect(answersFor("2026-11")).toEqual({ subject: "BILL", invoice: "FV/04", from: "01-11-2026" });
    const [end, ...others] = FIELDS.toReversed();
    const required = [...others.toReversed(), ...(end === undefined ? [] : [{ ...end, required: true }])];
    expect(answersFor("2026-11", required)).toMatchObject({ from: "01-11-2026", to: "20-11-2026" });
    expect(answersFor("2026-12")).toEqual({ subject: "BILL", invoice: "FV/04" });
  });

  it("(part of REQ-26) fills in no period without a month, and a period in words as one line", () => {
    expect(answersFor("")).toEqual({ subject: "BILL", invoice: "FV/04" });
    const inWords = [field("invoice", "INVOICE"), field("period", "TEXT", { legal: "PERIOD" })];
    expect(answersFor("2026-02", inWords)).toEqual({ invoice: "FV/04", period: "01-02-2026 – 28-02-2026" });
  });

  it("(part of REQ-26) leaves a reason open that several values allow", () => {
    const both = [
      field("subject", "CHOICE", { options: REASONS }),
      field("invoice", "INVOICE", { dependsOn: "subject", dependsOnValues: ["BILL", "QUALITY"] }),
    ];
    expect(answersFor("", both)).toEqual({ invoice: "FV/04" });
    expect(answersFor("2026-04", [field("text", "TEXTAREA")])).toEqual({});
  });
});

it("(part of REQ-26) finds a form for complaints with another id by its kind", () => {
  const [other, complaint] = [aForm({ formId: "OTHER" }), aForm({ formId: "REKL", kind: "COMPLAINT" })];
  const named = aForm({ formId: "COMPLAINT", kind: "QUESTION" });
  expect(findForm([other, complaint], "COMPLAINT")).toBe(complaint);
  expect(findForm([other, complaint, named], "COMPLAINT")).toBe(named);
  expect(findForm([other, complaint], "FAULT")).toBeUndefined();
});

it("(part of REQ-26) ends the time to complain on a working day", () => {
  expect(lastComplaintDay(day("2025-11-20"), COMPLAINT_TERMS)).toBe("2026-11-20");
  // 12 December 2026 is a Saturday.
  expect(lastComplaintDay(day("2025-12-12"), COMPLAINT_TERMS)).toBe("2026-12-14");
});
