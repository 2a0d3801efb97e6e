import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { withVat } from "../demo/invoice-items.ts";

/** Correction of an invoice in favour of the customer. Amounts in grosze, above 0. */
export interface NewCorrection {
  readonly entryId: string;
  readonly correctedId: string;
  readonly day: IsoDay;
  readonly reason: string;
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
}

/**
 * Issues a correction of an invoice. Its amount is an overpayment, which settles what is to be paid and the next
 * invoices.
 */
export function issueCorrection(
  db: DatabaseSync,
  account: string,
  { entryId, correctedId, day, reason, lines }: NewCorrection,
): void {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  db.prepare("INSERT INTO financial_entry VALUES (?, ?, 'correction', ?, NULL, ?, 0, ?, NULL, 1, 0, 0, 0, 1, 0)").run(
    account,
    entryId,
    `FK/${account}`,
    -amount,
    day,
  );
  const insert = db.prepare(
    "INSERT INTO invoice_item VALUES (?, ?, ?, NULL, ?, 'adjustment', NULL, NULL, NULL, ?, ?, ?, ?)",
  );
  lines.forEach((line, position) => {
    const { net, vatRate, vat, gross } = withVat({ kind: "adjustment", name: line.name, gross: -line.amount });
    insert.run(account, entryId, position, line.name, net, vatRate, vat, gross);
  });
  db.prepare("INSERT INTO invoice_correction VALUES (?, ?, ?, ?)").run(account, entryId, correctedId, reason);
  db.prepare("UPDATE client SET overpayment = overpayment + ? WHERE account_number = ?").run(amount, account);
}
