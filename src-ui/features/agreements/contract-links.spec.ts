import { expect, it } from "vitest";
import { aProduct, day } from "#test/mothers/index.ts";
import { contractsWithLinks } from "./contract-links.ts";

const TODAY = day("2026-11-20");
const product = aProduct({ productId: "P-1", contractNumber: "ABO/1", status: "ACTIVE" });
const linksOf = (...changes: readonly Partial<typeof product>[]) => {
  const [contract] = contractsWithLinks(
    changes.map((change) => ({ ...product, ...change })),
    TODAY,
  );
  return contract;
};

it("(part of CONSENT-08) leads to the withdrawal until its last day or a withdrawal", () => {
  expect(linksOf({ withdrawalUntil: TODAY })?.withdrawalUntil).toBe(TODAY);
  expect(linksOf({ withdrawalUntil: day("2026-11-19") })?.withdrawalUntil).toBeUndefined();
  expect(linksOf({ withdrawalUntil: TODAY, withdrawnOn: TODAY })?.withdrawalUntil).toBeUndefined();
  expect(linksOf({})?.withdrawalUntil).toBeUndefined();
});

it("(part of CONSENT-08) leads to the end by a service that works, else to the termination", () => {
  const ended = { productId: "P-0", status: "INACTIVE" } as const;
  expect(linksOf(ended, {})?.end).toEqual({ kind: "terminate", href: "/service/termination/P-1" });
  expect(linksOf(ended)?.end).toEqual({ kind: "see", href: "/service/termination/P-0" });
  expect(linksOf({ status: "ORDERED" })?.end).toBeUndefined();
});

it("(part of CONSENT-08) leads to the documents of the contract by its number", () => {
  expect(linksOf({})?.documentsHref).toBe("/documents?query=ABO%2F1");
});
