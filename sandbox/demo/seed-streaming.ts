import type { DatabaseSync } from "node:sqlite";
import { wallAt, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";
import type { CustomerSeed } from "./seed.ts";
import { withdrawalUntil } from "../contexts/concluded-orders.ts";
import { insertStreamingOrder } from "../contexts/streaming-orders.ts";
import { syncSubscriptionProduct } from "../contexts/sync-subscription-product.ts";
import { ACTIVATE, findStreamingServices } from "../contexts/streaming.repository.ts";
import { catalogueService, streamingSeedOf } from "./streaming.ts";

/**
 * Time for which a pending activation of the demo stays pending after seeding, ms: long enough to see it, and it ends.
 */
const TURNING_ON_MS = 5 * 60_000;

/** Seeds the direct billing of an account that has one. `now` is the tenant's time, ms. */
export function seedStreaming(
  db: DatabaseSync,
  account: string,
  customer: CustomerSeed,
  today: IsoDay,
  now: number,
): void {
  const seed = streamingSeedOf(customer);
  if (seed === undefined) return;
  db.prepare("INSERT INTO direct_billing VALUES (?, ?, ?, ?, ?, ?)").run(
    account,
    seed.limit,
    Number(seed.isLimitChosen ?? true),
    seed.maxLimit,
    Number(seed.consentOn !== undefined),
    seed.consentOn ?? null,
  );
  const insert = db.prepare("INSERT INTO streaming_service VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  seed.services.forEach(({ service, productId, state, planId, since, termsOn }, position) => {
    const turningOn = state === "TURNING_ON";
    insert.run(
      account,
      position,
      service,
      productId ?? null,
      turningOn ? "PENDING" : state,
      turningOn ? ACTIVATE : null,
      null,
      turningOn ? now + TURNING_ON_MS : null,
      0,
      planId ?? null,
      since ?? null,
      termsOn ?? null,
      Number(state === "ACTIVE"),
      JSON.stringify(catalogueService(service)),
    );
  });
  for (const row of findStreamingServices(db, account)) syncSubscriptionProduct(db, account, row, today);
  seedStreamingOrders(db, account, today, wallAt(now));
}

/** Hour at which the seeded subscriptions were ordered. */
const ORDERED_AT = "T07:30:00";

/**
 * Seeds the orders of the subscriptions from which the customer can still withdraw (DB-20). None was ordered, and none
 * of its documents sent, after `now`.
 */
function seedStreamingOrders(db: DatabaseSync, account: string, today: IsoDay, now: WallTime): void {
  for (const row of findStreamingServices(db, account)) {
    const orderedOn = row.since ?? today;
    if (row.state === "INACTIVE" || withdrawalUntil(orderedOn) < today) continue;
    const orderedAt = `${orderedOn}${ORDERED_AT}`;
    insertStreamingOrder(db, account, row, orderedAt < now ? orderedAt : now);
  }
}
