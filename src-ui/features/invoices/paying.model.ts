import { action, makeObservable, observable, observableRef } from "mobx";
import {
  isPaymentAddress,
  isUnderWay,
  onlyInvoices,
  orderFor,
  type FinancialEntry,
  type PaymentPlaces,
  type PaymentRefusal,
} from "#domain/finance/index.ts";
import type { IntentIdPort, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";

/** Which button was pressed: the message stands beside it. */
export type PaidFrom = "panel" | "gather";

/** Why the payment page did not open. */
export type PayingProblem =
  | PaymentRefusal["code"]
  /** No answer came, but the account says that the payment was opened. */
  | "TURNED_OUT_UNDER_WAY"
  | "TIMEOUT"
  | "UNREACHABLE"
  | "PROVIDER"
  | "BAD_ADDRESS";

/** What is told of a problem. */
export interface ToldProblem {
  readonly kind: PayingProblem;
  /** Whether only invoices were to be paid, and may be called so. */
  readonly ofInvoices: boolean;
}

/** What paying needs of the world. */
export interface PayingWorld {
  readonly finance: FinanceStore;
  readonly intentIds: IntentIdPort;
  readonly places: PaymentPlaces;
  /** Takes the window to the payment page. */
  leaveFor(address: string): void;
}

/** The page of the portal that a payment comes back to (ROUTE-03). */
const RETURN_PAGE = "invoice";

/** Opens a payment, once for one choice, however often it is pressed or sent (FIN-05). */
export class Paying {
  busy = false;
  problem: (ToldProblem & { readonly from: PaidFrom }) | undefined = undefined;
  readonly #world: PayingWorld;
  #intent: { readonly choice: string; readonly id: string } | undefined;
  #turn = 0;

  constructor(world: PayingWorld) {
    this.#world = world;
    makeObservable<this, "begin" | "stop">(this, {
      busy: observable,
      problem: observableRef,
      begin: action,
      stop: action,
      startAnew: action,
    });
  }

  /** Pays what is left of these entries, all of it. While one payment opens, another press does nothing. */
  async pay(entries: readonly FinancialEntry[], from: PaidFrom): Promise<void> {
    if (this.busy || entries.length === 0) return;
    this.begin();
    const turn = this.#turn;
    const result = await this.#world.finance.startPayment(orderFor(entries, this.intentFor(entries), RETURN_PAGE));
    if (turn !== this.#turn) return;
    if (!result.ok) {
      this.stop(this.problemOf(result.failure), entries, from);
      return isLost(result.failure) ? this.seekPayment(entries, from, turn) : undefined;
    }
    const { paymentUrl } = result.value;
    if (!isPaymentAddress(paymentUrl, this.#world.places)) return this.stop("BAD_ADDRESS", entries, from);
    // stays busy: the next thing that happens is that this page goes away
    this.#world.leaveFor(paymentUrl);
  }

  /** The customer is back on a page that was kept as it was left, or gone from it: what was under way counts no more. */
  readonly startAnew = (): void => {
    this.#turn += 1;
    this.#intent = undefined;
    this.busy = false;
    this.problem = undefined;
  };

  /** The same choice keeps its id, so that sending it again after a lost answer has one effect. */
  private intentFor(entries: readonly FinancialEntry[]): string {
    const choice = entries.map(({ entryId, unpaidAmount }) => `${entryId}:${unpaidAmount}`).toSorted().join(" ");
    if (this.#intent?.choice !== choice) this.#intent = { choice, id: this.#world.intentIds.next() };
    return this.#intent.id;
  }

  private problemOf(failure: PaymentRefusal | TransportFailure): PayingProblem | undefined {
    switch (failure.kind) {
      case "payment-refused":
        // answered for good: the provider would repeat this answer to the same id
        this.#intent = undefined;
        return failure.code;
      case "aborted":
        return undefined;
      case "flagged":
      case "refused":
        return "PROVIDER";
      case "timeout":
      case "unreachable":
      case "http":
      case "malformed":
        return NO_ANSWER[failure.kind];
    }
  }

  /** Looks into the account, which is being read anew: a lost answer does not mean that nothing happened. */
  private async seekPayment(entries: readonly FinancialEntry[], from: PaidFrom, turn: number): Promise<void> {
    const { entries: account } = this.#world.finance;
    await account.load();
    if (turn !== this.#turn || account.state.status !== "ready") return;
    const chosen = new Set(entries.map(({ entryId }) => entryId));
    const opened = account.state.value.some((entry) => chosen.has(entry.entryId) && isUnderWay(entry));
    if (opened) this.stop("TURNED_OUT_UNDER_WAY", entries, from);
  }

  private begin(): void {
    this.#turn += 1;
    this.busy = true;
    this.problem = undefined;
  }

  private stop(kind: PayingProblem | undefined, entries: readonly FinancialEntry[], from: PaidFrom): void {
    this.busy = false;
    this.problem = kind === undefined ? undefined : { kind, ofInvoices: onlyInvoices(entries), from };
  }
}

/** No answer came, so that nobody knows whether the payment was opened. */
function isLost({ kind }: PaymentRefusal | TransportFailure): boolean {
  return kind in NO_ANSWER;
}

const NO_ANSWER = {
  timeout: "TIMEOUT",
  unreachable: "UNREACHABLE",
  http: "PROVIDER",
  malformed: "PROVIDER",
} as const satisfies Record<string, PayingProblem>;
