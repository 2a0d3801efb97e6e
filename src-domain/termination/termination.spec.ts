import { expect, it } from "vitest";
import { aTermination, day } from "#test/mothers/index.ts";
import { canRevoke, terminationDeadlines, terminationOf } from "./termination.ts";

it.each([
  // Friday: the receipt on Monday; 14 days later a Friday.
  ["2026-11-20", "2026-11-23", "2026-12-04"],
  // The eve of Independence Day: the receipt on Thursday; 24 November.
  ["2026-11-10", "2026-11-12", "2026-11-24"],
  // 14 days after 12 December are Boxing Day; 27 December is a Sunday.
  ["2026-12-12", "2026-12-14", "2026-12-28"],
])("[TERM-04] sets the deadlines of a termination sent on %s", (sent, receiptBy, confirmationBy) => {
  expect(terminationDeadlines(day(sent))).toEqual({ receiptBy, confirmationBy });
});

it("(part of TERM-05) allows a revocation until its last day, and none of an ended termination", () => {
  const termination = aTermination({ state: "confirmed", revocableUntil: day("2026-12-15") });
  expect(canRevoke(termination, day("2026-12-15"))).toBe(true);
  expect(canRevoke(termination, day("2026-12-16"))).toBe(false);
  expect(canRevoke({ ...termination, state: "ended" }, day("2026-12-15"))).toBe(false);
  expect(canRevoke({ ...termination, revocableUntil: undefined }, day("2026-12-15"))).toBe(false);
});

it("(part of TERM-05) takes the newest termination of a contract that is not revoked", () => {
  const [old, revoked, newest] = [
    aTermination({ terminationId: "T-1", submittedAt: 1 }),
    aTermination({ terminationId: "T-2", submittedAt: 3, state: "revoked" }),
    aTermination({ terminationId: "T-3", submittedAt: 2 }),
  ];
  expect(terminationOf([old, revoked, newest], old.contractNumber)?.terminationId).toBe("T-3");
  expect(terminationOf([revoked], old.contractNumber)).toBeUndefined();
});
