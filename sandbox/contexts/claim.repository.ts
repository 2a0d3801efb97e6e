import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText } from "#kit/json.ts";
import { integer, optionalText, textColumn, type Row } from "../database/rows.ts";
import type { SetOff } from "./credit-account.ts";
import { issueCorrection } from "./issue-correction.ts";

/** Amount, in grosze, that a complaint asks for. */
export interface Claim {
  readonly number: string;
  readonly amount: number;
  /** Account to which the amount is paid; `undefined`: it is taken off what is due and off the next invoices. */
  readonly bankAccount: string | undefined;
  /** Document that the complaint is about. */
  readonly disputedId: string | undefined;
}

/** Stores the claim of a complaint. */
export function insertClaim(db: DatabaseSync, account: string, claim: Claim): void {
  const { number, amount, bankAccount, disputedId } = claim;
  db.prepare("INSERT INTO claim VALUES (?, ?, ?, ?, ?, NULL, '[]')").run(
    account,
    number,
    amount,
    bankAccount ?? null,
    disputedId ?? null,
  );
}

/** Lists the claims of an account that are not settled. */
export function openClaimsOf(db: DatabaseSync, account: string): readonly Claim[] {
  return db.prepare("SELECT * FROM claim WHERE account_number = ? AND settled_on IS NULL").all(account).map(claimFrom);
}

const claimFrom = (row: Row): Claim => ({
  number: textColumn(row, "number"),
  amount: integer(row, "amount"),
  bankAccount: optionalText(row, "bank_account"),
  disputedId: optionalText(row, "disputed_id"),
});

/** Claim with the day on which it was settled. */
export interface SettledClaim extends Claim {
  readonly settledOn: IsoDay;
  /** Open entries that its correction has settled, wholly or in part. */
  readonly settled: readonly SetOff[];
}

function settledEntries(json: string): readonly SetOff[] {
  const parsed: unknown = JSON.parse(json);
  const items: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  return items
    .filter(isJsonRecord)
    .map(({ entryId, amount }) => ({ entryId: jsonText(entryId), amount: Number(amount) }));
}

/** Lists the settled claims of an account. */
export function settledClaimsOf(db: DatabaseSync, account: string): readonly SettledClaim[] {
  return db
    .prepare("SELECT * FROM claim WHERE account_number = ? AND settled_on IS NOT NULL")
    .all(account)
    .map((row) => ({
      ...claimFrom(row),
      settledOn: textColumn(row, "settled_on"),
      settled: settledEntries(textColumn(row, "settled_entries")),
    }));
}

/** Correction that a settled claim has become. */
interface ClaimCorrection {
  readonly entryId: string;
  /** Open entries that the correction has settled, wholly or in part. */
  readonly settled: readonly SetOff[];
}

/**
 * Settles a claim by a correction of a document. Its amount settles open entries; what is left is an overpayment, which
 * is paid out or from which the next invoices are paid.
 */
export function settleClaim(
  db: DatabaseSync,
  account: string,
  claim: Claim & { readonly correctedId: string; readonly day: IsoDay },
): ClaimCorrection {
  const { number, amount, bankAccount, correctedId, day } = claim;
  const entryId = `F${account}K${number.replaceAll(/\D/gu, "")}`;
  const reason = `Uwzględniona reklamacja ${number}`;
  const lines = [{ name: reason, amount }];
  const isRestPaidOut = bankAccount !== undefined;
  const settled = issueCorrection(db, account, { entryId, correctedId, day, reason, lines, isRestPaidOut });
  db.prepare("UPDATE claim SET settled_on = ?, settled_entries = ? WHERE account_number = ? AND number = ?").run(
    day,
    JSON.stringify(settled),
    account,
    number,
  );
  return { entryId, settled };
}
