import { action, makeObservable, observable, when } from "mobx";
import {
  repeatPaymentChoice,
  entryPaymentChoice,
  type RepeatPaymentChoice,
} from "#domain/finance/repeat-payment-choice.ts";
import { isOverdue } from "#domain/finance/index.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { FinancialAccount } from "./financial-account.ts";
import type { OwnAmountViewModel } from "./own-amount/own-amount.view-model.ts";
import type { PaymentReviewViewModel } from "./review/payment-review.view-model.ts";
import type { EntrySelection } from "./entry-selection.ts";
import type { TransferViewModel } from "./transfer.view-model.ts";

/** Request about one entry (`pay`), or about a failed payment: repeat it, or pay its amount by transfer. */
type RequestById = `${"pay" | "again" | "transfer"}:${string}`;

/**
 * Request in the address: review all open entries, the overdue ones or one of them, show the transfer details of all
 * open entries or of a failed payment, or repeat one.
 */
export type InvoicesAddressRequest = "pay" | "pay-overdue" | "transfer" | RequestById;

export interface AddressRequestsDependencies {
  readonly finance: Pick<FinanceStore, "paymentState">;
  readonly account: Pick<FinancialAccount, "entries" | "due" | "isKnown" | "today">;
  readonly selection: Pick<EntrySelection, "selectOnly" | "selectAllOpen">;
  readonly review: Pick<PaymentReviewViewModel, "openFor" | "openAll">;
  readonly own: Pick<OwnAmountViewModel, "openWith">;
  readonly transfer: Pick<TransferViewModel, "open">;
  /** Returns a function that leads back to the previous page of the portal; `undefined` without such a page. */
  readonly pageBefore: () => (() => void) | undefined;
}

/** Reason why nothing was selected; `unanswered`: the server did not respond. */
export type RepeatPaymentProblem = Exclude<RepeatPaymentChoice["kind"], "entries" | "own-amount"> | "unanswered";

/**
 * Opens the dialog that the address requests, once the account has loaded. An address never starts a write (FIN-05).
 */
export class AddressRequests {
  /** Reason why the entries of an earlier payment were not selected again. */
  problem: RepeatPaymentProblem | undefined = undefined;
  readonly #dependencies: AddressRequestsDependencies;
  #waiting: (() => void) | undefined;

  constructor(dependencies: AddressRequestsDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "setProblem">(this, { problem: observable, setProblem: action });
  }

  openRequested(addressRequest: InvoicesAddressRequest): void {
    this.stop();
    this.#waiting = when(
      () => this.#dependencies.account.isKnown,
      () => this.open(addressRequest),
    );
  }

  /** Drops a request that waits for the account. */
  stop(): void {
    this.#waiting?.();
  }

  /** Opens the requested dialog. Closing it leads back to the page that requested it. */
  private open(addressRequest: InvoicesAddressRequest): void {
    const { account, pageBefore, review, selection, transfer } = this.#dependencies;
    const leave = pageBefore();
    switch (addressRequest) {
      case "pay":
        selection.selectAllOpen();
        return review.openAll(leave);
      case "pay-overdue": {
        const overdue = account.due.open.filter((entry) => isOverdue(entry, account.today));
        selection.selectOnly(overdue.map(({ entryId }) => entryId));
        return review.openFor(overdue, leave);
      }
      case "transfer":
        return transfer.open(account.due.open, { leave });
      default:
        return void this.choose(addressRequest, leave).then((problem) => this.setProblem(problem));
    }
  }

  /**
   * Selects one entry, or the entries or own amount of a rejected or cancelled payment as the server reports them, to
   * pay them here or by transfer. Resolves with the reason when nothing was selected.
   */
  private async choose(
    addressRequest: RequestById,
    leave: (() => void) | undefined,
  ): Promise<RepeatPaymentProblem | undefined> {
    const { finance, account, selection, review, own, transfer } = this.#dependencies;
    const [, what, id] = /^(\w+):(.*)$/s.exec(addressRequest) ?? [];
    if (id === undefined) return "unknown";
    const found =
      what === "pay"
        ? entryPaymentChoice(id, account.entries, account.due.open)
        : await choiceOfFormerPayment(id, finance, account);
    switch (found?.kind) {
      case "entries":
      case "own-amount": {
        selection.selectOnly(found.entries.map(({ entryId }) => entryId));
        const amount = found.kind === "own-amount" ? found.amount : undefined;
        if (what === "transfer") transfer.open(found.entries, { leave, amount });
        else if (found.kind === "own-amount") own.openWith(found.amount);
        else review.openFor(found.entries, leave);
        return undefined;
      }
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
): Promise<RepeatPaymentChoice | { readonly kind: "unanswered" } | undefined> {
  const answer = await finance.paymentState(paymentId);
  if (answer.ok) return repeatPaymentChoice(answer.value, due.open);
  return answer.failure.kind === "aborted" ? undefined : { kind: "unanswered" };
}
