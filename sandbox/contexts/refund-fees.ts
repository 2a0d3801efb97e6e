import type { DatabaseSync } from "node:sqlite";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { integer, textColumn } from "../database/rows.ts";
import { findEntry } from "./finance.repository.ts";
import { issueCorrection } from "./issue-correction.ts";
import { offersOf } from "./offer.repository.ts";
import { feesOf, type OrderFee } from "./order-fees.ts";
import { withdrawnContracts, withdrawnPartsOf, type WithdrawnContract } from "./withdrawn-contracts.ts";

/** Returns the id of the correction that refunds the fees of a statement. */
const correctionId = (account: string, statement: string): string => `F${account}W${statement.replaceAll(/\D/gu, "")}`;

/** Returns the fees that a statement gives back, in grosze: 0 if no invoice has charged any. */
export function refundedFeesOf(db: DatabaseSync, account: string, statement: string): number {
  return -(findEntry(db, account, correctionId(account, statement))?.amount ?? 0);
}

/** Returns the invoice that has charged a fee of an order; `undefined` if none has. */
function invoiceWith(
  db: DatabaseSync,
  account: string,
  { name, gross }: OrderFee,
  { completedOn }: JsonRecord,
): string | undefined {
  const row = db
    .prepare(`SELECT entry.entry_id FROM financial_entry AS entry JOIN invoice_item AS item
    ON item.account_number = entry.account_number AND item.entry_id = entry.entry_id
    WHERE entry.account_number = ? AND entry.kind = 'invoice' AND entry.entry_date >= ?
    AND item.kind = 'one-time' AND item.name = ? AND item.gross = ? ORDER BY entry.entry_date LIMIT 1`)
    .get(account, jsonText(completedOn), name, gross);
  return row === undefined ? undefined : textColumn(row, "entry_id");
}

/** Returns true if fees of an order have been refunded by an earlier statement. */
function isRefunded(db: DatabaseSync, account: string, correctedId: string, name: string): boolean {
  const row = db
    .prepare(`SELECT count(*) AS count FROM invoice_correction AS correction JOIN invoice_item AS item
    ON item.account_number = correction.account_number AND item.entry_id = correction.entry_id
    WHERE correction.account_number = ? AND correction.corrected_id = ? AND item.name = ?`)
    .get(account, correctedId, name);
  return row !== undefined && integer(row, "count") > 0;
}

/**
 * Lists the fees that end with the contracts of a statement: those of their lines, and those of the whole order once
 * none of its contracts is left.
 */
function endedFees(db: DatabaseSync, { order }: WithdrawnContract, data: JsonRecord): readonly OrderFee[] {
  const { account, offerId } = order;
  const parts = withdrawnPartsOf(db, account);
  return feesOf(data).filter(({ line }) =>
    line === undefined ? parts.isWhole(offerId) : parts.lineWithdrawnOn(offerId, line) !== undefined,
  );
}

/** Gives the one-time fees of withdrawn contracts back by a correction of the invoice that has charged them. */
export function refundFees(db: DatabaseSync): void {
  for (const ended of withdrawnContracts(db)) {
    const { order, statement, withdrawnOn: day } = ended;
    const { account, offerId } = order;
    const offer = offersOf(db, account).find(({ data }) => data["offerId"] === offerId);
    const entryId = correctionId(account, statement.number);
    if (offer === undefined || findEntry(db, account, entryId) !== undefined) continue;
    const charged = endedFees(db, ended, offer.data).flatMap((fee) => {
      const correctedId = invoiceWith(db, account, fee, offer.data);
      const name = `Zwrot opłaty: ${fee.name}`;
      return correctedId === undefined || isRefunded(db, account, correctedId, name)
        ? []
        : [{ correctedId, name, amount: fee.gross }];
    });
    const correctedId = charged[0]?.correctedId;
    if (correctedId === undefined) continue;
    const reason = `Odstąpienie od umowy ${statement.number}`;
    inTransaction(db, () => issueCorrection(db, account, { entryId, correctedId, day, reason, lines: charged }));
  }
}
