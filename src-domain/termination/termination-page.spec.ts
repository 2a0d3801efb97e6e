import { expect, it } from "vitest";
import { aProduct, aTermination, aTerminationContract, day } from "#test/mothers/index.ts";
import type { Product } from "../products/index.ts";
import { terminationPage } from "./termination-page.ts";
import type { Termination } from "./termination.ts";
import type { TerminationContract } from "./termination-contract.ts";

const NUMBER = "ABO/1";
const PRODUCT = aProduct({ productId: "P-1", contractNumber: NUMBER, name: "Internet", fullName: undefined });
const CONTRACT = aTerminationContract({ contractNumber: NUMBER });
const TERMINATION = aTermination({ contractNumber: NUMBER, state: "confirmed", endsOn: day("2026-12-16") });

interface Known {
  readonly contracts?: readonly TerminationContract[];
  readonly terminations?: readonly Termination[];
  readonly product?: Partial<typeof PRODUCT>;
  readonly today?: string;
}

const pageOf = ({ contracts = [], terminations = [], product = {}, today = "2026-11-20" }: Known) =>
  terminationPage({
    products: [{ ...PRODUCT, ...product }],
    productId: "P-1",
    terminations: { contracts, terminations },
    today: day(today),
  });

it("(part of TERM-01) shows an open contract with its services and ways to end", () => {
  const page = pageOf({ contracts: [CONTRACT] });
  expect(page).toMatchObject({
    kind: "open",
    contractNumber: NUMBER,
    services: [{ name: "Internet" }],
    contract: CONTRACT,
  });
  expect(page.kind === "open" && page.options.length).toBeGreaterThan(0);
});

it("(part of TERM-07) shows the porting of a number that ends the contract", () => {
  const contract = { ...CONTRACT, number: "601234567", portingOn: day("2026-12-02") };
  expect(pageOf({ contracts: [contract] })).toMatchObject({ kind: "porting", portingOn: "2026-12-02" });
  expect(pageOf({ contracts: [contract], today: "2026-12-02" })).toMatchObject({ isOverdue: false });
  expect(pageOf({ contracts: [contract], today: "2026-12-03" })).toMatchObject({ isOverdue: true });
});

it("(part of TERM-16) says whether a service of a terminated contract stays suspended", () => {
  const page = (product: Partial<typeof PRODUCT>) =>
    pageOf({ contracts: [CONTRACT], terminations: [TERMINATION], product });
  expect(page({ status: "DURING_RESIGNATION" })).toMatchObject({ hasSuspended: false });
  expect(page({ status: "DURING_RESIGNATION", isSuspendedUntilEnd: true })).toMatchObject({
    hasSuspended: true,
    hasBlocked: false,
  });
  const blocked = { status: "DURING_RESIGNATION", isSuspendedUntilEnd: true, blockade: "arrears" } as const;
  expect(page(blocked)).toMatchObject({ hasSuspended: false, hasBlocked: true });
  for (const blockade of ["vindication", "unknown"] as const)
    expect(page({ ...blocked, blockade })).toMatchObject({ hasSuspended: false, hasBlocked: false });
});

it("(part of TERM-05) shows the end of the contract from the day after its last day", () => {
  const pageOn = (today: string) => pageOf({ contracts: [CONTRACT], terminations: [TERMINATION], today });
  expect(pageOn("2026-12-16")).toMatchObject({ kind: "terminated", isEnded: false });
  expect(pageOn("2026-12-17")).toMatchObject({ kind: "terminated", isEnded: true, canBeRevoked: false });
});

it("(part of TERM-05) shows an open contract with the number of an ended one", () => {
  const terminations = [{ ...TERMINATION, state: "ended" } as const];
  expect(pageOf({ contracts: [CONTRACT], terminations })).toMatchObject({ kind: "open" });
  expect(pageOf({ terminations })).toMatchObject({ kind: "terminated", isEnded: true });
});

it("(part of TERM-05) does not count a termination in an unknown state as active", () => {
  const terminations = [{ ...TERMINATION, state: "unknown" } as const];
  expect(pageOf({ contracts: [CONTRACT], terminations })).toMatchObject({ kind: "unclear" });
});

it.each([
  ["INACTIVE", "not-running"],
  ["ORDERED", "not-running"],
  ["ACTIVE", "terms-unknown"],
  ["DURING_RESIGNATION", "terms-unknown"],
] as const)("(part of TERM-01) says why a service %s without known terms has no way to end: %s", (status, why) => {
  expect(pageOf({ product: { status } })).toEqual({ kind: "unknown", why });
  expect(pageOf({ product: { status, contractNumber: undefined } })).toEqual({ kind: "unknown", why });
});

it("[TERM-61] names the last day to withdraw from the contract to a consumer", () => {
  const rightOf = (
    product: Partial<typeof PRODUCT>,
    isConsumer: boolean | undefined = true,
    today = "2026-11-20",
    others: readonly Product[] = [],
  ) => {
    const page = terminationPage({
      products: [{ ...PRODUCT, withdrawalUntil: day("2026-11-30"), ...product }, ...others],
      productId: "P-1",
      terminations: { contracts: [CONTRACT], terminations: [] },
      today: day(today),
      withdrawal: { isConsumer, days: undefined },
    });
    return page.kind === "open" ? page.withdrawal : page.kind;
  };
  expect(rightOf({})).toEqual({ until: "2026-11-30", formerTerms: undefined });
  expect(rightOf({}, true, "2026-12-01")).toBeUndefined();
  expect(rightOf({}, false)).toBeUndefined();
  expect(rightOf({ restoresFormerTerms: true })).toEqual({ until: "2026-11-30", formerTerms: { kind: "going-on" } });
  const second = { ...PRODUCT, productId: "P-2", withdrawalUntil: day("2026-11-30") };
  const both = rightOf({ restoresFormerTerms: true }, true, "2026-11-20", [second]);
  expect(both, "the withdrawal ends the second service").toMatchObject({ formerTerms: undefined });
});
