import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { integer, optionalText, textColumn, type Row } from "../database/rows.ts";
import { issueCorrection } from "./issue-correction.ts";

/** Amount, in grosze, that a complaint asks for. */
export interface Claim {
  readonly number: string;
  readonly amount: number;
  /** Account to which the amount is paid; `undefined`: it is taken off the next invoices. */
  readonly bankAccount: string | undefined;
}

/** Stores the claim of a complaint. */
export function insertClaim(db: DatabaseSync, account: string, { number, amount, bankAccount }: Claim): void {
  db.prepare("INSERT INTO claim VALUES (?, ?, ?, ?, NULL)").run(account, number, amount, bankAccount ?? null);
}

/** Lists the claims of an account that are not settled. */
export function openClaimsOf(db: DatabaseSync, account: string): readonly Claim[] {
  return db.prepare("SELECT * FROM claim WHERE account_number = ? AND settled_on IS NULL").all(account).map(claimFrom);
}

const claimFrom = (row: Row): Claim => ({
  number: textColumn(row, "number"),
  amount: integer(row, "amount"),
  bankAccount: optionalText(row, "bank_account"),
});

/** Claim with the day on which it was settled. */
export interface SettledClaim extends Claim {
  readonly settledOn: IsoDay;
}

/** Lists the settled claims of an account. */
export function settledClaimsOf(db: DatabaseSync, account: string): readonly SettledClaim[] {
  return db
    .prepare("SELECT * FROM claim WHERE account_number = ? AND settled_on IS NOT NULL")
    .all(account)
    .map((row) => ({ ...claimFrom(row), settledOn: textColumn(row, "settled_on") }));
}

/**
 * Settles a claim: a correction of an invoice is issued, and its amount is an overpayment, which is paid out or from
 * which the next invoices are paid. Returns the id of the correction.
 */
export function settleClaim(
  db: DatabaseSync,
  account: string,
  { number, amount, correctedId, day }: Claim & { readonly correctedId: string; readonly day: IsoDay },
): string {
  const entryId = `F${account}K${number.replaceAll(/\D/gu, "")}`;
  const reason = `Uwzględniona reklamacja ${number}`;
  issueCorrection(db, account, { entryId, correctedId, day, reason, lines: [{ name: reason, amount }] });
  db.prepare("UPDATE claim SET settled_on = ? WHERE account_number = ? AND number = ?").run(day, account, number);
  return entryId;
}
