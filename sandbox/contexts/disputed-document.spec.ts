import type { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { disputedDocument } from "./disputed-document.ts";

const ACCOUNT = "1";

/** Two invoices, an interest note, a correction of the older invoice, a payment and a payout, each with a number. */
function databaseWithEntries(): DatabaseSync {
  const db = openDatabase(":memory:");
  const insert = db.prepare("INSERT INTO financial_entry VALUES (?, ?, ?, ?, ?, 100, 0, ?, NULL, 1, 0, 0, 0, 0, 0)");
  for (const [id, kind, series, period, day] of [
    ["F-10", "invoice", "FV/1", "2026-10", "2026-10-12"],
    ["F-11", "invoice", "FV/1", "2026-11", "2026-11-12"],
    ["N-1", "interest", "NO/1", null, "2026-11-13"],
    ["K-1", "correction", "FK/1", null, "2026-11-14"],
    ["P-1", "payment", "WP/1", null, "2026-11-15"],
    ["W-1", "payout", "WN/1", null, "2026-11-16"],
  ] as const)
    insert.run(ACCOUNT, id, kind, series, period, day);
  db.prepare("INSERT INTO invoice_correction VALUES (?, 'K-1', 'F-10', '')").run(ACCOUNT);
  return db;
}

it.each([
  ["an invoice", "FV/1/10/26", "F-10"],
  ["an interest note", "NO/1/11/26", "N-1"],
  ["a correction", "FK/1/11/26", "F-10"],
  ["a payment", "WP/1/11/26", "F-11"],
  ["a payout", "WN/1/11/26", "F-11"],
  ["an unknown number", "XX/1/11/26", "F-11"],
  ["no number", "", "F-11"],
])("(part of FIN-97) returns a document that can be corrected when a complaint names %s", (_what, number, expected) => {
  const db = databaseWithEntries();
  expect(disputedDocument(db, ACCOUNT, new Map([["invoice", number]]))).toBe(expected);
  db.close();
});

it("(part of FIN-97) returns the invoice of the period when a complaint names a payment", () => {
  const db = databaseWithEntries();
  const answers = new Map([
    ["invoice", "WP/1/11/26"],
    ["from", "01-10-2026"],
    ["to", "31-10-2026"],
  ]);
  expect(disputedDocument(db, ACCOUNT, answers)).toBe("F-10");
  db.close();
});
