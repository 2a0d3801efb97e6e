import { arrearsPaymentOf, type ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import type { TodayStore } from "../calendar/today.store.ts";
import type { ClientStore } from "../client/client.store.ts";
import { readKnownArrears, type ReadArrears } from "./account-arrears.ts";
import type { FinanceStore } from "./finance.store.ts";

export interface ArrearsStores {
  readonly client: Pick<ClientStore, "data">;
  readonly finance: Pick<FinanceStore, "entries">;
  readonly today: Pick<TodayStore, "today">;
}

/** Arrears for which an account is blocked. */
export interface Arrears extends ReadArrears {
  /** Payment of the arrears; `undefined` without one. */
  readonly payment: ArrearsPayment | undefined;
}

/**
 * Reads the arrears for which the account is blocked; `undefined` without such a blockade, and unless all entries were
 * read: then neither the sum nor its payment is known.
 */
export function readArrears(stores: ArrearsStores): Arrears | undefined {
  const isBlocked = stores.client.data.known?.client.blockade?.type === "arrears";
  const known = isBlocked ? readKnownArrears(stores) : undefined;
  return known && { ...known, payment: arrearsPaymentOf(known.entries, stores.today.today) };
}
