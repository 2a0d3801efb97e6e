import type { DatabaseSync } from "node:sqlite";
import type { ItemSeed } from "../demo/entry-seed.ts";
import { jsonText } from "#kit/json.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import type { NewInvoice } from "./charged-lines.ts";
import { correctedCharges } from "./corrected-charges.ts";
import { usedDaysOf } from "./used-days-cost.ts";
import { findWithdrawals } from "./withdrawal.repository.ts";

/**
 * Returns the lines about the orders that were withdrawn from since the invoice before: the payment for the days used,
 * and what was charged for the same days (WITHDRAW-15). A withdrawal on the day of an invoice belongs to the next one.
 */
export function withdrawnDaysLines(db: DatabaseSync, account: string, invoice: NewInvoice): readonly ItemSeed[] {
  return findWithdrawals(db).flatMap((statement): readonly ItemSeed[] => {
    const used = usedDaysOf(db, statement);
    if (used?.account !== account || used.to < invoice.previousOn || used.to >= invoice.issuedOn) return [];
    const { offer, contracts, isWhole, from, to, cost } = used;
    const services = contracts.flatMap(({ lines }) => lines.map(({ name }) => jsonText(name)));
    const name = isWhole ? jsonText(offer["title"]) : services.join(", ");
    const days = `${polishDay(from)} – ${polishDay(to)}`;
    const correction = correctedCharges(db, used, invoice);
    const lines = [
      { kind: "adjustment", name: `${name}, ${days}, do dnia odstąpienia`, gross: cost },
      { kind: "adjustment", name: `Rozliczenie opłat po odstąpieniu: ${name}, ${days}`, gross: correction },
    ];
    return lines.filter(({ gross }) => gross !== 0);
  });
}
