import { action, makeObservable, observable, when } from "mobx";
import { payAgain, payEntry, type PayAgain } from "#domain/finance/pay-again.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { Account } from "./account.ts";
import type { OwnAmount } from "./own-amount/own-amount.model.ts";
import type { Review } from "./review/review.model.ts";
import type { Ticks } from "./ticks.model.ts";
import type { Transfer } from "./transfer.model.ts";

/**
 * What an address asks of the screen: to look over all that is open, or one entry of it, its transfer details, or what
 * a payment was to pay that came to nothing.
 */
export type Asked = "pay" | "transfer" | `pay:${string}` | `again:${string}`;

/** Dependencies of what an address asks for. */
export interface AddressRequestsDependencies {
  readonly finance: Pick<FinanceStore, "paymentState">;
  readonly account: Pick<Account, "entries" | "due" | "isKnown">;
  readonly ticks: Pick<Ticks, "tickOnly" | "tickAllOpen">;
  readonly review: Pick<Review, "openFor" | "openAll">;
  readonly own: Pick<OwnAmount, "openWith">;
  readonly transfer: Pick<Transfer, "open">;
  /** Leads back to the page of the portal before this one; `undefined` where there is none. */
  readonly pageBefore: () => (() => void) | undefined;
}

/** Why nothing was chosen; `unasked`: the provider could not be asked. */
export type AgainProblem = Exclude<PayAgain["kind"], "entries" | "own"> | "unasked";

const AGAIN = "again:";

/** Opens what an address asks for, as soon as the account is known. Nothing is sent because of an address (FIN-05). */
export class AddressRequests {
  /** Why what an earlier payment was to pay is not chosen again. */
  problem: AgainProblem | undefined = undefined;
  readonly #around: AddressRequestsDependencies;
  #waiting: (() => void) | undefined;

  constructor(around: AddressRequestsDependencies) {
    this.#around = around;
    makeObservable<this, "setProblem">(this, { problem: observable, setProblem: action });
  }

  ask(asked: Asked): void {
    this.stop();
    this.#waiting = when(
      () => this.#around.account.isKnown,
      () => this.open(asked),
    );
  }

  /** Forgets what waits for the account. */
  stop(): void {
    this.#waiting?.();
  }

  /** A dialog that was asked for on another page leads back to it when it is closed. */
  private open(asked: Asked): void {
    const { account, pageBefore, review, ticks, transfer } = this.#around;
    const leave = pageBefore();
    switch (asked) {
      case "pay":
        ticks.tickAllOpen();
        return review.openAll(leave);
      case "transfer":
        return transfer.open(account.due.open, leave);
      default:
        return void this.choose(asked, leave).then((problem) => this.setProblem(problem));
    }
  }

  /**
   * Chooses one entry, or what a payment was to pay that was rejected or given up, as the provider tells of it: the same
   * entries, or the same amount of the customer's own. Resolves with why nothing was chosen.
   */
  private async choose(
    asked: `pay:${string}` | `again:${string}`,
    leave: (() => void) | undefined,
  ): Promise<AgainProblem | undefined> {
    const { finance, account, ticks, review, own } = this.#around;
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
        else review.openFor(found.entries, leave);
        return undefined;
      default:
        return found?.kind;
    }
  }

  private setProblem(problem: AgainProblem | undefined): void {
    this.problem = problem;
  }
}

async function formerOf(
  paymentId: string,
  finance: AddressRequestsDependencies["finance"],
  { due }: AddressRequestsDependencies["account"],
): Promise<PayAgain | { readonly kind: "unasked" } | undefined> {
  const answer = await finance.paymentState(paymentId);
  if (answer.ok) return payAgain(answer.value, due.open);
  return answer.failure.kind === "aborted" ? undefined : { kind: "unasked" };
}
