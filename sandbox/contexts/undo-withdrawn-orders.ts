import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { jsonText } from "#kit/json.ts";
import { accountLanguage } from "../language/message-language.ts";
import { OUTBOX_TEXTS } from "../language/outbox-catalogues.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { restoreCommitment } from "./extend-commitment.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertMessage } from "./message.repository.ts";
import { sendEmail } from "./outbox.ts";
import { findProduct } from "./product.repository.ts";
import { refundFees } from "./refund-fees.ts";
import { restoreTariffs } from "./complete-orders.ts";
import { endWithdrawnSubscription } from "./streaming-orders.ts";
import { deleteVisit, findVisits } from "./visit.repository.ts";
import { withdrawnContracts } from "./withdrawn-contracts.ts";

/** Cancels the visit of a product that a withdrawal has ended, with a message and an e-mail (WITHDRAW-11). */
function cancelVisit(tenant: Tenant, account: string, productId: string): void {
  const { db } = tenant;
  const visit = findVisits(db, account, tenant.now()).get(productId);
  deleteVisit(db, account, productId);
  if (visit === undefined) return;
  const cancelled = { day: visit.day, service: jsonText(findProduct(db, account, productId)?.["name"]) };
  insertMessage(db, account, {
    title: `Montaż ${formatPolishDay(visit.day)} jest odwołany`,
    created: wallAt(tenant.now()),
    module: "SERVICES",
    productId,
    body: `<p>${OUTBOX_TEXTS.pl.installationCancelled(cancelled)} Wcześniejsza wiadomość o terminie jest nieaktualna.</p>`,
  });
  sendEmail(tenant, mainEmailOf(db, account), {
    language: accountLanguage(db, account),
    write: (texts) => texts.installationCancelled(cancelled),
  });
}

/**
 * Undoes what the orders of withdrawn contracts have arranged: the visit of an ordered product, the commitment of an
 * extension, a changed tariff, a subscription, fees on invoices. Repeated, it changes nothing.
 */
export function undoWithdrawnOrders(tenant: Tenant): void {
  for (const { order, contract } of withdrawnContracts(tenant.db)) {
    const { account, offerId } = order;
    for (const productId of contract.productIds) cancelVisit(tenant, account, productId);
    restoreCommitment(tenant.db, account, offerId);
    restoreTariffs(tenant.db, account, offerId, contract.numbers);
    endWithdrawnSubscription(tenant, account, offerId);
  }
  refundFees(tenant.db);
}
