import { describe, expect, it } from "vitest";
import { aProduct, anEntry, anOffer, aRequest, aTermination, day, zloty } from "#test/mothers/index.ts";
import type { FinancialEntry } from "../finance/index.ts";
import { ZERO } from "../shared-kernel/index.ts";
import { COMPLAINT_TERMS, type RequestEntry, type SupportRequest } from "../support/index.ts";
import {
  answerDeadlines,
  deadlineConsequence,
  DEADLINE_KINDS,
  deadlinesOf,
  endingTermDeadlines,
  fixedTermDeadlines,
  invoiceComplaintDeadlines,
  isDeadlineOver,
  partyOf,
  portingDeadlines,
  paymentDeadlines,
  questionDeadlines,
  settlementDeadlines,
  withdrawalDeadlines,
  type ContractEndings,
  type Deadline,
  type DeadlinePayment,
  type DatedOrder,
  type PendingEntryShare,
} from "./index.ts";

const TODAY = day("2026-11-20");
const daysOf = (deadlines: readonly Deadline[]) => deadlines.map(({ kind, day: last }) => [kind, last]);

describe("withdrawalDeadlines", () => {
  const order: DatedOrder = {
    offerId: "1",
    title: "Telewizja M",
    status: "accepted",
    closeDate: day("2026-11-06"),
    withdrawalUntil: undefined,
    withdrawnOn: undefined,
  };
  const on = (today: string, changes: Partial<DatedOrder> = {}, isConsumer = true) =>
    daysOf(withdrawalDeadlines([{ ...order, ...changes }], { isConsumer, today: day(today), days: undefined }));

  it("(part of DEADLINE-03) lists accepted orders until the last day to withdraw", () => {
    expect(on("2026-11-20")).toEqual([["withdrawal", "2026-11-20"]]);
    expect(on("2026-11-21")).toEqual([]);
    expect(on("2026-11-20", { status: "active" })).toEqual([]);
    expect(on("2026-11-20", { order: { state: "refused" } })).toEqual([]);
    expect(on("2026-11-20", { withdrawalUntil: day("2026-11-30") })).toEqual([["withdrawal", "2026-11-30"]]);
  });

  it("(part of DEADLINE-03) lists an order of an organisation only with a day of the operator", () => {
    expect(on("2026-11-20", {}, false)).toEqual([]);
    expect(on("2026-11-20", { withdrawalUntil: day("2026-11-30") }, false)).toEqual([["withdrawal", "2026-11-30"]]);
  });

  it("(part of DEADLINE-04) keeps a return of equipment and a refund for 90 days after their day", () => {
    const both = [
      ["equipmentReturn", "2026-12-02"],
      ["refund", "2026-12-02"],
    ];
    const withdrawnOn = day("2026-11-18");
    expect(on("2026-11-20", { withdrawnOn })).toEqual(both);
    expect(on("2026-12-03", { withdrawnOn })).toEqual(both);
    expect(on("2027-03-02", { withdrawnOn })).toEqual(both);
    expect(on("2027-03-03", { withdrawnOn })).toEqual([]);
  });
});

it("[WITHDRAW-09] lists with a withdrawal and its refund that the used days are paid after an early start", () => {
  const order: DatedOrder = {
    offerId: "1",
    title: "Telewizja M",
    status: "accepted",
    closeDate: day("2026-11-19"),
    withdrawalUntil: undefined,
    withdrawnOn: undefined,
    earlyStart: true,
  };
  const paid = (changes: Partial<DatedOrder>) =>
    withdrawalDeadlines([{ ...order, ...changes }], { isConsumer: true, today: TODAY, days: undefined }).flatMap(
      ({ kind, costsUsedDays }) => (costsUsedDays ? [kind] : []),
    );
  expect(paid({})).toEqual(["withdrawal"]);
  expect(paid({ withdrawnOn: TODAY })).toEqual(["refund"]);
  expect(paid({ earlyStart: false })).toEqual([]);
});

