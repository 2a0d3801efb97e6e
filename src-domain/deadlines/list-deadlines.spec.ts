import { describe, expect, it } from "vitest";
import { aClient, aClientData, anEntry, anOffer, aRequest, day, zloty } from "#test/mothers/index.ts";
import { COMPLAINT_TERMS } from "../support/index.ts";
import type { Withdrawal } from "../withdrawal/index.ts";
import { LEGAL_TERMINATION_PERIODS } from "../termination/index.ts";
import { withdrawalAnswerDeadlines } from "./withdrawal-answer-deadlines.ts";
import { isDeadlineAhead, listDeadlines, type DeadlineFacts, type DeadlinePayment } from "./index.ts";

const TODAY = day("2026-11-20");
const PERIODS = {
  complaints: COMPLAINT_TERMS,
  withdrawalDays: undefined,
  termination: LEGAL_TERMINATION_PERIODS,
};
const CONSUMER = aClient({ companyName: undefined, taxId: undefined });
const COMPANY = aClient({ companyName: "Bursztyn", taxId: "5250000000" });
const FACTS: DeadlineFacts = {
  client: undefined,
  orders: [
    {
      ...anOffer({ offerId: "1", title: "Telewizja M", status: "accepted", closeDate: day("2026-11-19") }),
      withdrawalUntil: day("2026-12-03"),
    },
  ],
  requests: [aRequest({ kind: "complaint", state: "answered" })],
  entries: [anEntry({ dueDate: day("2026-11-25") })],
  pendingShares: [],
  terminations: { contracts: [], terminations: [] },
  messages: [],
  withdrawals: [],
};

const kindsFor = (client: DeadlineFacts["client"]) =>
  listDeadlines({ ...FACTS, client }, PERIODS, TODAY).map(({ kind }) => kind);

describe("listDeadlines", () => {
  it("(part of DEADLINE-03) lists a settlement of a complaint for consumers only", () => {
    expect(kindsFor(aClientData({ client: CONSUMER, products: [] }))).toContain("settlement");
    expect(kindsFor(aClientData({ client: COMPANY, products: [] }))).not.toContain("settlement");
  });

  it("(part of DEADLINE-03) claims no right of consumers while the kind of customer is unknown", () => {
    expect(kindsFor(undefined)).toEqual(["invoicePayment"]);
  });
});

it("(part of WITHDRAW-30) lists the answer to a checked statement, until it is answered", () => {
  const statement: Withdrawal = {
    number: "OD/1",
    name: "Anna",
    contractNumber: "2026/1",
    email: "a@b.pl",
    receivedAt: 0,
    answerBy: day("2026-11-23"),
    usedDaysCost: undefined,
    state: "received",
  };
  const others: readonly Withdrawal[] = [
    { ...statement, state: "rejected" },
    { ...statement, answerBy: undefined },
  ];
  expect(withdrawalAnswerDeadlines([statement, ...others])).toEqual([
    {
      id: "withdrawalAnswer-OD/1",
      kind: "withdrawalAnswer",
      day: "2026-11-23",
      name: "2026/1",
      subject: { kind: "withdrawal" },
    },
  ]);
  expect(listDeadlines({ ...FACTS, withdrawals: [statement] }, PERIODS, TODAY).map(({ kind }) => kind)).toContain(
    "withdrawalAnswer",
  );
});

it("(part of DEADLINE-05) counts no deadline as ahead after its day, or while paid in full", () => {
  const on = (today: string, payment?: DeadlinePayment) =>
    isDeadlineAhead({ day: TODAY, ...(payment && { payment }) }, day(today));
  expect([on("2026-11-20"), on("2026-11-21"), on("2026-11-20", { kind: "whole" })]).toEqual([true, false, false]);
  const part: DeadlinePayment = { kind: "part", amount: zloty("50.01"), left: zloty("173.69") };
  const nothing: DeadlinePayment = { kind: "nothing", left: zloty("223.70") };
  for (const payment of [part, nothing])
    expect([on("2026-11-20", payment), on("2026-11-21", payment)]).toEqual([true, false]);
  expect(on("2026-11-20", { kind: "unknown" })).toBe(true);
});
