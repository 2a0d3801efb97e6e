import { describe, expect, it } from "vitest";
import {
  aMessage,
  anOffer,
  anOfferProduct,
  aProduct,
  aTermination,
  aTerminationContract,
  day,
} from "#test/mothers/index.ts";
import type { LegalNotice } from "../messages/index.ts";
import { submittedOn, terminationDeadlines, type Termination } from "../termination/index.ts";
import {
  changedTermsDeadlines,
  contractEndDeadlines,
  contractWithdrawalDeadlines,
  deadlineConsequence,
  isDeadlineOver,
  type Deadline,
} from "./index.ts";

const CONTRACT = "ABO/0412783/25";
const TODAY = day("2026-11-20");
const NONE = { contracts: [], terminations: [] };
const products = [aProduct({ productId: "P-1", contractNumber: CONTRACT })];
const daysOf = (deadlines: readonly Deadline[]) => deadlines.map(({ kind, day: last }) => [kind, last]);

describe("contractEndDeadlines", () => {
  const contracts = [aTerminationContract({ contractNumber: CONTRACT })];
  const termination = aTermination({ contractNumber: CONTRACT });
  const { receiptBy, confirmationBy } = terminationDeadlines(submittedOn(termination));
  const deadlines = (changes: Partial<Termination>, today = TODAY) =>
    contractEndDeadlines({ contracts, terminations: [{ ...termination, ...changes }] }, products, today);

  it("[DEADLINE-06] lists revocation, receipt, confirmation and equipment of a terminated contract", () => {
    expect(daysOf(deadlines({}))).toEqual([
      ["revocation", "2026-12-15"],
      ["terminationReceipt", receiptBy],
      ["terminationConfirmation", confirmationBy],
      ["equipmentAfterEnd", "2026-12-16"],
    ]);
    expect(deadlines({}).map(({ name, subject }) => [name, subject])[0]).toEqual([
      CONTRACT,
      { kind: "contract", productId: "P-1" },
    ]);
  });

  it.each<[string, Partial<Termination>, readonly string[]]>([
    ["without the sent receipt", { receiptSentOn: TODAY }, ["revocation", "terminationConfirmation"]],
    ["without what was confirmed", { state: "confirmed", confirmedOn: TODAY }, ["revocation"]],
    ["without the right to revoke", { revocableUntil: undefined }, ["terminationReceipt", "terminationConfirmation"]],
  ])("(part of DEADLINE-06) lists the deadlines of a termination %s", (_, changes, expected) => {
    expect(deadlines(changes).map(({ kind }) => kind)).toEqual([...expected, "equipmentAfterEnd"]);
  });

  it("(part of TERM-60) says with a revocation from when announced terms apply", () => {
    const changedTerms = { until: day("2026-12-31"), endsOn: day("2026-12-31") };
    const fromOn = (today: string) =>
      contractEndDeadlines(
        {
          contracts: [aTerminationContract({ contractNumber: CONTRACT, changedTerms })],
          terminations: [{ ...termination, revocableUntil: day("2027-01-15") }],
        },
        products,
        day(today),
      ).flatMap(({ kind, changedTermsFrom }) => (kind === "revocation" ? [changedTermsFrom] : []));
    expect(fromOn("2026-12-31")).toEqual(["2027-01-01"]);
    expect(fromOn("2027-01-01")).toEqual([undefined]);
  });

  it("(part of TERM-111) promises no terms of a service that an order replaces earlier", () => {
    const changedTerms = { until: day("2026-12-31"), endsOn: day("2026-12-31") };
    const replaced = aProduct({
      contractNumber: CONTRACT,
      category: "internet",
      status: "DURING_RESIGNATION",
      contractEnd: day("2026-12-31"),
    });
    const order = anOffer({
      status: "accepted",
      order: { state: "scheduled", day: day("2026-11-27"), nextStep: undefined },
      products: [anOfferProduct({ category: "internet" })],
    });
    const found = contractEndDeadlines(
      {
        contracts: [aTerminationContract({ contractNumber: CONTRACT, changedTerms })],
        terminations: [{ ...termination, revocableUntil: day("2026-12-30") }],
      },
      [replaced],
      day("2026-11-20"),
      { orders: [order] },
    );
    const revocation = found.find(({ kind }) => kind === "revocation");
    expect([revocation?.changedTermsFrom, revocation?.areTermsUnknown]).toEqual([undefined, true]);
  });

  it("(part of TERM-60) says that terms after a revocation are unknown without the contract", () => {
    const unknownOf = (known: typeof contracts) =>
      contractEndDeadlines({ contracts: known, terminations: [termination] }, products, TODAY).flatMap(
        ({ kind, areTermsUnknown }) => (kind === "revocation" ? [areTermsUnknown] : []),
      );
    expect(unknownOf(contracts)).toEqual([undefined]);
    expect(unknownOf([])).toEqual([true]);
  });

  it.each(["ended", "revoked", "unknown"] as const)(
    "(part of DEADLINE-06) lists nothing for a termination in the state %s",
    (state) => {
      expect(deadlines({ state })).toEqual([]);
    },
  );

  it("(part of DEADLINE-06) keeps a late receipt, and drops the revocation after its day", () => {
    const later = day("2026-12-16");
    const kinds = deadlines({}, later).filter((deadline) => isDeadlineOver(deadline, later));
    expect(kinds.map(({ kind }) => kind)).toEqual(["terminationReceipt", "terminationConfirmation"]);
    expect(deadlines({}, later).some(({ kind }) => kind === "revocation")).toBe(false);
  });

  it("(part of TERM-31) lists the last day to return equipment instead of the end, also after it", () => {
    const equipmentReturnBy = day("2026-12-30");
    const returns = ["equipmentReturnAfterEnd", equipmentReturnBy];
    expect(daysOf(deadlines({ equipmentReturnBy })).at(-1)).toEqual(returns);
    const ended = { state: "ended", equipmentReturnBy } as const;
    expect(daysOf(deadlines(ended, equipmentReturnBy))).toEqual([returns]);
  });

  it("(part of DEADLINE-04) lists a late return of equipment for 90 days, with what applies now", () => {
    const equipmentReturnBy = day("2026-12-30");
    const ended = { state: "ended", equipmentReturnBy } as const;
    const [late, ...others] = deadlines(ended, day("2027-01-29"));
    expect([late?.kind, late?.subject, others]).toEqual([
      "equipmentReturnAfterEnd",
      { kind: "contract", productId: "P-1" },
      [],
    ]);
    const consequence = late && deadlineConsequence(late, day("2027-01-29"), { hasDebtCollector: false });
    expect(consequence?.consequence).toBe("missed");
    expect(deadlines(ended, day("2027-03-30"))).toHaveLength(1);
    expect(deadlines(ended, day("2027-03-31"))).toEqual([]);
  });

  it("(part of DEADLINE-06) lists the end after it when a device is returned on an unknown day", () => {
    const [equipment] = contracts.map((contract) => contract.equipment);
    expect(daysOf(deadlines({ state: "ended", equipment }, day("2026-12-20")))).toEqual([
      ["equipmentAfterEnd", "2026-12-16"],
    ]);
  });

  it("(part of TERM-37) lists the last day to move the number of a contract, also after its end", () => {
    const numbered = [aProduct({ productId: "P-1", contractNumber: CONTRACT, category: "phone" })];
    const listed = (changes: Partial<Termination>, today = TODAY) =>
      contractEndDeadlines({ contracts, terminations: [{ ...termination, ...changes }] }, numbered, today)
        .filter(({ kind }) => kind === "numberTransfer")
        .map(({ day: last, subject }) => [last, subject]);
    const expected = [["2027-01-16", { kind: "contract", productId: "P-1" }]];
    expect(listed({})).toEqual(expected);
    expect(listed({ state: "ended" }, day("2027-01-16"))).toEqual(expected);
    expect(listed({ state: "ended" }, day("2027-01-17"))).toEqual([]);
    expect(listed({ state: "revoked" })).toEqual([]);
  });

  it("(part of DEADLINE-06) lists no equipment if the customer returns none", () => {
    const withoutEquipment = [aTerminationContract({ contractNumber: CONTRACT, equipment: [] })];
    const found = contractEndDeadlines({ contracts: withoutEquipment, terminations: [termination] }, [], TODAY);
    expect(found.some(({ kind }) => kind === "equipmentAfterEnd")).toBe(false);
    expect(found[0]?.subject).toEqual({ kind: "contract", productId: undefined });
  });
});

