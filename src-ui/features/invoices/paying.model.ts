import { action, makeObservable, observable, observableRef } from "mobx";
import {
  isUnderWay,
  onlyInvoices,
  type FinancialEntry,
  type PaymentOrder,
  type PaymentPlaces,
  type PaymentRefusal,
  type StartedPayment,
} from "#domain/finance/index.ts";
import { orderFor, orderForOwn, type Share } from "#domain/finance/payment-order.ts";
import type { AccountNewsPort } from "#domain/finance/account-news.port.ts";
import { isPaymentAddress } from "#domain/finance/payment-address.ts";
import { payingProblem, type PayingProblem } from "#domain/finance/paying-problem.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";

/** What is told of a problem. */
export interface ToldProblem {
  readonly kind: PayingProblem;
  /** Whether only invoices were to be paid, and may be called so. */
  readonly ofInvoices: boolean;
}

/** What paying needs of the world. */
export interface PayingWorld {
  readonly finance: FinanceStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly places: PaymentPlaces;
  readonly news: Pick<AccountNewsPort, "tell">;
  /** Takes the window to the payment page. */
  leaveFor(address: string): void;
}

/** The page of the portal that a payment comes back to (ROUTE-03). */
const RETURN_PAGE = "invoice";

/** Opens a payment, once for one choice, however often it is pressed or sent (FIN-05). */
export class Paying {
  busy = false;
  problem: ToldProblem | undefined = undefined;
  readonly #world: PayingWorld;
  readonly #idempotencyKey: IdempotencyKey;
  #turn = 0;

  constructor(world: PayingWorld) {
    this.#world = world;
    this.#idempotencyKey = new IdempotencyKey(world.idempotencyKeys);
    makeObservable<this, "begin" | "stop">(this, {
      busy: observable,
      problem: observableRef,
      begin: action,
      stop: action,
      startAnew: action,
    });
  }

  /** Pays what is left of these entries, all of it. While one payment opens, another press does nothing. */
  pay(entries: readonly FinancialEntry[]): Promise<void> {
    const content = entries.map(({ entryId, unpaidAmount }) => `${entryId}:${unpaidAmount}`).toSorted();
    return this.open(entries, content, (intentId) => orderFor(entries, intentId, RETURN_PAGE));
  }

  /** Pays an amount of the customer's own, laid on these shares. */
  payOwn(shares: readonly Share[]): Promise<void> {
    const content = ["own", ...shares.map(({ entry, amount }) => `${entry.entryId}:${amount}`)];
    return this.open(
      shares.map(({ entry }) => entry),
      content,
      (intentId) => orderForOwn(shares, intentId, RETURN_PAGE),
    );
  }

  private async open(
    entries: readonly FinancialEntry[],
    content: readonly string[],
    order: (intentId: string) => PaymentOrder,
  ): Promise<void> {
    if (this.busy || entries.length === 0) return;
    this.begin();
    const turn = this.#turn;
    const { finance } = this.#world;
    const end = await executeWrite<StartedPayment, PaymentRefusal>(this.#idempotencyKey, {
      content,
      send: (intentId) => finance.startPayment(order(intentId)),
      verifyApplied: () => this.isUnderWay(entries),
    });
    // whatever has become of it: other tabs must not offer what is being paid
    this.#world.news.tell();
    if (turn !== this.#turn) return;
    switch (end.kind) {
      case "done":
        if (!isPaymentAddress(end.value.paymentUrl, this.#world.places)) return this.stop("bad-address", entries);
        // stays busy: the next thing that happens is that this page goes away
        return this.#world.leaveFor(end.value.paymentUrl);
      case "found-done":
        return this.stop("turned-out-under-way", entries);
      case "not-done":
      case "unknown":
        return this.stop(payingProblem(end.failure), entries);
      case "cancelled":
        return this.stop(undefined, entries);
    }
  }

  /**
   * The customer is back on a page that was kept as it was left, or gone from it: what was under way counts no more.
   */
  readonly startAnew = (): void => {
    this.#turn += 1;
    this.#idempotencyKey.markAnswered();
    this.busy = false;
    this.problem = undefined;
  };

  /** Whether the account, which is being read anew, says that one of these is being paid. */
  private async isUnderWay(entries: readonly FinancialEntry[]): Promise<boolean | undefined> {
    const { entries: account } = this.#world.finance;
    await account.load();
    if (account.state.status !== "ready") return undefined;
    const chosen = new Set(entries.map(({ entryId }) => entryId));
    return account.state.value.some((entry) => chosen.has(entry.entryId) && isUnderWay(entry));
  }

  private begin(): void {
    this.#turn += 1;
    this.busy = true;
    this.problem = undefined;
  }

  private stop(kind: PayingProblem | undefined, entries: readonly FinancialEntry[]): void {
    this.busy = false;
    this.problem = kind === undefined ? undefined : { kind, ofInvoices: onlyInvoices(entries) };
  }
}
