import type { DatabaseSync } from "node:sqlite";
import { integer, optionalInteger, optionalText, textColumn, type Row } from "../database/rows.ts";

/** Statement of withdrawal as it arrived. */
export interface StoredWithdrawal {
  readonly number: string;
  /** Account of the session; `undefined` for a statement without one. */
  readonly account: string | undefined;
  readonly name: string;
  /** Number of the contract or order, as typed. */
  readonly contractNumber: string;
  readonly email: string;
  /** Instant, ms. */
  readonly receivedAt: number;
  /** Instant of the answer to a statement that ended no contract, ms. */
  readonly answeredAt: number | undefined;
  /** Number as its contract or order has it; `undefined` until the statement proves one. */
  readonly recognizedNumber: string | undefined;
}

/** Statement that is not stored yet. */
export type ArrivedStatement = Omit<StoredWithdrawal, "number" | "answeredAt" | "recognizedNumber">;

function toWithdrawal(row: Row): StoredWithdrawal {
  return {
    number: textColumn(row, "number"),
    account: optionalText(row, "account_number"),
    name: textColumn(row, "name"),
    contractNumber: textColumn(row, "contract_number"),
    email: textColumn(row, "email"),
    receivedAt: integer(row, "received_at"),
    answeredAt: optionalInteger(row, "answered_at"),
    recognizedNumber: optionalText(row, "recognized_number"),
  };
}

/** Lists all statements, the newest first. */
export function findWithdrawals(db: DatabaseSync): readonly StoredWithdrawal[] {
  return db.prepare("SELECT * FROM withdrawal ORDER BY rowid DESC").all().map(toWithdrawal);
}

/** Stores the account of a statement that came without a session. */
export function linkWithdrawal(db: DatabaseSync, number: string, account: string): void {
  db.prepare("UPDATE withdrawal SET account_number = ? WHERE number = ?").run(account, number);
}

/** Stores the number of a statement as its contract or order has it. */
export function storeRecognizedNumber(db: DatabaseSync, number: string, recognized: string): void {
  db.prepare("UPDATE withdrawal SET recognized_number = ? WHERE number = ?").run(recognized, number);
}

/** Stores when a statement that ended no contract was answered. */
export function markAnswered(db: DatabaseSync, number: string, answeredAt: number): void {
  db.prepare("UPDATE withdrawal SET answered_at = ? WHERE number = ?").run(answeredAt, number);
}

/** Stores a statement under the next number of its year. */
export function insertWithdrawal(
  db: DatabaseSync,
  year: string,
  { account, name, contractNumber, email, receivedAt }: ArrivedStatement,
): StoredWithdrawal {
  const row = db.prepare("SELECT COUNT(*) AS count FROM withdrawal").get();
  const number = `OD/${year}/${String((row === undefined ? 0 : integer(row, "count")) + 1).padStart(5, "0")}`;
  db.prepare("INSERT INTO withdrawal VALUES (?, ?, ?, ?, ?, ?, NULL, NULL)").run(
    number,
    account ?? null,
    name,
    contractNumber,
    email,
    receivedAt,
  );
  return {
    number,
    account,
    name,
    contractNumber,
    email,
    receivedAt,
    answeredAt: undefined,
    recognizedNumber: undefined,
  };
}
