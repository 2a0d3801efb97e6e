import { action, makeObservable, observable, when } from "mobx";
import {
  repeatPaymentChoice,
  entryPaymentChoice,
  type RepeatPaymentChoice,
} from "#domain/finance/repeat-payment-choice.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { FinancialAccount } from "./financial-account.ts";
import type { OwnAmountViewModel } from "./own-amount/own-amount.view-model.ts";
import type { PaymentReviewViewModel } from "./review/payment-review.view-model.ts";
import type { EntrySelection } from "./entry-selection.ts";
import type { TransferViewModel } from "./transfer.view-model.ts";

/**
 * What an address asks of the screen: to look over all that is open, or one entry of it, its transfer details, or what
 * a payment was to pay that came to nothing.
 */
export type InvoicesAddressRequest = "pay" | "transfer" | `pay:${string}` | `again:${string}`;

/** Dependencies of what an address asks for. */
export interface AddressRequestsDependencies {
  readonly finance: Pick<FinanceStore, "paymentState">;
  readonly account: Pick<FinancialAccount, "entries" | "due" | "isKnown">;
  readonly selection: Pick<EntrySelection, "selectOnly" | "selectAllOpen">;
  readonly review: Pick<PaymentReviewViewModel, "openFor" | "openAll">;
  readonly own: Pick<OwnAmountViewModel, "openWith">;
  readonly transfer: Pick<TransferViewModel, "open">;
  /** Leads back to the page of the portal before this one; `undefined` where there is none. */
  readonly pageBefore: () => (() => void) | undefined;
}

/** Why nothing was chosen; `unasked`: the provider could not be asked. */
export type RepeatPaymentProblem = Exclude<RepeatPaymentChoice["kind"], "entries" | "own"> | "unasked";

const REPEAT_PREFIX = "again:";

/** Opens what an address asks for, as soon as the account is known. Nothing is sent because of an address (FIN-05). */
export class AddressRequests {
  /** Why what an earlier payment was to pay is not chosen again. */
  problem: RepeatPaymentProblem | undefined = undefined;
  readonly #dependencies: AddressRequestsDependencies;
  #waiting: (() => void) | undefined;

  constructor(dependencies: AddressRequestsDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "setProblem">(this, { problem: observable, setProblem: action });
  }

  ask(asked: InvoicesAddressRequest): void {
    this.stop();
    this.#waiting = when(
      () => this.#dependencies.account.isKnown,
      () => this.open(asked),
    );
  }

  /** Forgets what waits for the account. */
  stop(): void {
    this.#waiting?.();
  }

  /** A dialog that was asked for on another page leads back to it when it is closed. */
  private open(asked: InvoicesAddressRequest): void {
    const { account, pageBefore, review, selection, transfer } = this.#dependencies;
    const leave = pageBefore();
    switch (asked) {
      case "pay":
        selection.selectAllOpen();
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
  ): Promise<RepeatPaymentProblem | undefined> {
    const { finance, account, selection, review, own } = this.#dependencies;
    const [, id] = /^\w+:(.*)$/s.exec(asked) ?? [];
    if (id === undefined) return "unknown";
    const found = asked.startsWith(REPEAT_PREFIX)
      ? await choiceOfFormerPayment(id, finance, account)
      : entryPaymentChoice(id, account.entries, account.due.open);
    switch (found?.kind) {
      case "entries":
      case "own":
        selection.selectOnly(found.entries.map(({ entryId }) => entryId));
        if (found.kind === "own") own.openWith(found.amount);
        else review.openFor(found.entries, leave);
        return undefined;
      default:
        return found?.kind;
    }
  }

  private setProblem(problem: RepeatPaymentProblem | undefined): void {
    this.problem = problem;
  }
}

async function choiceOfFormerPayment(
  paymentId: string,
  finance: AddressRequestsDependencies["finance"],
  { due }: AddressRequestsDependencies["account"],
): Promise<RepeatPaymentChoice | { readonly kind: "unasked" } | undefined> {
  const answer = await finance.paymentState(paymentId);
  if (answer.ok) return repeatPaymentChoice(answer.value, due.open);
  return answer.failure.kind === "aborted" ? undefined : { kind: "unasked" };
}
