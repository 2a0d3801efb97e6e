import { dayAt, toMoment, wallAt } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { optionalInteger, optionalText, textColumn } from "../database/rows.ts";
import { accountLanguage } from "../language/message-language.ts";
import { escapeHtmlText } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { listEntries } from "./finance.repository.ts";
import { CORRECTED_AT } from "./issue-correction.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertMessage } from "./message.repository.ts";
import { sendEmail } from "./outbox.ts";
import { productsOf, shownName, unblockProducts } from "./product.repository.ts";

/** Delay between the payment of the arrears and the end of the blockade, ms. The demo's texts promise 24 hours. */
export const LIFT_DELAY_MS = 15 * 60_000;

function isBlockedByArrears(client: JsonRecord): boolean {
  const { blockade } = client;
  return isJsonRecord(blockade) && blockade["type"] === "arrears";
}

/** Last payment or correction of an account. */
interface LastCredit {
  /** Time, ms. */
  readonly at: number;
  readonly isPayment: boolean;
}

/** Returns the last payment or correction of an account; `undefined` without any. */
function lastCreditOf({ db }: Tenant, account: string): LastCredit | undefined {
  const payment = db
    .prepare("SELECT max(settles_at) AS paid_at FROM payment WHERE account_number = ? AND state = 'confirmed'")
    .get(account);
  const correction = db
    .prepare("SELECT max(entry_date) AS day FROM financial_entry WHERE account_number = ? AND kind = 'correction'")
    .get(account);
  const paidAt = payment === undefined ? undefined : optionalInteger(payment, "paid_at");
  const day = correction === undefined ? undefined : optionalText(correction, "day");
  const correctedAt = day === undefined ? undefined : Date.parse(toMoment(`${day}${CORRECTED_AT}`));
  if (correctedAt !== undefined && correctedAt > (paidAt ?? 0)) return { at: correctedAt, isPayment: false };
  return paidAt === undefined ? undefined : { at: paidAt, isPayment: true };
}

/** Says in a message and an e-mail that services work again. */
function announce(tenant: Tenant, account: string, services: readonly string[], credit: LastCredit): void {
  const at = credit.at + LIFT_DELAY_MS;
  const reason = credit.isPayment ? "Otrzymaliśmy wpłatę i" : "Nie masz już zaległości, więc";
  const { db } = tenant;
  const list = services.map((name) => `<li>${escapeHtmlText(name)}</li>`).join("");
  const isOne = services.length === 1;
  insertMessage(db, account, {
    title: isOne ? "Usługa znowu działa" : "Usługi znowu działają",
    created: wallAt(at),
    module: "SERVICES",
    body: `<p>${reason} przywróciliśmy ${isOne ? "usługę" : "usługi"}:</p><ul>${list}</ul>`,
  });
  sendEmail({ db, now: () => at }, mainEmailOf(db, account), {
    language: accountLanguage(db, account),
    write: (texts) => texts.servicesRestored(services, credit.isPayment),
  });
}

/**
 * Ends a blockade by arrears, and restores and announces its services, after a payment or a correction left nothing
 * overdue.
 */
export function liftPaidBlockade(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const row = db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  if (row === undefined) return;
  const { blockade, ...rest } = parseJsonRecord(textColumn(row, "data"));
  if (!isBlockedByArrears({ blockade })) return;
  const credit = lastCreditOf(tenant, account);
  if (credit === undefined || credit.at + LIFT_DELAY_MS > tenant.now()) return;
  // A correction may be older than the arrears: then it has settled none of them.
  const day = credit.isPayment ? dayAt(credit.at) : tenant.today();
  const isOwed = listEntries(db, account).some(
    ({ unpaidAmount, dueDate }) => unpaidAmount > 0 && dueDate !== undefined && dueDate < day,
  );
  if (isOwed) return;
  const services = productsOf(db, account).filter(
    (product) => product["blockade"] === "arrears" && product["status"] === "SUSPENDED",
  );
  inTransaction(db, () => {
    db.prepare("UPDATE client SET data = ? WHERE account_number = ?").run(JSON.stringify(rest), account);
    unblockProducts(db, account, "arrears");
    if (services.length > 0) announce(tenant, account, services.map(shownName), credit);
  });
}
