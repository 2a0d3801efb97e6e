import type { DatabaseSync } from "node:sqlite";
import { wallAt, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";
import { jsonText } from "#kit/json.ts";
import { accountLanguage, messageLanguage } from "../language/message-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { closeOffer, type LinkedOffer } from "./action-link.repository.ts";
import { withdrawalUntil } from "./concluded-orders.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertOffer, offersOf, patchOffer } from "./offer.repository.ts";
import type { OperationCall } from "./operation.ts";
import { sendEmail } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";
import {
  endAction,
  findStreamingServices,
  priceOf,
  removePaidMonth,
  type StreamingRow,
} from "./streaming.repository.ts";
import { syncSubscriptionProduct } from "./sync-subscription-product.ts";

const ACCEPTED = 1;
const CANCELLED = 5;

/** Lists the orders of subscriptions, the oldest first. */
const ordersOf = (db: DatabaseSync, account: string): readonly LinkedOffer[] =>
  offersOf(db, account).filter(({ data }) => jsonText(data["streamingService"]) !== "");

/** Subscription order that is stored, with what its confirmation names. `monthly` in grosze. */
interface StoredStreamingOrder {
  readonly number: string;
  readonly title: string;
  readonly monthly: number;
}

/** Stores the order of a subscription that was made on a day. Its service has begun, or is being turned on. */
export function insertStreamingOrder(
  db: DatabaseSync,
  account: string,
  row: StreamingRow,
  orderedAt: WallTime,
): StoredStreamingOrder {
  const { service, pendingPlan, planId = pendingPlan, plans, productId, data, since } = row;
  const place = String(ordersOf(db, account).length + 1).padStart(3, "0");
  const [offerId, number] = [`SUB-${account}-${place}`, `SUB/${account}/${place}`];
  const plan = plans.find((one) => one.planId === planId)?.data["name"];
  const title = [jsonText(data["name"]), jsonText(plan)].filter((part) => part !== "").join(", ");
  const [day, monthly] = [orderedAt.slice(0, 10), priceOf(row, planId)];
  insertOffer(db, account, offerId, ACCEPTED, {
    offerId,
    processNumber: number,
    title,
    streamingService: service,
    assembledProductId: productId,
    registrationDate: day,
    closeDate: day,
    closedAt: orderedAt,
    nextStep: "Włączamy serwis. Zwykle trwa to do 5 minut.",
    assemblyDay: since,
    completedOn: day,
    products: [
      {
        name: jsonText(data["name"]),
        category: "additional",
        prices: [{ validFrom: day, price: monthly, typeOfCharge: "MONTHLY" }],
      },
    ],
  });
  return { number, title, monthly };
}

/**
 * Stores the order of a subscription that is being turned on among the orders of the account, and mails its
 * confirmation. Thereby it has a number, a document and a time to withdraw as other orders have (DB-20).
 */
export function recordStreamingOrder(call: OperationCall, { account, login }: ServerSession, service: string): void {
  const { tenant } = call;
  const row = findStreamingServices(tenant.db, account).find((one) => one.service === service);
  if (row === undefined) return;
  const ordered = insertStreamingOrder(tenant.db, account, row, wallAt(tenant.now()));
  sendEmail(tenant, mainEmailOf(tenant.db, account), {
    language: messageLanguage(call, login),
    write: (texts) => texts.subscriptionOrdered({ ...ordered, until: withdrawalUntil(tenant.today()) }),
  });
}

/** Returns the last order of a service. */
const lastOrderOf = (db: DatabaseSync, account: string, service: string): LinkedOffer | undefined =>
  ordersOf(db, account).findLast(({ data }) => data["streamingService"] === service);

/** Returns the id of the last order of a service; `undefined` for a subscription without an order. */
export function lastStreamingOrderId(db: DatabaseSync, account: string, service: string): string | undefined {
  return jsonText(lastOrderOf(db, account, service)?.data["offerId"]) || undefined;
}

/** Stores the day on which the last ordered subscription of a service began: its order is completed. */
export function completeStreamingOrder(db: DatabaseSync, account: string, service: string, day: IsoDay): void {
  const order = lastOrderOf(db, account, service);
  if (order !== undefined) patchOffer(db, account, jsonText(order.data["offerId"]), { assemblyDay: day });
}

/** Cancels the last order of a subscription, which the streaming company has refused. */
export function cancelStreamingOrder(tenant: Tenant, account: string, service: string): void {
  const order = lastOrderOf(tenant.db, account, service);
  if (order === undefined) return;
  closeOffer(tenant.db, account, jsonText(order.data["offerId"]), CANCELLED, wallAt(tenant.now()));
}

/** Returns the right to withdraw from the last order of a service, while it is open. */
function openWithdrawalOf(tenant: Tenant, account: string, service: string) {
  const order = lastOrderOf(tenant.db, account, service);
  if (order === undefined || order.status !== ACCEPTED || jsonText(order.data["endedOn"]) !== "") return undefined;
  const until = withdrawalUntil(jsonText(order.data["closeDate"]));
  return until < tenant.today() ? undefined : { number: jsonText(order.data["processNumber"]), until };
}

/** Mails that a subscription was turned off on a day, with the last day that is charged (DB-24). */
export function reportTurnedOff(
  tenant: Tenant,
  account: string,
  { service, data }: StreamingRow,
  ended: { readonly day: IsoDay; readonly paidTo: IsoDay },
): void {
  const withdrawal = openWithdrawalOf(tenant, account, service);
  sendEmail(tenant, mainEmailOf(tenant.db, account), {
    language: accountLanguage(tenant.db, account),
    write: (texts) => texts.subscriptionTurnedOff({ service: jsonText(data["name"]), ...ended, withdrawal }),
  });
}

/**
 * Ends the subscription of an order after a withdrawal, without a charge, also for the month that was paid before it
 * was turned off. A later order of the same service goes on. Repeated, it changes nothing.
 */
export function endWithdrawnSubscription(tenant: Tenant, account: string, offerId: string): void {
  const { db } = tenant;
  const order = ordersOf(tenant.db, account).find(({ data }) => data["offerId"] === offerId);
  if (order === undefined || jsonText(order.data["endedOn"]) !== "") return;
  const service = jsonText(order.data["streamingService"]);
  const today = tenant.today();
  patchOffer(db, account, offerId, { endedOn: today });
  const rowOf = () => findStreamingServices(db, account).find((one) => one.service === service);
  if (rowOf()?.paid?.offerId === offerId) removePaidMonth(db, account, service);
  if (lastStreamingOrderId(db, account, service) !== offerId) return;
  endAction(db, account, service, "INACTIVE", undefined, undefined);
  const row = rowOf();
  if (row !== undefined) syncSubscriptionProduct(db, account, row, today);
}
