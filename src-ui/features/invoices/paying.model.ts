import { action, makeObservable, observable, observableRef } from "mobx";
import {
  isPaymentAddress,
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
  problem: { readonly kind: PayingProblem; readonly from: PaidFrom } | undefined = undefined;
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
    if (!result.ok) return this.stop(this.problemOf(result.failure, entries), from);
    const { paymentUrl } = result.value;
    if (!isPaymentAddress(paymentUrl, this.#world.places)) return this.stop("BAD_ADDRESS", from);
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

  private problemOf(failure: PaymentRefusal | TransportFailure, entries: readonly FinancialEntry[]): PayingProblem | undefined {
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
        return this.isUnderWay(entries) ? "TURNED_OUT_UNDER_WAY" : NO_ANSWER[failure.kind];
    }
  }

  /** Asked after the account was read anew: a lost answer does not mean that nothing happened. */
  private isUnderWay(entries: readonly FinancialEntry[]): boolean {
    const { state } = this.#world.finance.entries;
    if (state.status !== "ready") return false;
    const chosen = new Set(entries.map(({ entryId }) => entryId));
    return state.value.some(({ entryId, status }) => chosen.has(entryId) && status === 4);
  }

  private begin(): void {
    this.#turn += 1;
    this.busy = true;
    this.problem = undefined;
  }

  private stop(kind: PayingProblem | undefined, from: PaidFrom): void {
    this.busy = false;
    this.problem = kind === undefined ? undefined : { kind, from };
  }
}

const NO_ANSWER = {
  timeout: "TIMEOUT",
  unreachable: "UNREACHABLE",
  http: "PROVIDER",
  malformed: "PROVIDER",
} as const satisfies Record<string, PayingProblem>;
