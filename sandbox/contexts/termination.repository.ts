import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { integer, optionalText, textColumn } from "../database/rows.ts";

/** Device of a contract; `subsidy` in grosze. */
export interface StoredEquipment extends JsonRecord {
  readonly name: string;
  readonly after: "return" | "keep";
  readonly subsidy: number;
  /** Of a device to return; absent: not known. */
  readonly unreturnedCharge?: number;
}

/** Terms of a contract that its products do not hold; amounts in grosze. */
export interface StoredTerms {
  readonly contractNumber: string;
  readonly relief?: number;
  readonly equipment?: readonly StoredEquipment[];
  readonly number?: string;
  readonly portingOn?: IsoDay;
  /** Right to leave because of changed terms of a product. */
  readonly changedTerms?: { readonly until: IsoDay; readonly endsOn: IsoDay; readonly productId: string };
}

/** Termination of a contract; `cost` in grosze. */
export interface StoredTermination {
  readonly terminationId: string;
  readonly contractNumber: string;
  readonly submitted: WallTime;
  readonly endsOn: IsoDay;
  readonly cost: number;
  readonly revoked: WallTime | undefined;
}

/** Returns the last day to revoke a termination: the day before the end, or the day of sending if that is later. */
export function revocableUntil({ endsOn, submitted }: Pick<StoredTermination, "endsOn" | "submitted">): IsoDay {
  const [dayBefore, sentOn] = [addCalendarDays(endsOn, -1), submitted.slice(0, 10)];
  return sentOn > dayBefore ? sentOn : dayBefore;
}

/** Status and last day of a product before a termination. */
export interface FormerProduct extends JsonRecord {
  readonly status: string;
  readonly contractEnd: IsoDay | null;
}

/** Inserts the terms of a contract. */
export function insertTerms(db: DatabaseSync, account: string, { contractNumber, ...terms }: StoredTerms): void {
  db.prepare("INSERT INTO contract_terms VALUES (?, ?, ?)").run(account, contractNumber, JSON.stringify(terms));
}

/** Returns the terms of a contract; without a row it has none but those of its products. */
export function findTerms(db: DatabaseSync, account: string, contractNumber: string): JsonRecord {
  const row = db
    .prepare("SELECT data FROM contract_terms WHERE account_number = ? AND contract_number = ?")
    .get(account, contractNumber);
  return row === undefined ? {} : parseJsonRecord(textColumn(row, "data"));
}

/** Moves a phone number from the terms of one contract to those of another. */
export function moveNumber(
  db: DatabaseSync,
  account: string,
  number: string,
  contracts: { readonly from: string; readonly to: string },
): void {
  const write = db.prepare("INSERT OR REPLACE INTO contract_terms VALUES (?, ?, ?)");
  const { number: former, ...rest } = findTerms(db, account, contracts.from);
  if (former === number) write.run(account, contracts.from, JSON.stringify(rest));
  write.run(account, contracts.to, JSON.stringify({ ...findTerms(db, account, contracts.to), number }));
}

/** Returns the devices among the terms. */
export function equipmentOf({ equipment }: JsonRecord): readonly JsonRecord[] {
  return Array.isArray(equipment) ? equipment.filter(isJsonRecord) : [];
}

/** Inserts a termination with the former state of the products that it ends. */
export function insertTermination(
  db: DatabaseSync,
  account: string,
  { terminationId, contractNumber, submitted, endsOn, cost }: Omit<StoredTermination, "revoked">,
  formerProducts: Readonly<Record<string, FormerProduct>> = {},
): void {
  db.prepare("INSERT INTO termination VALUES (?, ?, ?, ?, ?, ?, NULL, ?)").run(
    terminationId,
    account,
    contractNumber,
    submitted,
    endsOn,
    cost,
    JSON.stringify(formerProducts),
  );
}

/** Lists the terminations of an account, the oldest first. */
export function terminationsOf(db: DatabaseSync, account: string): readonly StoredTermination[] {
  return db
    .prepare("SELECT * FROM termination WHERE account_number = ? ORDER BY submitted, rowid")
    .all(account)
    .map((row) => ({
      terminationId: textColumn(row, "termination_id"),
      contractNumber: textColumn(row, "contract_number"),
      submitted: textColumn(row, "submitted"),
      endsOn: textColumn(row, "ends_on"),
      cost: integer(row, "cost"),
      revoked: optionalText(row, "revoked"),
    }));
}

/** Returns the state before a termination of the products that were terminated, by id, without revoked terminations. */
export function formerProductsOf(db: DatabaseSync, account: string): JsonRecord {
  const sql = "SELECT former_products FROM termination WHERE account_number = ? AND revoked IS NULL";
  const rows = db.prepare(sql).all(account);
  return Object.fromEntries(rows.flatMap((row) => Object.entries(parseJsonRecord(textColumn(row, "former_products")))));
}

/** Marks a termination as revoked. Returns the former state of its products. */
export function revokeStored(db: DatabaseSync, terminationId: string, now: WallTime): JsonRecord {
  const row = db.prepare("SELECT former_products FROM termination WHERE termination_id = ?").get(terminationId);
  db.prepare("UPDATE termination SET revoked = ? WHERE termination_id = ?").run(now, terminationId);
  return row === undefined ? {} : parseJsonRecord(textColumn(row, "former_products"));
}
