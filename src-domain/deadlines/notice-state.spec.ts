import { expect, it } from "vitest";
import type { LegalNotice, Message } from "#domain/messages/index.ts";
import type { Termination } from "#domain/termination/index.ts";
import { TODAY, aMessage, aProduct, aTermination, aTerminationContract, day, zloty } from "#test/mothers/index.ts";
import { withApplicableChanges } from "./applicable-changes.ts";
import { fixedTermDeadlines } from "./contract-deadlines.ts";
import { changedTermsDeadlines } from "./changed-terms-deadlines.ts";
import { noticeStateOf } from "./notice-state.ts";

const NOTICE: LegalNotice = {
  kind: "term-end",
  contractNumber: "ABO/1",
  productId: "P-1",
  effectiveOn: day("2026-11-30"),
  basis: "art. 302",
  changes: [],
  monthlyDifference: undefined,
  freeUntil: undefined,
  tariffs: [],
};
const service = aProduct({ productId: "P-1", contractNumber: "ABO/1", commitmentTo: day("2026-11-30") });
const stateOf = (changes: Partial<typeof service>, today = TODAY) =>
  noticeStateOf(NOTICE, { products: [{ ...service, ...changes }], orders: [], sentOn: TODAY, today });

it("(part of TERMS-33) calls a contract extended that has a longer fixed term than its notice", () => {
  expect(stateOf({})).toEqual({ kind: "in-force" });
  expect(stateOf({ commitmentTo: day("2027-11-28") })).toEqual({ kind: "extended", until: "2027-11-28" });
  expect(stateOf({ contractNumber: "ABO/2", commitmentTo: day("2027-11-28") })).toEqual({ kind: "replaced" });
  expect(stateOf({ commitmentTo: day("2027-11-28"), status: "DURING_RESIGNATION" }).kind).toBe("ending");
});

it("(part of TERMS-33) names the same end of an extended term as the deadlines", () => {
  const products = [{ ...service, commitmentTo: day("2027-11-28") }];
  const days = fixedTermDeadlines(products, TODAY).map((deadline) => deadline.day);
  expect(noticeStateOf(NOTICE, { products, orders: [], sentOn: TODAY, today: TODAY })).toEqual({
    kind: "extended",
    until: days[0],
  });
  expect(days).toEqual(["2027-11-28"]);
});

const CHANGE: LegalNotice = {
  ...NOTICE,
  kind: "changed-terms",
  effectiveOn: day("2027-01-01"),
  monthlyDifference: zloty("5.00"),
  freeUntil: day("2026-12-31"),
};
const step = (from: string, to: string | undefined, value: string) => ({
  validFrom: day(from),
  validTo: to === undefined ? undefined : day(to),
  value: zloty(value),
});
/** Day of the message with the notice of changed terms. */
const SENT = day("2026-11-19");
const SENT_AT = Date.parse("2026-11-19T09:00:00+01:00");
/** Service that was extended at a fixed price on the day after the notice. */
const extended = aProduct({
  productId: "P-1",
  contractNumber: "ABO/1",
  commitmentFrom: TODAY,
  commitmentTo: day("2027-11-15"),
  productPrices: [step("2025-03-01", "2026-11-19", "69.00"), step("2026-11-20", undefined, "69.00")],
});
const changeStateOf = (product: Partial<typeof extended>, notice: Partial<LegalNotice> = {}, sentOn = SENT) =>
  noticeStateOf(
    { ...CHANGE, ...notice },
    { products: [{ ...extended, ...product }], orders: [], sentOn, today: TODAY },
  );

it("[TERMS-40] counts no change of the price that an extension after the notice has excluded", () => {
  expect(changeStateOf({})).toEqual({ kind: "extended", until: "2027-11-15" });
  const rising = [step("2025-03-01", "2026-12-31", "69.00"), step("2027-01-01", undefined, "74.00")];
  const otherCases = [
    changeStateOf({ productPrices: rising }),
    changeStateOf({ productPrices: [] }),
    changeStateOf({ commitmentFrom: day("2026-01-01") }),
    changeStateOf({ commitmentFrom: day("2027-01-02") }),
    changeStateOf({ commitmentTo: undefined }),
    changeStateOf({}, { monthlyDifference: undefined }),
    changeStateOf({}, { monthlyDifference: zloty("0.00") }),
    changeStateOf({}, {}, day("2026-11-21")),
    changeStateOf({}, {}, TODAY),
    changeStateOf({
      productPrices: [step("2025-03-01", "2026-12-31", "69.00"), step("2027-01-01", undefined, "73.00")],
    }),
    changeStateOf(
      { productPrices: [step("2025-03-01", "2026-12-31", "69.00"), step("2027-01-01", undefined, "66.00")] },
      { monthlyDifference: zloty("-5.00") },
    ),
    changeStateOf({}, { productId: undefined }),
  ];
  expect(otherCases).toEqual(otherCases.map(() => ({ kind: "in-force" })));
  const falling = [step("2025-03-01", "2026-12-31", "69.00"), step("2027-01-01", undefined, "68.00")];
  expect(changeStateOf({ productPrices: falling }).kind).toBe("extended");
  const terminated = { status: "DURING_RESIGNATION", contractEnd: day("2027-01-31") } as const;
  expect(changeStateOf(terminated).kind, "a termination brings no change back").toBe("extended");
});

