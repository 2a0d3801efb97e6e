import { describe, expect, it } from "vitest";
import { aProduct, anEntry, aRequest, day, zloty } from "#test/mothers/index.ts";
import { COMPLAINT_TERMS } from "../support/index.ts";
import {
  answerDeadlines,
  DEADLINE_KINDS,
  deadlinesOf,
  fixedTermDeadlines,
  invoiceComplaintDeadlines,
  isDeadlineOver,
  partyOf,
  paymentDeadlines,
  settlementDeadlines,
  withdrawalDeadlines,
  type Deadline,
  type WithdrawableOrder,
} from "./index.ts";

const TODAY = day("2026-11-20");
const daysOf = (deadlines: readonly Deadline[]) => deadlines.map(({ kind, day: last }) => [kind, last]);

describe("withdrawalDeadlines", () => {
  const order: WithdrawableOrder = {
    offerId: "1",
    title: "Telewizja M",
    status: "accepted",
    closeDate: day("2026-11-06"),
    withdrawalUntil: undefined,
    withdrawnOn: undefined,
  };

  it("(part of DEADLINE-03) lists accepted orders until the last day to withdraw", () => {
    expect(daysOf(withdrawalDeadlines([order], TODAY))).toEqual([["withdrawal", "2026-11-20"]]);
    expect(withdrawalDeadlines([order], day("2026-11-21"))).toEqual([]);
    expect(withdrawalDeadlines([{ ...order, status: "active" }], TODAY)).toEqual([]);
    expect(daysOf(withdrawalDeadlines([{ ...order, withdrawalUntil: day("2026-11-30") }], TODAY))).toEqual([
      ["withdrawal", "2026-11-30"],
    ]);
  });

  it("(part of DEADLINE-03) lists the return of equipment and the refund after a withdrawal", () => {
    const withdrawn = { ...order, withdrawnOn: day("2026-11-18") };
    expect(daysOf(withdrawalDeadlines([withdrawn], TODAY))).toEqual([
      ["equipmentReturn", "2026-12-02"],
      ["refund", "2026-12-02"],
    ]);
    expect(withdrawalDeadlines([withdrawn], day("2026-12-03"))).toEqual([]);
  });
});

describe("answerDeadlines", () => {
  const open = { state: "received", answerBy: day("2026-12-01") } as const;

  it.each([
    ["complaint", [["complaintAnswer", "2026-12-01"]]],
    ["accessibility", [["accessibilityAnswer", "2026-12-01"]]],
    ["personalData", [["personalDataAnswer", "2026-12-01"]]],
    ["question", []],
    ["fault", []],
  ] as const)("(part of DEADLINE-03) lists the answer to an open request of the kind %s", (kind, expected) => {
    expect(daysOf(answerDeadlines([aRequest({ ...open, kind })]))).toEqual(expected);
    expect(answerDeadlines([aRequest({ ...open, kind, state: "answered" })])).toEqual([]);
    expect(answerDeadlines([aRequest({ ...open, kind, answerBy: undefined })])).toEqual([]);
  });

  it("(part of DEADLINE-03) lists the new day of an answer that was asked for once more", () => {
    const answerRequest = { at: 1, answerBy: day("2026-12-04") };
    expect(daysOf(answerDeadlines([aRequest({ ...open, kind: "complaint", answerRequest })]))).toEqual([
      ["repeatedAnswer", "2026-12-04"],
    ]);
  });

  it("(part of DEADLINE-04) keeps an answer that is late", () => {
    const [late] = answerDeadlines([aRequest({ ...open, kind: "complaint", answerBy: day("2026-11-19") })]);
    expect(late && isDeadlineOver(late, TODAY)).toBe(true);
    expect(late && isDeadlineOver(late, day("2026-11-19"))).toBe(false);
  });
});

it("(part of DEADLINE-03) lists the last day to apply for a settlement of a complaint", () => {
  const refused = aRequest({ kind: "complaint", state: "answered" });
  expect(daysOf(settlementDeadlines([refused], COMPLAINT_TERMS, TODAY))).toEqual([["settlement", "2027-11-19"]]);
});

it("(part of DEADLINE-03) lists the end of a fixed term once for each contract", () => {
  const product = aProduct({ contractNumber: "ABO/1", commitmentTo: day("2027-03-31") });
  const other = { ...product, productId: "P-9" };
  expect(daysOf(fixedTermDeadlines([product, other], TODAY))).toEqual([["fixedTermEnd", "2027-03-31"]]);
  expect(fixedTermDeadlines([product], day("2027-04-01"))).toEqual([]);
});

describe("deadlines of invoices", () => {
  it("(part of DEADLINE-03) lists unpaid invoices, also overdue ones", () => {
    const unpaid = anEntry({ dueDate: day("2026-11-10") });
    expect(daysOf(paymentDeadlines([unpaid], TODAY))).toEqual([["invoicePayment", "2026-11-10"]]);
    expect(
      paymentDeadlines(
        [
          { ...unpaid, kind: "payment" },
          { ...unpaid, dueDate: undefined },
          { ...unpaid, status: "paid" },
          { ...unpaid, unpaidAmount: zloty("0.00") },
          { ...unpaid, status: "payment-accepted", unpaidAmount: zloty("0.00") },
        ],
        TODAY,
      ),
    ).toEqual([]);
  });

  it.each(["payment-started", "payment-accepted"] as const)(
    "(part of DEADLINE-03) lists an overdue invoice with the status %s as one that is being paid",
    (status) => {
      const [deadline] = paymentDeadlines([anEntry({ status, dueDate: day("2026-11-10") })], TODAY);
      expect(deadline?.isBeingPaid).toBe(true);
      expect(deadline && isDeadlineOver(deadline, TODAY)).toBe(false);
    },
  );

  it.each([
    ["2025-11-19", []],
    ["2025-11-20", [["invoiceComplaint", "2026-11-20"]]],
    ["2025-12-20", [["invoiceComplaint", "2026-12-20"]]],
    ["2025-12-21", []],
  ])("(part of DEADLINE-03) mentions the complaint about an invoice of %s in its last 30 days", (issued, expected) => {
    const entry = anEntry({ entryDate: day(issued) });
    expect(daysOf(invoiceComplaintDeadlines([entry], COMPLAINT_TERMS, TODAY))).toEqual(expected);
  });
});

it("(part of DEADLINE-03) sorts the deadlines of each party by day and leaves none out", () => {
  const all = DEADLINE_KINDS.map((kind, index): Deadline => ({
    id: kind,
    kind,
    day: day(`2026-12-${String(20 - index).padStart(2, "0")}`),
    name: kind,
    subject: { kind: "order" },
  }));
  const [customer, operator] = [deadlinesOf(all, "customer"), deadlinesOf(all, "operator")];
  expect(customer.length + operator.length).toBe(all.length);
  expect(operator.map(partyOf).every((party) => party === "operator")).toBe(true);
  expect(customer.map((deadline) => deadline.day)).toEqual(customer.map((deadline) => deadline.day).toSorted());
});
