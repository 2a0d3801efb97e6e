import { expect, it } from "vitest";
import { ledgerEntryStatus } from "./ledger-entry-status.ts";

it.each([
  ["invoice", 0, 0, 1],
  ["invoice", -500, 0, 1],
  ["interest", 0, 0, 1],
  ["correction", -2_000, 0, 1],
  ["payment", -8_900, 0, 6],
  ["payout", 0, 0, 6],
  ["invoice", 5_900, 0, 1],
  ["invoice", 5_900, 5_900, 2],
  ["interest", 417, 100, 3],
  ["correction", 2_000, 2_000, 2],
] as const)(
  "(part of LMS-05) gives the entry %s of %i with the rest %i the status %i",
  (kind, amount, left, status) => {
    expect(ledgerEntryStatus({ kind, amount }, left)).toBe(status);
  },
);
