import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, parseJsonRecord } from "#kit/json.ts";
import { readMeta } from "../database/meta.ts";
import { inTransaction } from "../database/open-database.ts";
import { integer, optionalInteger, optionalText, textColumn } from "../database/rows.ts";
import { usageMonthOf } from "./invoice.repository.ts";
import { callRecords, type UseCharge } from "../demo/call-records.ts";
import { numberOf } from "./ordered-tariff.ts";
import { plannedMessages } from "./planned-messages.ts";
import { productsOf } from "./product.repository.ts";

/** Line of the call billing. Amounts in grosze; `at` is the wall time of Warsaw. */
export interface BilledUseRow {
  readonly at: string;
  readonly number: string;
  readonly kind: string;
  readonly party: string | undefined;
  readonly seconds: number | undefined;
  readonly bytes: number | undefined;
  readonly amount: number;
  readonly net: number;
}

/** Calls are billed with VAT of 23 %. */
const GROSS_OF_NET = 1.23;

function numbersOf(db: DatabaseSync, account: string): readonly string[] {
  const row = db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  const numbers = row === undefined ? undefined : parseJsonRecord(textColumn(row, "data"))["billingPhones"];
  return Array.isArray(numbers) ? numbers.filter((number) => typeof number === "string") : [];
}

/** Returns the number of messages that a line of an invoice counts: "14 szt.", "8 SMS-ów". */
const messagesIn = (quantity: string | undefined): number =>
  Number(/^(\d+) (?:szt\.|SMS)/u.exec(quantity ?? "")?.[1] ?? 0);

/** Returns what the invoices charge for a number by month of use. */
function chargesOf(db: DatabaseSync, account: string, number: string): ReadonlyMap<string, readonly UseCharge[]> {
  const rows = db
    .prepare(
      `SELECT entry.period, item.gross, item.quantity FROM invoice_item AS item
      JOIN financial_entry AS entry USING (account_number, entry_id)
      JOIN product ON product.account_number = item.account_number AND product.data ->> '$.productId' = item.service_id
      WHERE item.account_number = ? AND item.kind = 'usage'
        AND replace(product.data ->> '$.productInfo', ' ', '') LIKE ? || '%'
      ORDER BY entry.period, item.position`,
    )
    .all(account, number);
  const charges = new Map<string, readonly UseCharge[]>();
  for (const row of rows) {
    const month = usageMonthOf(textColumn(row, "period"));
    const charge = { gross: integer(row, "gross"), messages: messagesIn(optionalText(row, "quantity")) };
    charges.set(month, [...(charges.get(month) ?? []), charge]);
  }
  return charges;
}

/** Returns the last month whose calls are stored; `undefined` without any. */
function storedMonth(db: DatabaseSync, account: string): string | undefined {
  const row = db.prepare("SELECT max(at) AS at FROM billed_use WHERE account_number = ?").get(account);
  return row === undefined ? undefined : optionalText(row, "at")?.slice(0, 7);
}

/**
 * Stores the calls of an account at the first request of each month, because few accounts are ever requested: of the
 * months that have begun since the last one, without those after the end of a number's contract.
 */
export function storeCallRecords(db: DatabaseSync, account: string, today: IsoDay): void {
  const [month, stored = ""] = [today.slice(0, 7), storedMonth(db, account)];
  if (stored >= month) return;
  const anchor = readMeta(db, "anchor");
  if (anchor === undefined) throw new Error("the tenant has no anchor day");
  const insert = db.prepare("INSERT INTO billed_use VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const products = productsOf(db, account);
  inTransaction(db, () => {
    for (const number of numbersOf(db, account)) {
      const product = products.find((one) => numberOf(one) === number);
      const end = jsonText(product?.["contractEnd"]);
      const planned = product === undefined ? [] : plannedMessages(db, account, product, { anchor, month });
      const charges = new Map([...planned, ...chargesOf(db, account, number)]);
      for (const { at, kind, party, seconds, bytes, amount } of callRecords(number, { anchor, month }, charges)) {
        if (at.slice(0, 7) <= stored || (end !== "" && at.slice(0, 10) > end)) continue;
        insert.run(account, at, number, kind, party ?? null, seconds ?? null, bytes ?? null, amount);
      }
    }
  });
}

/**
 * Returns the net amounts of uses. Each is what the net of their sum grows by, so that the uses of a month add up to
 * the net of their line on the invoice: 14 messages of 3,00 zł are 34,15 zł, not 14 times 2,44 zł.
 */
function netAmounts(uses: readonly Omit<BilledUseRow, "net">[]): readonly BilledUseRow[] {
  const sums = new Map<string, number>();
  return uses.map((use) => {
    const line = `${use.number} ${use.at.slice(0, 7)} ${use.kind}`;
    const before = sums.get(line) ?? 0;
    const sum = before + use.amount;
    sums.set(line, sum);
    return { ...use, net: Math.round(sum / GROSS_OF_NET) - Math.round(before / GROSS_OF_NET) };
  });
}

/** Lists the uses from day `from` to day `to`, both included, in order of time. */
export function findUses(
  db: DatabaseSync,
  account: string,
  { from, to, today }: { readonly from: IsoDay; readonly to: IsoDay; readonly today: IsoDay },
): readonly BilledUseRow[] {
  storeCallRecords(db, account, today);
  const uses = db
    .prepare("SELECT * FROM billed_use WHERE account_number = ? AND at >= ? AND at <= ? ORDER BY at, rowid")
    .all(account, `${from.slice(0, 7)}-01`, `${to}T23:59:59`)
    .map((row) => ({
      at: textColumn(row, "at"),
      number: textColumn(row, "number"),
      kind: textColumn(row, "kind"),
      party: optionalText(row, "party"),
      seconds: optionalInteger(row, "seconds"),
      bytes: optionalInteger(row, "bytes"),
      amount: integer(row, "amount"),
    }));
  return netAmounts(uses).filter(({ at }) => at >= from);
}

/** Deletes the uses of a number after the last day of its contract, which were stored before that day. */
export function deleteUsesAfter(db: DatabaseSync, account: string, number: string, day: IsoDay): void {
  db.prepare("DELETE FROM billed_use WHERE account_number = ? AND number = ? AND at > ?").run(
    account,
    number,
    `${day}T23:59:59`,
  );
}