describe("answerDeadlines", () => {
  const open = { state: "received", answerBy: day("2026-12-01") } as const;

  it.each([
    ["complaint", [["complaintAnswer", "2026-12-01"]]],
    ["accessibility", [["accessibilityAnswer", "2026-12-01"]]],
    ["personalData", [["personalDataAnswer", "2026-12-01"]]],
    ["question", [["promisedAnswer", "2026-12-01"]]],
    ["fault", [["promisedAnswer", "2026-12-01"]]],
  ] as const)("(part of DEADLINE-03) lists the answer to an open request of the kind %s", (kind, expected) => {
    expect(daysOf(answerDeadlines([aRequest({ ...open, kind })]))).toEqual(expected);
    expect(answerDeadlines([aRequest({ ...open, kind, state: "answered" })])).toEqual([]);
    expect(answerDeadlines([aRequest({ ...open, kind, answerBy: undefined })])).toEqual([]);
  });

  it("[DEADLINE-12] names what a promised answer is about", () => {
    const request = aRequest({ ...open, kind: "question", number: "ZG/1", title: "Dokument dużym drukiem: Umowa" });
    expect(answerDeadlines([request]).map(({ name }) => name)).toEqual(["ZG/1, Dokument dużym drukiem: Umowa"]);
    expect(answerDeadlines([{ ...request, kind: "complaint" }]).map(({ name }) => name)).toEqual(["ZG/1"]);
  });

  it("(part of DEADLINE-03) lists the new day of an answer that was asked for once more", () => {
    const answerRequest = { at: 1, answerBy: day("2026-12-04") };
    expect(daysOf(answerDeadlines([aRequest({ ...open, kind: "complaint", answerRequest })]))).toEqual([
      ["repeatedAnswer", "2026-12-04"],
    ]);
  });

  const answered = { side: "provider", author: undefined, at: 2, text: "Nie.", files: [] } as const;
  const disagreed = { ...answered, side: "customer", at: 3, text: "Nie zgadzam się." } as const;

  it("(part of DEADLINE-03) lists the first answer again when the repeated one has arrived", () => {
    const answerRequest = { at: 1, answerBy: day("2026-12-04") };
    const request = aRequest({ ...open, kind: "complaint", answerRequest, entries: [answered, disagreed] });
    expect(daysOf(answerDeadlines([request]))).toEqual([["furtherAnswer", "2026-12-01"]]);
  });

  it("(part of DEADLINE-03) promises no acceptance of a complaint reopened after its answer", () => {
    const kindOf = (entries: readonly RequestEntry[]) =>
      answerDeadlines([aRequest({ ...open, kind: "complaint", entries })]).map(({ kind }) => kind);
    expect(kindOf([disagreed, answered, disagreed])).toEqual(["furtherAnswer"]);
    // News from the operator before its answer.
    expect(kindOf([disagreed, answered])).toEqual(["complaintAnswer"]);
  });

  it("(part of DEADLINE-04) keeps an answer that is late", () => {
    const [late] = answerDeadlines([aRequest({ ...open, kind: "complaint", answerBy: day("2026-11-19") })]);
    expect(late && isDeadlineOver(late, TODAY)).toBe(true);
    expect(late && isDeadlineOver(late, day("2026-11-19"))).toBe(false);
  });
});

