import type { Payment } from "#domain/finance/index.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OwnAmount } from "./own-amount/own-amount.model.ts";
import type { Review } from "./review/review.model.ts";
import type { Ticks } from "./ticks.model.ts";

/** What taking up a payment works with. */
export interface TakingUp {
  readonly finance: Pick<FinanceStore, "paymentState">;
  readonly ticks: Pick<Ticks, "tickOnly" | "entries" | "sum">;
  readonly review: Pick<Review, "openFor">;
  readonly own: Pick<OwnAmount, "openWith">;
}

/** A payment that came to nothing: only what was to be paid by it is chosen again. */
const FAILED: readonly Payment["state"][] = ["rejected", "abandoned"];

/**
 * Chooses again what a payment was to pay that was rejected or given up, as the provider tells of it (FIN-05): the same entries,
 * or the same amount of the customer's own. Without such a payment nothing is chosen; the list shows what there is to pay.
 */
export async function takeUpAgain(paymentId: string, { finance, ticks, review, own }: TakingUp): Promise<void> {
  const answer = await finance.paymentState(paymentId);
  if (!answer.ok || answer.value === undefined || !FAILED.includes(answer.value.state)) return;
  const { entryIds, amount } = answer.value;
  ticks.tickOnly(entryIds);
  // less than is left of them: it was an amount of the customer's own
  if (ticks.entries.length > 0 && amount < ticks.sum) return own.openWith(amount);
  await review.openFor(ticks.entries);
}
