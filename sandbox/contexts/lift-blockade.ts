import { dayAt, wallAt } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { optionalInteger, textColumn } from "../database/rows.ts";
import { accountLanguage } from "../language/message-language.ts";
import { escapeHtmlText } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { listEntries } from "./finance.repository.ts";
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

/** Says in a message and an e-mail that services work again. */
function announce(tenant: Tenant, account: string, services: readonly string[], at: number): void {
  const { db } = tenant;
  const list = services.map((name) => `<li>${escapeHtmlText(name)}</li>`).join("");
  const isOne = services.length === 1;
  insertMessage(db, account, {
    title: isOne ? "Usługa znowu działa" : "Usługi znowu działają",
    created: wallAt(at),
    module: "SERVICES",
    body: `<p>Otrzymaliśmy wpłatę i przywróciliśmy ${isOne ? "usługę" : "usługi"}:</p><ul>${list}</ul>`,
  });
  sendEmail({ db, now: () => at }, mainEmailOf(db, account), {
    language: accountLanguage(db, account),
    write: (texts) => texts.servicesRestored(services),
  });
}

/** Ends a blockade by arrears, and restores and announces its services, after a payment left nothing overdue. */
export function liftPaidBlockade(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const row = db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  if (row === undefined) return;
  const { blockade, ...rest } = parseJsonRecord(textColumn(row, "data"));
  if (!isBlockedByArrears({ blockade })) return;
  const payment = db
    .prepare("SELECT max(settles_at) AS paid_at FROM payment WHERE account_number = ? AND state = 'confirmed'")
    .get(account);
  const paidAt = payment === undefined ? undefined : optionalInteger(payment, "paid_at");
  if (paidAt === undefined || paidAt + LIFT_DELAY_MS > tenant.now()) return;
  const paidOn = dayAt(paidAt);
  const isOwed = listEntries(db, account).some(
    ({ unpaidAmount, dueDate }) => unpaidAmount > 0 && dueDate !== undefined && dueDate < paidOn,
  );
  if (isOwed) return;
  const services = productsOf(db, account).filter(
    (product) => product["blockade"] === "arrears" && product["status"] === "SUSPENDED",
  );
  inTransaction(db, () => {
    db.prepare("UPDATE client SET data = ? WHERE account_number = ?").run(JSON.stringify(rest), account);
    unblockProducts(db, account, "arrears");
    if (services.length > 0) announce(tenant, account, services.map(shownName), paidAt + LIFT_DELAY_MS);
  });
}
