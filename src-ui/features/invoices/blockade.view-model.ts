import { computed, makeObservable } from "mobx";
import {
  blockadeCase,
  choosePrimaryPaymentPlace,
  type BlockadeCase,
  type PrimaryPaymentPlace,
} from "#domain/account/blockade-case.ts";
import { arrearsPaymentOf, hasPendingArrears, type ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import { sumPendingPayments, type PendingSums } from "#domain/finance/pending-sums.ts";
import { resumeAddressOfArrears } from "#domain/finance/resume-arrears.ts";
import { isOverdue, type AllowedPaymentOrigins } from "#domain/finance/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { FinancialAccount } from "./financial-account.ts";
import type { BlockadeViewState } from "./blockade.view.tsx";
import type { PaymentReviewViewModel } from "./review/payment-review.view-model.ts";

export interface BlockadeDependencies {
  readonly client: Pick<ClientStore, "data">;
  readonly account: Pick<FinancialAccount, "due" | "entries" | "isIncomplete" | "isKnown" | "today">;
  readonly review: Pick<PaymentReviewViewModel, "openFor">;
  readonly openPayments: Pick<OpenPaymentsStore, "complete">;
  readonly allowedOrigins: AllowedPaymentOrigins;
  leaveFor(address: string): void;
}

/** Blockade of the account, and the arrears that end it (PROD-09). */
export class BlockadeViewModel implements BlockadeViewState {
  readonly #dependencies: BlockadeDependencies;

  constructor(dependencies: BlockadeDependencies) {
    this.#dependencies = dependencies;
    makeObservable(this, { blockadeCase: computed });
  }

  get blockadeCase(): BlockadeCase | undefined {
    const { account, client } = this.#dependencies;
    const data = client.data.known;
    if (data?.client.blockade === undefined) return undefined;
    return blockadeCase(data.client.blockade, data.products, account.today);
  }

  get arrears(): Grosze {
    return this.#dependencies.account.due.overdue;
  }

  get arrearsPayment(): ArrearsPayment | undefined {
    const { account, openPayments } = this.#dependencies;
    if (this.blockadeCase?.blockade.type !== "arrears" || !account.isKnown || account.isIncomplete) return undefined;
    return arrearsPaymentOf(account.entries, account.today, openPayments.complete);
  }

  get hasPendingArrears(): boolean {
    const { account } = this.#dependencies;
    return hasPendingArrears(account.entries, account.today);
  }

  get pendingSums(): PendingSums {
    const { account, openPayments } = this.#dependencies;
    return sumPendingPayments(account.entries, openPayments.complete, account.today);
  }

  get resume(): (() => void) | undefined {
    if (this.arrearsPayment !== "pending") return undefined;
    const { account, allowedOrigins, openPayments } = this.#dependencies;
    const payments = openPayments.complete ?? [];
    const address = resumeAddressOfArrears(account.entries, account.today, { payments, allowedOrigins });
    return address === undefined ? undefined : () => this.#dependencies.leaveFor(address);
  }

  /** Place of the primary payment button. */
  get leads(): PrimaryPaymentPlace {
    if (this.resume !== undefined) return "blockade";
    return choosePrimaryPaymentPlace(this.blockadeCase, this.arrears, this.#dependencies.account.due.total);
  }

  /** Opens the review of all overdue entries. */
  readonly payArrears = (): void => {
    const { account, review } = this.#dependencies;
    review.openFor(account.due.open.filter((entry) => isOverdue(entry, account.today)));
  };
}
