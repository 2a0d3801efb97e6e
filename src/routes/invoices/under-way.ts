import { UnderWay, UnderWayView } from "#ui/features/invoices/under-way/under-way.part.ts";
import type { UnderWayAround, UnderWayPart } from "#ui/features/invoices/under-way/under-way-slot.ts";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { App } from "../../boot/app.ts";
import { OPEN_PAYMENTS_PORT } from "../../container/tokens.ts";

/** Payments that have not ended, over the wire: fetched by those who have one. */
export function underWayPart(app: App, around: UnderWayAround): UnderWayPart {
  const store = new OpenPaymentsStore(app.container.root.get(OPEN_PAYMENTS_PORT));
  return {
    View: UnderWayView,
    model: new UnderWay({ ...around, store, idempotencyKeys: app.idempotencyKeys, clock: app.clock }),
  };
}