describe("questionDeadlines", () => {
  const question: RequestEntry = {
    side: "provider",
    kind: "question",
    answerBy: day("2026-11-25"),
    author: undefined,
    at: 2,
    text: "Który dzień?",
    files: [],
  };
  const asked = (kind: SupportRequest["kind"], ...after: readonly RequestEntry[]) =>
    aRequest({ kind, answerBy: day("2026-12-01"), entries: [question, ...after] });

  it("[DEADLINE-09] lists the reply to a question until the customer has sent it", () => {
    expect(daysOf(questionDeadlines([asked("complaint")]))).toEqual([["complaintCompletion", "2026-11-25"]]);
    expect(daysOf(questionDeadlines([asked("fault")]))).toEqual([["questionReply", "2026-11-25"]]);
    expect(questionDeadlines([asked("complaint", { ...question, side: "customer", kind: undefined })])).toEqual([]);
    expect(questionDeadlines([{ ...asked("complaint"), state: "closed" }])).toEqual([]);
    expect(questionDeadlines([aRequest({ entries: [{ ...question, answerBy: undefined }] })])).toEqual([]);
  });

  it("(part of DEADLINE-09) promises no acceptance while a complaint has to be completed", () => {
    expect(answerDeadlines([asked("complaint")])).toEqual([]);
    const replied = asked("complaint", { ...question, side: "customer", kind: undefined });
    expect(daysOf(answerDeadlines([replied]))).toEqual([["complaintAnswer", "2026-12-01"]]);
  });

  it.each([
    ["complaint", []],
    ["fault", []],
    ["question", []],
    ["personalData", ["personalDataAnswer"]],
    ["accessibility", ["accessibilityAnswer"]],
  ] as const)(
    "(part of DEADLINE-09) lets the answer to a %s wait for the reply, unless a law forbids it",
    (kind, kinds) => {
      expect(answerDeadlines([asked(kind)]).map((deadline) => deadline.kind)).toEqual(kinds);
    },
  );

  it("(part of DEADLINE-04) keeps a reply that is late", () => {
    const [late] = questionDeadlines([asked("complaint")]);
    expect(late && isDeadlineOver(late, day("2026-11-26"))).toBe(true);
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

it.each([
  ["is being terminated", { status: "DURING_RESIGNATION" }],
  ["is inactive", { status: "INACTIVE" }],
  ["was withdrawn from", { withdrawnOn: day("2026-11-18") }],
  ["ends with the term", { contractEnd: day("2027-03-31") }],
  ["ends before the term", { contractEnd: day("2026-12-31") }],
  ["ends with the porting of its number", { portingOn: day("2026-12-31") }],
  ["moves away before its end", { contractEnd: day("2027-04-30"), portingOn: day("2026-12-31") }],
  ["ends before its number is ported", { contractEnd: day("2026-12-31"), portingOn: day("2027-04-30") }],
] as const)("(part of DEADLINE-03) lists no fixed term of a contract that %s", (_what, changes) => {
  const product = aProduct({ contractNumber: "ABO/1", commitmentTo: day("2027-03-31"), ...changes });
  expect(fixedTermDeadlines([product], TODAY)).toEqual([]);
});

it("(part of OFFER-15) lists no fixed term of a contract that is terminated or being replaced", () => {
  const product = aProduct({ category: "internet", contractNumber: "ABO/1", commitmentTo: day("2027-03-31") });
  const order = anOffer({ status: "accepted", order: { state: "received", day: undefined, nextStep: undefined } });
  const terminated = aTermination({ contractNumber: "ABO/1" });
  const listed = (changes: Partial<ContractEndings>) =>
    fixedTermDeadlines([product], TODAY, { orders: [], terminations: [], ...changes });
  expect(listed({ terminations: [terminated] })).toEqual([]);
  expect(listed({ terminations: [{ ...terminated, state: "revoked" }] })).toHaveLength(1);
  expect(listed({ orders: [order] })).toEqual([]);
  expect(listed({ orders: [{ ...order, status: "declined" }] })).toHaveLength(1);
});

it("(part of DEADLINE-03) lists the fixed term of a contract that ends later", () => {
  const product = aProduct({ commitmentTo: day("2027-03-31"), contractEnd: day("2027-04-30") });
  expect(fixedTermDeadlines([product], TODAY)).toHaveLength(1);
});

it("[DEADLINE-14] lists the last day of a contract that ends by itself, once", () => {
  const product = aProduct({ productId: "P-1", contractNumber: "SM/1", contractEnd: day("2028-01-31") });
  const found = endingTermDeadlines([product, { ...product, productId: "P-2" }], TODAY);
  expect(daysOf(found)).toEqual([["contractEnd", "2028-01-31"]]);
  expect(endingTermDeadlines([product], TODAY)[0]?.subject).toEqual({ kind: "service", productId: "P-1" });
  expect(endingTermDeadlines([product], day("2028-01-31"))).toHaveLength(1);
  expect(endingTermDeadlines([product], day("2028-02-01"))).toEqual([]);
  expect(endingTermDeadlines([{ ...product, status: "DURING_RESIGNATION" }], TODAY)).toEqual([]);
  expect(endingTermDeadlines([{ ...product, portingOn: day("2026-12-31") }], TODAY)).toEqual([]);
});

it.each([
  ["its last day", { contractEnd: day("2028-01-31") }, endingTermDeadlines],
  ["its fixed term", { commitmentTo: day("2028-01-31") }, fixedTermDeadlines],
] as const)("[DEADLINE-60] names contract and all services when several end with %s", (_what, end, list) => {
  const product = aProduct({ productId: "P-1", fullName: "Budynek 2", contractNumber: "SM/1", ...end });
  const others = ["Budynek 4", "Budynek 6"].map((name) => ({ ...product, productId: name, fullName: name }));
  const elsewhere = { ...product, productId: "P-9", fullName: "Internet", contractNumber: "SM/2" };
  const [several, single] = list([product, elsewhere, ...others], TODAY);
  expect([several?.name, several?.services?.map(({ name }) => name), several?.subject]).toEqual([
    "SM/1",
    ["Budynek 2", "Budynek 4", "Budynek 6"],
    { kind: "services" },
  ]);
  expect([single?.name, single?.services, single?.subject]).toEqual([
    "Internet",
    undefined,
    { kind: "service", productId: "P-9" },
  ]);
});

it("[DEADLINE-13] lists the porting of a number until the service has ended, also after its day", () => {
  const product = aProduct({ productId: "P-1", portingOn: day("2026-12-10") });
  const [move] = portingDeadlines([product], TODAY);
  expect(move).toMatchObject({ kind: "porting", day: "2026-12-10", subject: { kind: "service", productId: "P-1" } });
  expect(portingDeadlines([product], day("2026-12-11"))).toHaveLength(1);
  expect(portingDeadlines([{ ...product, status: "INACTIVE" }], day("2026-12-11"))).toEqual([]);
  expect(portingDeadlines([aProduct()], TODAY)).toEqual([]);
});

it("(part of DEADLINE-04) says what applies after its day, and whom to ask before paying", () => {
  const consequence = (kind: Deadline["kind"], today: string, hasDebtCollector = false, isPending = false) =>
    deadlineConsequence({ kind, day: TODAY, ...(isPending && { payment: { kind: "whole" } }) }, day(today), {
      hasDebtCollector,
    }).consequence;
  expect(consequence("invoicePayment", "2026-11-20", true)).toBe("upcoming");
  expect(consequence("invoicePayment", "2026-11-21")).toBe("missed");
  expect(consequence("invoicePayment", "2026-11-21", true)).toBe("ask-first");
  expect(consequence("invoicePayment", "2026-11-21", true, true)).toBe("being-paid");
  expect(consequence("refund", "2026-11-21", true)).toBe("missed");
  expect(consequence("settlement", "2026-11-21")).toBe("upcoming");
});

describe("deadlines of invoices", () => {
  it("(part of DEADLINE-03) lists unpaid invoices, also overdue ones", () => {
    const unpaid = anEntry({ dueDate: day("2026-11-10") });
    expect(daysOf(paymentDeadlines([unpaid], TODAY, []))).toEqual([["invoicePayment", "2026-11-10"]]);
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
        [],
      ),
    ).toEqual([]);
  });

  it("(part of DEADLINE-03) lists an unpaid interest note apart from invoices", () => {
    const note = anEntry({ kind: "interest", dueDate: day("2026-12-08") });
    expect(daysOf(paymentDeadlines([note], TODAY, []))).toEqual([["interestPayment", "2026-12-08"]]);
  });

  const late = anEntry({ status: "payment-started", dueDate: day("2026-11-10") });
  const [part, left] = [zloty("50.01"), zloty("173.69")];
  it.each<[string, FinancialEntry, readonly PendingEntryShare[], DeadlinePayment, boolean]>([
    [
      "one that is paid in full",
      late,
      [{ entry: late, amount: zloty("223.70"), left: ZERO }],
      { kind: "whole" },
      false,
    ],
    ["one with an accepted payment", { ...late, status: "payment-accepted" }, [], { kind: "whole" }, false],
    [
      "one that is paid in part",
      late,
      [{ entry: late, amount: part, left }],
      { kind: "part", amount: part, left },
      true,
    ],
    [
      "one that a payment of several does not reach",
      late,
      [{ entry: late, amount: ZERO, left }],
      { kind: "nothing", left },
      true,
    ],
    ["one whose payment is not known", late, [], { kind: "unknown" }, false],
  ])("(part of DEADLINE-03) lists an overdue invoice with a payment: %s", (_what, entry, shares, payment, isOver) => {
    const [deadline] = paymentDeadlines([entry], TODAY, shares);
    expect(deadline?.payment).toEqual(payment);
    expect(deadline && isDeadlineOver(deadline, TODAY)).toBe(isOver);
  });

  it.each([
    ["2025-11-19", []],
    ["2025-11-20", [["invoiceComplaint", "2026-11-20"]]],
    // 12 December 2026 is a Saturday.
    ["2025-12-12", [["invoiceComplaint", "2026-12-14"]]],
    // 20 December 2026 is a Sunday.
    ["2025-12-18", [["invoiceComplaint", "2026-12-18"]]],
    ["2025-12-20", []],
  ])("(part of DEADLINE-03) mentions the complaint about an invoice of %s in its last 30 days", (issued, expected) => {
    const entry = anEntry({ entryDate: day(issued) });
    expect(daysOf(invoiceComplaintDeadlines([entry], COMPLAINT_TERMS, TODAY))).toEqual(expected);
  });
});

it("(part of DEADLINE-03) sorts the deadlines of each party by day and leaves none out", () => {
  const all = DEADLINE_KINDS.map((kind, index): Deadline => ({
    id: kind,
    kind,
    day: day(`2026-12-${String(DEADLINE_KINDS.length - index).padStart(2, "0")}`),
    name: kind,
    subject: { kind: "order", offerId: "1" },
  }));
  const [customer, operator] = [deadlinesOf(all, "customer"), deadlinesOf(all, "operator")];
  expect(customer.length + operator.length).toBe(all.length);
  expect(operator.map(partyOf).every((party) => party === "operator")).toBe(true);
  expect(customer.map((deadline) => deadline.day)).toEqual(customer.map((deadline) => deadline.day).toSorted());
});
