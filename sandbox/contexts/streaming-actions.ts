import { addCalendarDays, dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { syncSubscriptionProduct } from "./sync-subscription-product.ts";
import {
  cancelStreamingOrder,
  completeStreamingOrder,
  lastStreamingOrderId,
  reportTurnedOff,
} from "./streaming-orders.ts";
import {
  ACTIVATE,
  beginAction,
  DEACTIVATE,
  endAction,
  findStreamingServices,
  MODIFY,
  nextCharge,
  priceOf,
  savePaidMonth,
} from "./streaming.repository.ts";

/** Time that the streaming company takes for an action, ms. */
export const SETTLED_AFTER_MS = 20_000;

/** Makes the product of a service what its subscription is. */
export function syncServiceProduct({ db }: Tenant, account: string, service: string, today: IsoDay): void {
  const row = findStreamingServices(db, account).find((one) => one.service === service);
  if (row !== undefined) syncSubscriptionProduct(db, account, row, today);
}

/** Starts an action, which the list of services shows at once. */
export function startAction(
  tenant: Tenant,
  account: string,
  service: string,
  begun: Omit<Parameters<typeof beginAction>[3], "settlesAt">,
): void {
  beginAction(tenant.db, account, service, { ...begun, settlesAt: tenant.now() + SETTLED_AFTER_MS });
  syncServiceProduct(tenant, account, service, dayAt(tenant.now()));
}

/** Ends the actions that are due. */
export function settleDueServices(tenant: Tenant, account: string): void {
  const due = findStreamingServices(tenant.db, account).filter(
    ({ state, settlesAt }) => state === "PENDING" && settlesAt !== undefined && settlesAt <= tenant.now(),
  );
  if (due.length === 0) return;
  inTransaction(tenant.db, () => {
    for (const row of due) {
      const { service, action, willFail, planId, pendingPlan, since, settlesAt } = row;
      const isOn = action === DEACTIVATE ? willFail : action === MODIFY || !willFail;
      const plan = !isOn ? undefined : willFail || pendingPlan === undefined ? planId : pendingPlan;
      const day = dayAt(settlesAt ?? tenant.now());
      if (!isOn && since !== undefined) {
        const until = nextCharge(since, day);
        const offerId = lastStreamingOrderId(tenant.db, account, service);
        savePaidMonth(tenant.db, account, service, { until, amount: priceOf(row, planId), offerId });
        reportTurnedOff(tenant, account, row, { day, paidTo: addCalendarDays(until, -1) });
      }
      if (action === ACTIVATE && isOn) completeStreamingOrder(tenant.db, account, service, day);
      if (action === ACTIVATE && !isOn) cancelStreamingOrder(tenant, account, service);
      endAction(tenant.db, account, service, isOn ? "ACTIVE" : "INACTIVE", plan, isOn ? (since ?? day) : undefined);
      syncServiceProduct(tenant, account, service, day);
    }
  });
}