describe("changedTermsDeadlines", () => {
  const until = day("2026-12-31");
  const legalNotice: LegalNotice = {
    kind: "changed-terms",
    contractNumber: CONTRACT,
    productId: "P-1",
    effectiveOn: day("2027-01-01"),
    basis: "art. 306 PKE",
    changes: [],
    monthlyDifference: undefined,
    freeUntil: until,
    tariffs: [],
  };
  const message = aMessage({ clientMessageId: "M-1", legalNotice });
  const contract = aTerminationContract({
    contractNumber: CONTRACT,
    changedTerms: { until, endsOn: until },
  });

  it("[DEADLINE-07] lists the right to end a contract after changed terms once, also from the contract", () => {
    const both = changedTermsDeadlines([message], { contracts: [contract], terminations: [] }, products, TODAY);
    expect(daysOf(both)).toEqual([["changedTermsExit", until]]);
    expect(both[0]?.subject).toEqual({ kind: "message", messageId: "M-1" });
    const alone = changedTermsDeadlines([], { contracts: [contract], terminations: [] }, products, TODAY);
    expect(alone.map(({ id, subject }) => [id, subject])).toEqual([
      [both[0]?.id, { kind: "contract", productId: "P-1" }],
    ]);
  });

  it("(part of DEADLINE-07) lists it until its last day, and not for a terminated contract", () => {
    expect(changedTermsDeadlines([message], NONE, products, until)).toHaveLength(1);
    expect(changedTermsDeadlines([message], NONE, products, day("2027-01-01"))).toEqual([]);
    const terminations = [aTermination({ contractNumber: CONTRACT })];
    expect(changedTermsDeadlines([message], { contracts: [], terminations }, products, TODAY)).toEqual([]);
  });

  it.each<[string, Partial<LegalNotice>]>([
    ["without such a right", { freeUntil: undefined }],
    ["about the end of a term", { kind: "term-end" }],
  ])("(part of DEADLINE-07) lists nothing for a notice %s", (_, changes) => {
    const other = aMessage({ legalNotice: { ...legalNotice, ...changes } });
    expect(changedTermsDeadlines([aMessage(), other], NONE, products, TODAY)).toEqual([]);
  });
});

