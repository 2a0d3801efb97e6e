// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ContractEnding } from "#domain/withdrawal/contract-ending.ts";
import type { Withdrawal } from "#domain/withdrawal/index.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeWithdrawals } from "#test/fakes/fake-withdrawals.ts";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { OwnWithdrawals } from "./own-withdrawals.view.tsx";
import { withdrawalConsequenceText } from "./withdrawal-consequences.ts";
import { WithdrawalReviewStep } from "./withdrawal-review-step.view.tsx";
import { WithdrawalViewModel } from "./withdrawal.view-model.ts";

afterEach(cleanup);

const SENDER = { name: "Bursztyn sp. z o.o.", email: "biuro@bursztyn.example" };
const NO_DRAFT = {
  read: () => undefined,
  keep: () => undefined,
  unanswered: () => undefined,
  saveUnanswered: () => undefined,
  drop: () => undefined,
};
const ENDING: ContractEnding = { day: day("2027-09-30"), isOver: false };
const ENDS = "Umowa jest już wypowiedziana i kończy się 30-09-2027.";
const PAYMENT = /dni jej działania|art\. 35/u;

interface Case {
  readonly cost?: WithdrawalCost;
  readonly isBusiness?: boolean;
  readonly ending?: ContractEnding;
}

/** Returns the text of the second step. */
function reviewOf({ cost, isBusiness = true, ending }: Case): string {
  const model = new WithdrawalViewModel({
    withdrawals: fakeWithdrawals(),
    store: undefined,
    idempotencyKeys: fakeIdempotencyKeys(),
    draft: NO_DRAFT,
    stepDraft: NO_DRAFT,
    customer: cost && (() => SENDER),
    contractNumber: "B2B/1",
    costOf: cost && (() => cost),
    returnBy: () => day("2026-12-14"),
    answerBy: () => day("2026-11-30"),
    terminationOf: () => undefined,
    endingOf: () => ending,
    onWithdrawn: vi.fn(),
    saveText: vi.fn(),
  });
  render(<WithdrawalReviewStep model={model} company="Wiązka S.A." isBusiness={isBusiness} />);
  return unjoinedText(document.body.textContent);
}

const RECEIVED: Withdrawal = {
  ...SENDER,
  number: "OD/1",
  contractNumber: "B2B/1",
  receivedAt: Date.UTC(2026, 10, 29, 9),
  state: "received",
  usedDaysCost: undefined,
  answerBy: day("2026-11-30"),
};
const receiptOf = (cost: WithdrawalCost, context: { isBusiness: boolean; ending?: ContractEnding }): string =>
  unjoinedText(withdrawalConsequenceText(RECEIVED, cost, context));

it("(part of WITHDRAW-33) says to a company before sending that its right is checked", () => {
  const text = reviewOf({ cost: { kind: "unclear-right" }, ending: ENDING });
  expect(text).toContain("Sprawdzimy, czy od tej umowy można odstąpić, i odpowiemy do 30-11-2026.");
  expect(text).toContain(ENDS);
  expect(text).not.toMatch(PAYMENT);
  expect(text).not.toContain("odeślesz");
});

it("(part of WITHDRAW-33) names to a company no payment of consumers on the receipt", () => {
  for (const kind of ["unclear-right", "unknown", "not-own"] as const)
    expect(receiptOf({ kind }, { isBusiness: true })).not.toMatch(PAYMENT);
  expect(receiptOf({ kind: "unclear-right" }, { isBusiness: true, ending: ENDING })).toContain(ENDS);
  expect(receiptOf({ kind: "unknown" }, { isBusiness: false })).toMatch(PAYMENT);
  expect(reviewOf({ cost: { kind: "not-own" } })).not.toMatch(PAYMENT);
});

it("(part of WITHDRAW-95) says before a late statement that the contract is terminated", () => {
  const cost = { kind: "too-late", lastDay: day("2026-11-10") } as const;
  expect(reviewOf({ cost, isBusiness: false, ending: ENDING })).toContain(`minął 10-11-2026. ${ENDS} Możesz mimo to`);
});

it("(part of WITHDRAW-95) names no return before sending for an ended contract of unknown days", () => {
  const text = reviewOf({
    cost: { kind: "unknown" },
    isBusiness: false,
    ending: { day: day("2026-10-25"), isOver: true },
  });
  expect(text).toContain("Umowa skończyła się 25-10-2026.");
  expect(text).not.toMatch(/odeślesz|ze zwrotem/u);
});

it.each<[string, Case]>([
  ["to a guest", {}],
  ["of a number that is not the customer's", { cost: { kind: "not-own" }, isBusiness: false }],
])("(part of WITHDRAW-34) names no return of equipment %s before sending", (_whom, changes) => {
  expect(reviewOf({ isBusiness: false, ...changes })).not.toContain("odeślesz");
});

it("(part of WITHDRAW-14) says on no receipt that a contract of another number is over", () => {
  const over = "umowa już cię nie wiąże";
  for (const isBusiness of [true, false]) {
    expect(receiptOf({ kind: "not-own" }, { isBusiness })).toContain("odpowiemy e-mailem do 30-11-2026.");
    expect(receiptOf({ kind: "not-own" }, { isBusiness })).not.toContain(over);
    expect(receiptOf({ kind: "unknown" }, { isBusiness })).toContain(over);
  }
});

it.each([true, false])("(part of WITHDRAW-14) says the same in a receipt saved later: %o", (isNotOwn) => {
  const onSave = vi.fn<(name: string, text: string) => void>();
  const rest = { company: "Wiązka S.A.", isBusiness: false, terminationOf: () => undefined, endingOf: () => undefined };
  const section = { status: "ready", value: [RECEIVED], incomplete: undefined } as const;
  render(<OwnWithdrawals model={{ section }} isNotOwn={() => isNotOwn} onSave={onSave} {...rest} />);
  fireEvent.click(screen.getByRole("button", { name: /Zapisz potwierdzenie/u }));
  expect(unjoinedText(onSave.mock.lastCall?.[1] ?? "").includes("umowa już cię nie wiąże")).toBe(!isNotOwn);
});
