import { expect, it } from "vitest";
import { revocableUntil } from "./termination.repository.ts";

it.each([
  ["the day before the end", "2026-11-16 10:00:00", "2026-11-29"],
  ["the last day, if it is sent on that day", "2026-11-30 00:16:00", "2026-11-30"],
])("(part of TERM-05) lets a termination be revoked until %s", (_case, submitted, until) => {
  expect(revocableUntil({ endsOn: "2026-11-30", submitted })).toBe(until);
});
