import { expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { portingOf } from "./porting.ts";

const on = day("2026-12-10");

it.each([
  ["on its day", "ACTIVE", "2026-12-10", { kind: "ahead", on }],
  ["after its day, while the service works", "ACTIVE", "2026-12-11", { kind: "overdue", on }],
  ["before its day, when the service has ended for another reason", "RESIGNED", "2026-12-09", { kind: "done", on }],
  ["after its day, when the service has ended", "INACTIVE", "2026-12-11", { kind: "done", on }],
] as const)("[TERM-15] says how far the porting of a number is: %s", (_when, status, today, expected) => {
  expect(portingOf({ status, portingOn: on }, day(today))).toEqual(expected);
  expect(portingOf({ status, portingOn: undefined }, day(today))).toBeUndefined();
});
