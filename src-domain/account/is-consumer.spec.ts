import { expect, it } from "vitest";
import { aClient } from "#test/mothers/index.ts";
import { isConsumer } from "./is-consumer.ts";

it.each([
  [true, {}],
  [false, { companyName: "Bursztyn i Synowie" }],
  [false, { taxId: "5250000000" }],
])("(part of REQ-21) returns %s for a customer with %o", (expected, changes) => {
  expect(isConsumer(aClient({ companyName: undefined, taxId: undefined, ...changes }))).toBe(expected);
});
