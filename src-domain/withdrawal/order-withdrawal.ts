import type { OrderProgress, SaleOfferStatus } from "../offers/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { lastDayOfRight, withdrawalWindow, type WithdrawalWindow } from "./withdrawal-window.ts";

/** Order as far as a withdrawal from it concerns it. */
export interface WithdrawableOrder {
  readonly status: SaleOfferStatus;
  readonly order?: Pick<OrderProgress, "state"> | undefined;
  readonly closeDate: WarsawDate | undefined;
  readonly withdrawalUntil: WarsawDate | undefined;
  readonly withdrawnOn: WarsawDate | undefined;
}

/** Facts outside of an order that decide about a withdrawal from it. */
export interface WithdrawalTerms {
  /** `undefined`: not known. */
  readonly isConsumer: boolean | undefined;
  readonly today: WarsawDate;
  /** Days to withdraw, if the installation configures others. */
  readonly days: number | undefined;
}

/** Withdrawal from an order, or the right to it. */
export type OrderWithdrawalStatus = { readonly kind: "withdrawn"; readonly on: WarsawDate } | WithdrawalWindow;

/**
 * Returns the withdrawal from an order, or the right to it (WITHDRAW-04, WITHDRAW-05). There is none from an order that
 * was not accepted, or that the operator has refused.
 */
export function orderWithdrawal(
  order: WithdrawableOrder,
  { isConsumer, today, days }: WithdrawalTerms,
): OrderWithdrawalStatus {
  const { status, order: progress, closeDate: concludedOn, withdrawalUntil: until, withdrawnOn } = order;
  if (withdrawnOn !== undefined) return { kind: "withdrawn", on: withdrawnOn };
  if (status !== "accepted" || progress?.state === "refused") return { kind: "over" };
  return withdrawalWindow({ concludedOn, until, isConsumer }, today, days);
}

/** Returns the last day of the right to withdraw from an order, if it has passed; otherwise `undefined`. */
export function missedOrderDay(
  { status, order, closeDate: concludedOn, withdrawalUntil: until, withdrawnOn }: WithdrawableOrder,
  { isConsumer, today, days }: WithdrawalTerms,
): WarsawDate | undefined {
  if (withdrawnOn !== undefined || status !== "accepted" || order?.state === "refused") return undefined;
  const lastDay = lastDayOfRight({ concludedOn, until, isConsumer }, days);
  return lastDay !== undefined && lastDay < today ? lastDay : undefined;
}
