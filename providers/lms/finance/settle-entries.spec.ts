import fc from "fast-check";
import { expect, it } from "vitest";
import type { LedgerEntry } from "./ledger-entry.ts";
import { settleEntries } from "./settle-entries.ts";

const entry = (entryId: string, amount: number, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  entryId,
  kind: amount > 0 ? "invoice" : "payment",
  number: entryId,
  amount,
  entryDate: "2026-11-01",
  dueDate: amount > 0 ? "2026-11-15" : undefined,
  period: undefined,
  corrects: undefined,
  isClosed: false,
  hasItems: false,
  ...change,
});

it.each([
  [
    "pays the document that is due first",
    [entry("D1", 100, { dueDate: "2026-11-20" }), entry("D2", 100), entry("C1", -150)],
    { D1: 50, D2: 0, C1: 0 },
  ],
  [
    "pays a document that LMS has marked as settled before all others",
    [entry("D1", 100), entry("D2", 100, { dueDate: "2026-12-31", isClosed: true }), entry("C1", -100)],
    { D1: 100, D2: 0, C1: 0 },
  ],
  [
    "reduces the corrected document first",
    [
      entry("D1", 100),
      entry("D2", 100, { dueDate: "2026-12-01" }),
      entry("D3", -30, { kind: "correction", corrects: "D2" }),
    ],
    { D1: 100, D2: 70, D3: 0 },
  ],
  [
    "passes the rest of a correction on",
    [entry("D1", 100), entry("D2", 20), entry("D3", -30, { kind: "correction", corrects: "D2" })],
    { D1: 90, D2: 0, D3: 0 },
  ],
  [
    "follows a correction of a correction",
    [
      entry("D1", 100),
      entry("D2", 40, { kind: "correction", corrects: "D1", dueDate: "2026-10-01" }),
      entry("D3", -60, { kind: "correction", corrects: "D2" }),
    ],
    { D1: 80, D2: 0, D3: 0 },
  ],
  [
    "ends at corrections that name each other",
    [entry("D1", -10, { corrects: "D2" }), entry("D2", -10, { corrects: "D1" }), entry("D3", 30)],
    { D1: 0, D2: 0, D3: 10 },
  ],
  ["leaves nothing to pay when more is paid than charged", [entry("D1", 100), entry("C1", -300)], { D1: 0, C1: 0 }],
] as const)("(part of LMS-06) %s", (_, entries, left) => {
  expect(Object.fromEntries(settleEntries(entries))).toEqual(left);
});

it("[LMS-06] leaves as much to pay of all entries as the account owes", () => {
  const amounts = fc.array(
    fc.record({ amount: fc.integer({ min: -500, max: 500 }), corrected: fc.nat(9), isClosed: fc.boolean() }),
  );
  fc.assert(
    fc.property(amounts, (rows) => {
      const entries = rows.map(({ amount, corrected, isClosed }, index) =>
        entry(`D${index}`, amount, { isClosed, ...(amount < 0 && { corrects: `D${corrected}` }) }),
      );
      const left = settleEntries(entries);
      const owed = entries.reduce((sum, { amount }) => sum + amount, 0);
      expect([...left.values()].reduce((sum, amount) => sum + amount, 0)).toBe(Math.max(0, owed));
      expect(entries.every(({ entryId, amount }) => (left.get(entryId) ?? -1) <= Math.max(0, amount))).toBe(true);
    }),
  );
});

it("(part of LMS-43) allocates verified payments to chosen entries, and the rest to others", () => {
  const entries = [entry("D1", 100), entry("D2", 100), entry("C1", -150)];
  const leftAfter = (entryId: string, amount: number) =>
    Object.fromEntries(settleEntries(entries, [{ entryId, amount }]));
  expect(leftAfter("D2", 30)).toEqual({ D1: 0, D2: 20, C1: 0 });
  expect(leftAfter("D1", 30)).toEqual({ D1: 0, D2: 20, C1: 0 });
  const shares = fc.array(fc.record({ entryId: fc.constantFrom("D1", "D2", "C1", "D9"), amount: fc.nat(120) }));
  fc.assert(
    fc.property(shares, (accepted) => {
      const left = settleEntries(entries, accepted);
      const owed = 50 - accepted.reduce((sum, { amount }) => sum + amount, 0);
      expect([...left.values()].reduce((sum, amount) => sum + amount, 0)).toBe(Math.max(0, owed));
    }),
  );
});
