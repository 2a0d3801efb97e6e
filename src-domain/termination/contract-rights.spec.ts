import { expect, it } from "vitest";
import { aProduct, day } from "#test/mothers/index.ts";
import { contractsWithRights } from "./contract-rights.ts";

const TODAY = day("2026-11-20");
const product = aProduct({ productId: "P-1", contractNumber: "ABO/1", status: "ACTIVE" });
const rightsOf = (...changes: readonly Partial<typeof product>[]) => {
  const [contract] = contractsWithRights(
    changes.map((change) => ({ ...product, ...change })),
    TODAY,
  );
  return contract;
};

it("(part of CONSENT-08) leads to the withdrawal until its last day or a withdrawal", () => {
  expect(rightsOf({ withdrawalUntil: TODAY })?.withdrawalUntil).toBe(TODAY);
  expect(rightsOf({ withdrawalUntil: day("2026-11-19") })?.withdrawalUntil).toBeUndefined();
  expect(rightsOf({ withdrawalUntil: TODAY, withdrawnOn: TODAY })?.withdrawalUntil).toBeUndefined();
  expect(rightsOf({})?.withdrawalUntil).toBeUndefined();
});

it("(part of CONSENT-08) leads to the end by a service that works, else to the termination", () => {
  const ended = { productId: "P-0", status: "INACTIVE" } as const;
  expect(rightsOf(ended, {})?.end).toEqual({ kind: "terminate", productId: "P-1" });
  expect(rightsOf(ended)?.end).toEqual({ kind: "see", productId: "P-0" });
  expect(rightsOf({ status: "ORDERED" })?.end).toBeUndefined();
});

it("(part of CONSENT-08) names the withdrawal of a contract and leads to no other end", () => {
  const withdrawn = { status: "INACTIVE", withdrawnOn: TODAY } as const;
  expect(rightsOf(withdrawn)).toMatchObject({ withdrawnOn: TODAY, end: undefined });
  expect(rightsOf(withdrawn, {})).toMatchObject({ withdrawnOn: undefined, end: { kind: "terminate" } });
});

it("(part of TERM-15) names the day on which a number moves away, and leads to no termination", () => {
  const moving = { portingOn: day("2026-12-11") };
  expect(rightsOf(moving)).toMatchObject({ movingOn: "2026-12-11", end: undefined });
  expect(rightsOf(moving, { productId: "P-2" })).toMatchObject({ movingOn: undefined });
  expect(rightsOf(moving, { productId: "P-2", status: "INACTIVE" })).toMatchObject({ movingOn: "2026-12-11" });
  expect(rightsOf({ portingOn: day("2026-11-19") })).toMatchObject({ movingOn: undefined, end: undefined });
});

it("(part of CONSENT-60) names the last day of a contract once all its services have ended", () => {
  const ended = { status: "INACTIVE", contractEnd: day("2026-10-25") } as const;
  expect(rightsOf(ended, { ...ended, contractEnd: day("2026-10-20") })?.endedOn).toBe("2026-10-25");
  expect(rightsOf({ contractEnd: day("2026-11-19") })?.endedOn).toBe("2026-11-19");
  expect(rightsOf({ contractEnd: TODAY })?.endedOn).toBeUndefined();
  expect(rightsOf(ended, {})?.endedOn).toBeUndefined();
  expect(rightsOf({ status: "INACTIVE" })?.endedOn).toBeUndefined();
  expect(rightsOf(ended, { status: "INACTIVE" })?.endedOn, "one day is not known").toBeUndefined();
  expect(rightsOf({ status: "INACTIVE", portingOn: day("2026-11-10") })?.endedOn).toBe("2026-11-10");
  expect(rightsOf({ ...ended, withdrawnOn: TODAY })?.endedOn).toBeUndefined();
});
