import { expect, it } from "vitest";
import { correctionsOf } from "./corrections-of.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

const entry = (entryId: string, corrects?: string): LedgerEntry => ({
  entryId,
  kind: corrects === undefined ? "invoice" : "correction",
  number: entryId,
  amount: corrects === undefined ? 6_000 : -2_000,
  entryDate: "2026-11-16",
  dueDate: undefined,
  period: undefined,
  corrects,
  isClosed: false,
  hasItems: true,
});
const idsOf = (ledger: readonly LedgerEntry[], entryId: string) =>
  correctionsOf(ledger, entryId).map((correction) => correction.entryId);

it("(part of FIN-36) finds the corrections of an invoice, and the corrections of these", () => {
  const ledger = [entry("D1"), entry("D2"), entry("D3", "D1"), entry("D5", "D4"), entry("D4", "D3"), entry("D6", "D2")];
  expect(idsOf(ledger, "D1")).toEqual(["D3", "D5", "D4"]);
  expect(idsOf(ledger, "D4")).toEqual(["D5"]);
  expect(idsOf(ledger, "D5")).toEqual([]);
});

it("(part of FIN-36) ends when corrections correct each other", () => {
  expect(idsOf([entry("D1", "D2"), entry("D2", "D1")], "D1")).toEqual(["D2"]);
});
