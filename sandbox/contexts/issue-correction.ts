import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { withVat } from "../demo/invoice-items.ts";
import { creditAccount, type SetOff } from "./credit-account.ts";
import { entryNumber, findEntry, listEntries } from "./finance.repository.ts";

/** Time of day from which a correction counts, and at which a claim that becomes one is settled. */
export const CORRECTED_AT = "T08:00:00";

/** Correction of a document in favour of the customer. Amounts in grosze, their sum above 0. */
export interface NewCorrection {
  readonly entryId: string;
  readonly correctedId: string;
  readonly day: IsoDay;
  readonly reason: string;
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  /** True if what the corrected document does not need is paid out, instead of settling other open entries. */
  readonly isRestPaidOut?: boolean;
}

/** Returns a series whose number no other entry of the account has in the month of the day. */
function freeSeries(db: DatabaseSync, account: string, prefix: string, day: IsoDay): string {
  const numbers = new Set(listEntries(db, account).map(({ number }) => number));
  const series = `${prefix}/${account}`;
  let free = series;
  for (let next = 2; numbers.has(entryNumber(free, day)); next += 1) free = `${series}/${next}`;
  return free;
}

/**
 * Issues a correction of a document; that of an interest note has no VAT either. Its amount settles the document first,
 * then the other open entries, the oldest first. The rest is an overpayment, which pays the next invoices. Returns what
 * the correction has settled.
 */
export function issueCorrection(
  db: DatabaseSync,
  account: string,
  { entryId, correctedId, day, reason, lines, isRestPaidOut = false }: NewCorrection,
): readonly SetOff[] {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const isOfNote = findEntry(db, account, correctedId)?.kind === "interest";
  db.prepare("INSERT INTO financial_entry VALUES (?, ?, 'correction', ?, NULL, ?, 0, ?, NULL, 1, 0, 0, 0, 0, 0)").run(
    account,
    entryId,
    freeSeries(db, account, isOfNote ? "NK" : "FK", day),
    -amount,
    day,
  );
  const insert = db.prepare("INSERT INTO invoice_item VALUES (?, ?, ?, NULL, ?, ?, NULL, NULL, NULL, ?, ?, ?, ?)");
  const kind = isOfNote ? "interest" : "adjustment";
  lines.forEach((line, position) => {
    const { net, vatRate, vat, gross } = withVat({ kind, name: line.name, gross: -line.amount });
    insert.run(account, entryId, position, line.name, kind, net, vatRate, vat, gross);
  });
  db.prepare("INSERT INTO invoice_correction VALUES (?, ?, ?, ?)").run(account, entryId, correctedId, reason);
  return creditAccount(db, account, { amount, entryId: correctedId, settlesOthers: !isRestPaidOut });
}
