import { payAgain, payEntry, type PayAgain } from "#domain/finance/pay-again.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { Account } from "../account.ts";
import type { OwnAmount } from "../own-amount/own-amount.model.ts";
import type { Ticks } from "../ticks.model.ts";
import type { Review } from "./review.model.ts";

/** What taking up a payment works with. */
export interface TakingUp {
  readonly finance: Pick<FinanceStore, "paymentState">;
  readonly account: Pick<Account, "entries" | "due">;
  readonly ticks: Pick<Ticks, "tickOnly">;
  readonly review: Pick<Review, "openFor">;
  readonly own: Pick<OwnAmount, "openWith">;
}

/** Why nothing was chosen; `unasked`: the provider could not be asked. */
export type AgainProblem = Exclude<PayAgain["kind"], "entries" | "own"> | "unasked";

const AGAIN = "again:";

/**
 * Chooses what an address names: one entry, or what a payment was to pay that was rejected or given up, as the provider
 * tells of it (FIN-05):
 * the same entries, or the same amount of the customer's own. Resolves with why it has chosen nothing.
 */
export async function takeUp(
  asked: `pay:${string}` | `again:${string}`,
  world: TakingUp,
): Promise<AgainProblem | undefined> {
  const { finance, account, ticks, review, own } = world;
  const [, id] = /^\w+:(.*)$/s.exec(asked) ?? [];
  if (id === undefined) return "unknown";
  const found = asked.startsWith(AGAIN)
    ? await formerOf(id, finance, account)
    : payEntry(id, account.entries, account.due.open);
  switch (found?.kind) {
    case "entries":
    case "own":
      ticks.tickOnly(found.entries.map(({ entryId }) => entryId));
      if (found.kind === "own") own.openWith(found.amount);
      else review.openFor(found.entries);
      return undefined;
    default:
      return found?.kind;
  }
}

async function formerOf(
  paymentId: string,
  finance: TakingUp["finance"],
  { due }: TakingUp["account"],
): Promise<PayAgain | { readonly kind: "unasked" } | undefined> {
  const answer = await finance.paymentState(paymentId);
  if (answer.ok) return payAgain(answer.value, due.open);
  return answer.failure.kind === "aborted" ? undefined : { kind: "unasked" };
}
