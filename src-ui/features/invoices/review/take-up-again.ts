import type { FinancialEntry } from "#domain/finance/index.ts";
import { payAgain, type PayAgain } from "#domain/finance/pay-again.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OwnAmount } from "../own-amount/own-amount.model.ts";
import type { Review } from "./review.model.ts";
import type { Ticks } from "../ticks.model.ts";

/** What taking up a payment works with. */
export interface TakingUp {
  readonly finance: Pick<FinanceStore, "paymentState">;
  readonly open: readonly FinancialEntry[];
  readonly ticks: Pick<Ticks, "tickOnly">;
  readonly review: Pick<Review, "openFor">;
  readonly own: Pick<OwnAmount, "openWith">;
}

/** Why nothing was chosen again; `unasked`: the provider could not be asked. */
export type AgainProblem = Exclude<PayAgain["kind"], "entries" | "own"> | "unasked";

/**
 * Chooses again what a payment was to pay that was rejected or given up, as the provider tells of it (FIN-05): the same entries,
 * or the same amount of the customer's own. Resolves with why it has chosen nothing.
 */
export async function takeUpAgain(paymentId: string, { finance, open, ticks, review, own }: TakingUp): Promise<AgainProblem | undefined> {
  const answer = await finance.paymentState(paymentId);
  if (!answer.ok) return answer.failure.kind === "aborted" ? undefined : "unasked";
  const again = payAgain(answer.value, open);
  switch (again.kind) {
    case "entries":
    case "own":
      ticks.tickOnly(again.entries.map(({ entryId }) => entryId));
      await (again.kind === "own" ? own.openWith(again.amount) : review.openFor(again.entries));
      return undefined;
    default:
      return again.kind;
  }
}