describe("contractWithdrawalDeadlines", () => {
  const last = day("2026-11-30");
  const product = aProduct({ productId: "P-1", contractNumber: CONTRACT, withdrawalUntil: last });
  const ofOrder: Deadline = {
    id: "withdrawal-1",
    kind: "withdrawal",
    day: last,
    name: "Internet",
    subject: { kind: "order", offerId: "1" },
  };

  it("[DEADLINE-08] lists the window of a contract once, unless an order has it", () => {
    const second = { ...product, productId: "P-2" };
    expect(daysOf(contractWithdrawalDeadlines([product, second], [], TODAY))).toEqual([["contractWithdrawal", last]]);
    expect(contractWithdrawalDeadlines([product], [ofOrder], TODAY)).toEqual([]);
    const other = { ...product, contractNumber: "ABO/2" };
    expect(contractWithdrawalDeadlines([product, other], [ofOrder], TODAY)).toHaveLength(2);
  });

  it("(part of DEADLINE-08) lists no window that is over or that the customer has used", () => {
    expect(contractWithdrawalDeadlines([product], [], last)).toHaveLength(1);
    expect(contractWithdrawalDeadlines([product], [], day("2026-12-01"))).toEqual([]);
    expect(contractWithdrawalDeadlines([{ ...product, withdrawnOn: TODAY }], [], TODAY)).toEqual([]);
    expect(contractWithdrawalDeadlines([{ ...product, withdrawalUntil: undefined }], [], TODAY)).toEqual([]);
  });
});
