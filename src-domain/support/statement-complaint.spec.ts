import { expect, it } from "vitest";
import { aForm, field } from "#test/mothers/index.ts";
import { statementAnswers, statementComplaintForm } from "./statement-complaint.ts";

const formWith = (...values: readonly string[]) =>
  aForm({
    formId: "COMPLAINT",
    kind: "COMPLAINT",
    fields: [
      values.length === 0
        ? field("subject", "TEXT", { legal: "SUBJECT" })
        : field("subject", "CHOICE", { legal: "SUBJECT", options: values.map((value) => ({ value, label: value })) }),
    ],
  });

it("[WITHDRAW-36] finds the complaint form that fits the answer to a withdrawal", () => {
  const [fitting, free, other] = [formWith("BILL", "CONTRACT"), formWith(), formWith("BILL", "QUALITY")];
  expect(statementComplaintForm([fitting])).toBe(fitting);
  expect(statementComplaintForm([free])).toBe(free);
  expect(statementComplaintForm([other])).toBeUndefined();
  expect(statementComplaintForm([])).toBeUndefined();
});

it("(part of WITHDRAW-36) chooses the reason of the complaint about a withdrawal", () => {
  expect([...statementAnswers(formWith("BILL", "CONTRACT"))]).toEqual([["subject", "CONTRACT"]]);
  expect([...statementAnswers(formWith())]).toEqual([]);
});
