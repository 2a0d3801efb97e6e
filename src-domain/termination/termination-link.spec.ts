import { expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import type { ProductStatus } from "../products/index.ts";
import { terminationLink } from "./termination-link.ts";

it.each<[ProductStatus, ReturnType<typeof terminationLink>]>([
  ["ACTIVE", "terminate"],
  ["SUSPENDED", "terminate"],
  ["DURING_RESIGNATION", "see"],
  ["INACTIVE", "see"],
  ["ORDERED", undefined],
  ["RESIGNED", undefined],
])("(part of TERM-08) leads a service that is %s to the end of its contract: %s", (status, expected) => {
  const service = { status, contractNumber: "ABO/1", withdrawnOn: undefined, portingOn: undefined };
  expect(terminationLink(service)).toBe(expected);
  const moved = terminationLink({ ...service, portingOn: day("2027-01-04") });
  // A number that moves away ends the contract by itself.
  expect(moved).toBe(status === "DURING_RESIGNATION" ? "see" : undefined);
  expect(terminationLink({ ...service, contractNumber: undefined })).toBeUndefined();
  expect(terminationLink({ ...service, withdrawnOn: day("2026-11-20") })).toBeUndefined();
});
