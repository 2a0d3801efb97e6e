import type { DatabaseSync } from "node:sqlite";
import type { WallTime } from "#kit/calendar/warsaw.ts";

/**
 * Id of the consent that is the e-invoice itself. Only after its withdrawal the e-invoice is offered again (EINV-05).
 */
export const E_INVOICE = "E_INVOICE";

/** Stores whether the e-invoice is offered: not while it is on. */
export function turnEInvoices(db: DatabaseSync, account: string, on: boolean): void {
  db.prepare(
    "UPDATE client SET flags = json_set(flags, '$.showEInvoiceActivation', json(?)) WHERE account_number = ?",
  ).run(on ? "false" : "true", account);
}

/** Turns the e-invoice on together with its consent, as of `changedAt`. */
export function giveEInvoiceConsent(db: DatabaseSync, account: string, changedAt: WallTime): void {
  db.prepare(`UPDATE consent SET current_value = 1, changed_at = ?, changed_by = 'PORTAL'
    WHERE account_number = ? AND json_extract(data, '$.consentId') = ?`).run(changedAt, account, E_INVOICE);
  turnEInvoices(db, account, true);
}
