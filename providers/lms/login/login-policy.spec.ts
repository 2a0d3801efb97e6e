import { expect, it } from "vitest";
import { parseStatuses } from "./login-policy.ts";

it.each([
  ["connected", [3]],
  ["connected, debtcollection", [3, 5]],
  ["!disconnected", [1, 2, 3, 5]],
  ["connected disconnected;!disconnected", [3]],
  ["conected", undefined],
  ["", undefined],
])("(part of LMS-15) reads the list %j of statuses as LMS does", (list, statuses) => {
  expect(parseStatuses(list)).toEqual(statuses);
});
