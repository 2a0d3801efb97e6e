import { wallAt } from "#kit/calendar/warsaw.ts";
import { jsonText } from "#kit/json.ts";
import { messageLanguage } from "../language/message-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { closeOffer, type LinkedOffer } from "./action-link.repository.ts";
import { withdrawalUntil } from "./concluded-orders.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertOffer, offersOf, patchOffer } from "./offer.repository.ts";
import type { OperationCall } from "./operation.ts";
import { sendEmail } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";
import { endAction, findStreamingServices, priceOf } from "./streaming.repository.ts";
import { syncSubscriptionProduct } from "./sync-subscription-product.ts";

const ACCEPTED = 1;
const CANCELLED = 5;

/** Lists the orders of subscriptions, the oldest first. */
const ordersOf = ({ db }: Tenant, account: string): readonly LinkedOffer[] =>
  offersOf(db, account).filter(({ data }) => jsonText(data["streamingService"]) !== "");

/**
 * Stores the order of a subscription that is being turned on among the orders of the account, and mails its
 * confirmation. Thereby it has a number, a document and a time to withdraw as other orders have (DB-20).
 */
export function recordStreamingOrder(call: OperationCall, { account, login }: ServerSession, service: string): void {
  const { tenant } = call;
  const row = findStreamingServices(tenant.db, account).find((one) => one.service === service);
  if (row === undefined) return;
  const { pendingPlan, plans, productId, data } = row;
  const place = String(ordersOf(tenant, account).length + 1).padStart(3, "0");
  const [offerId, number] = [`SUB-${account}-${place}`, `SUB/${account}/${place}`];
  const plan = plans.find(({ planId }) => planId === pendingPlan)?.data["name"];
  const title = [jsonText(data["name"]), jsonText(plan)].filter((part) => part !== "").join(", ");
  const [today, monthly] = [tenant.today(), priceOf(row, pendingPlan)];
  insertOffer(tenant.db, account, offerId, ACCEPTED, {
    offerId,
    processNumber: number,
    title,
    streamingService: service,
    assembledProductId: productId,
    registrationDate: today,
    closeDate: today,
    closedAt: wallAt(tenant.now()),
    assemblyDay: today,
    completedOn: today,
    products: [
      {
        name: jsonText(data["name"]),
        category: "additional",
        prices: [{ validFrom: today, price: monthly, typeOfCharge: "MONTHLY" }],
      },
    ],
  });
  sendEmail(tenant, mainEmailOf(tenant.db, account), {
    language: messageLanguage(call, login),
    write: (texts) => texts.subscriptionOrdered({ number, title, monthly, until: withdrawalUntil(today) }),
  });
}

/** Cancels the last order of a subscription, which the streaming company has refused. */
export function cancelStreamingOrder(tenant: Tenant, account: string, service: string): void {
  const order = ordersOf(tenant, account).findLast(({ data }) => data["streamingService"] === service);
  if (order === undefined) return;
  closeOffer(tenant.db, account, jsonText(order.data["offerId"]), CANCELLED, wallAt(tenant.now()));
}

/** Ends the subscription of an order after a withdrawal, without a charge. Repeated, it changes nothing. */
export function endWithdrawnSubscription(tenant: Tenant, account: string, offerId: string): void {
  const { db } = tenant;
  const order = ordersOf(tenant, account).find(({ data }) => data["offerId"] === offerId);
  if (order === undefined || jsonText(order.data["endedOn"]) !== "") return;
  const service = jsonText(order.data["streamingService"]);
  const today = tenant.today();
  patchOffer(db, account, offerId, { endedOn: today });
  endAction(db, account, service, "INACTIVE", undefined, undefined);
  const row = findStreamingServices(db, account).find((one) => one.service === service);
  if (row !== undefined) syncSubscriptionProduct(db, account, row, today);
}
