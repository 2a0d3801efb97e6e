import { expect, it } from "vitest";
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
  expect(terminationLink({ status, contractNumber: "ABO/1" })).toBe(expected);
  expect(terminationLink({ status, contractNumber: " " })).toBeUndefined();
});
