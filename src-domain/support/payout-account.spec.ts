import { expect, it } from "vitest";
import { aForm, field } from "#test/mothers/index.ts";
import { answerViolation, isPayoutAccount } from "./form-answers.ts";

const FORM = aForm({
  kind: "COMPLAINT",
  fields: [
    { ...field("payout", "CHOICE"), legal: "PAYOUT", options: [{ value: "ACCOUNT", label: "Przelewem" }] },
    { ...field("account", "ACCOUNT"), dependsOn: "payout", dependsOnValues: ["ACCOUNT"] },
    { ...field("direct", "ACCOUNT"), legal: "PAYOUT" },
    field("paidTo", "ACCOUNT"),
  ],
});

it("(part of VAL-91) takes only accounts of the payout for accounts of the customer", () => {
  expect(FORM.fields.filter((one) => isPayoutAccount(FORM, one)).map(({ name }) => name)).toEqual([
    "account",
    "direct",
  ]);
});

it("(part of VAL-91) refuses an account of the operator in any notation, none if unknown", () => {
  const account = FORM.fields.find(({ name }) => name === "account");
  if (account === undefined) throw new Error("form has no account");
  const typed = new Map([["account", "61 1090 1014 0000 0712 1981 2874"]]);
  const violation = (refused: readonly string[]) => answerViolation(account, typed, 0, "space", refused)?.key;
  expect([violation(["61-1090-1014-0000-0712-1981-2874"]), violation([])]).toEqual(["accountOfOperator", undefined]);
});
