import { arrearsPaymentOf, hasPendingArrears, type ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import { summarizeDue, type DueSummary } from "#domain/finance/index.ts";
import type { TodayStore } from "../calendar/today.store.ts";
import type { ClientStore } from "../client/client.store.ts";
import type { FinanceStore } from "./finance.store.ts";

export interface ArrearsStores {
  readonly client: Pick<ClientStore, "data">;
  readonly finance: Pick<FinanceStore, "entries">;
  readonly today: Pick<TodayStore, "today">;
}

/** Arrears for which an account is blocked. */
export interface Arrears {
  readonly due: DueSummary;
  /** Payment of the arrears; `undefined` without one. */
  readonly payment: ArrearsPayment | undefined;
  /** True while a payment of an overdue entry is pending: what is left of it cannot be paid yet (FIN-37). */
  readonly hasPendingArrears: boolean;
}

/**
 * Reads the arrears for which the account is blocked; `undefined` without such a blockade, and unless all entries were
 * read: then neither the sum nor its payment is known.
 */
export function readArrears({ client, finance: { entries }, today: { today } }: ArrearsStores): Arrears | undefined {
  const isBlocked = client.data.known?.client.blockade?.type === "arrears";
  if (!isBlocked || entries.isIncomplete || entries.known === undefined) return undefined;
  return {
    due: summarizeDue(entries.known, today),
    payment: arrearsPaymentOf(entries.known, today),
    hasPendingArrears: hasPendingArrears(entries.known, today),
  };
}