it("(part of TERMS-40) lists no right to leave after an extension without the change", () => {
  const messages = [aMessage({ createdAt: SENT_AT, legalNotice: CHANGE })];
  const daysOf = (product: Partial<typeof extended>) =>
    changedTermsDeadlines(messages, { contracts: [], terminations: [] }, [{ ...extended, ...product }], TODAY);
  expect(daysOf({})).toEqual([]);
  expect(daysOf({ commitmentFrom: day("2026-01-01") }).map((deadline) => deadline.day)).toEqual(["2026-12-31"]);
});

it("(part of TERMS-41) names the last day of a contract with changed terms that ends", () => {
  const other = { ...extended, productId: "P-2", productPrices: [] };
  const stateWith = (ends: readonly (string | undefined)[], portingOn?: string) => {
    const products = ends.map((end, index) => ({
      ...other,
      productId: `P-${index + 1}`,
      contractEnd: end === undefined ? undefined : day(end),
      portingOn: portingOn === undefined ? undefined : day(portingOn),
    }));
    return noticeStateOf(CHANGE, { products, orders: [], sentOn: TODAY, today: TODAY });
  };
  expect(stateWith(["2026-12-31", "2026-11-30"])).toEqual({ kind: "ending", endsOn: "2026-12-31" });
  expect(stateWith([undefined], "2026-12-05")).toEqual({ kind: "ending", endsOn: "2026-12-05" });
  expect(stateWith(["2026-12-31"], "2026-12-05")).toEqual({ kind: "ending", endsOn: "2026-12-05" });
  expect(stateWith(["2026-12-31", undefined])).toEqual({ kind: "in-force" });
  expect(stateOf({ contractEnd: day("2026-12-31") }), "a fixed term ends without the change").toEqual({
    kind: "in-force",
  });
});

it("(part of TERMS-41) keeps the right to leave when a contract ends after the change", () => {
  const long = { productPrices: [], contractEnd: day("2028-03-31") };
  expect(changeStateOf(long)).toEqual({ kind: "in-force" });
  const ending = { kind: "ending", endsOn: "2028-03-31" };
  expect(changeStateOf({ ...long, status: "DURING_RESIGNATION" })).toEqual(ending);
  expect(changeStateOf({ ...long, portingOn: day("2027-02-01") })).toEqual({ kind: "ending", endsOn: "2027-02-01" });
  expect(changeStateOf({ ...long, contractEnd: day("2026-12-31") })).toEqual({ kind: "ending", endsOn: "2026-12-31" });
});

/** Messages, contract and products of a change that the operator names in both. */
const rightsOf = (
  product: Partial<typeof extended>,
  terminations: readonly Termination[] = [],
  changedTerms = { until: day("2026-12-31"), endsOn: day("2026-12-31") },
) => {
  const contracts = [aTerminationContract({ contractNumber: "ABO/1", changedTerms })];
  const sent = aMessage({ createdAt: SENT_AT, legalNotice: CHANGE });
  const products = [{ ...extended, ...product }];
  const listed = (messages: readonly Message[]) =>
    changedTermsDeadlines(messages, { contracts, terminations }, products, TODAY).map(({ subject }) => subject.kind);
  const [contract] = withApplicableChanges({ contracts, terminations }, [sent], products, TODAY).contracts;
  return { byNotice: listed([sent]), byContract: listed([]), hasRight: contract?.changedTerms !== undefined };
};

it("(part of TERMS-41) lists no right to leave for a change after the contract has ended", () => {
  const none = { byNotice: [], byContract: [], hasRight: false };
  expect(rightsOf({ contractEnd: day("2026-12-31"), productPrices: [] })).toEqual(none);
  expect(rightsOf({ portingOn: day("2026-12-05"), productPrices: [] })).toEqual(none);
  const listed = { byNotice: ["message"], byContract: ["contract"], hasRight: true };
  expect(rightsOf({ contractEnd: day("2028-03-31"), productPrices: [] })).toEqual(listed);
});

it("(part of TERMS-40) drops the right of a contract that was extended without the change", () => {
  expect(rightsOf({})).toMatchObject({ byNotice: [], hasRight: false });
  const later = { until: day("2027-02-28"), endsOn: day("2027-02-28") };
  expect(rightsOf({}, [], later), "a change that the notice does not announce").toMatchObject({ hasRight: true });
  expect(rightsOf({ commitmentFrom: day("2026-01-01") })).toMatchObject({ byNotice: ["message"], hasRight: true });
});

it("(part of TERM-60) keeps the change that a terminated contract has after a revocation", () => {
  const terminated = { status: "DURING_RESIGNATION", contractEnd: day("2026-12-31"), productPrices: [] } as const;
  const terminations = [aTermination({ contractNumber: "ABO/1" })];
  expect(rightsOf(terminated, terminations)).toEqual({ byNotice: [], byContract: [], hasRight: true });
});
