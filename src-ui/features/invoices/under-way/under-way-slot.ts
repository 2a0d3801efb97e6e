import { reaction } from "mobx";
import type { ComponentType } from "react";
import type { FinancialEntry, Payment, PaymentPlaces } from "#domain/finance/index.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { AccountNewsPort } from "#domain/finance/account-news.port.ts";
import type { Account } from "../account.ts";
import { LatePart } from "#ui/stores/late-part.ts";
import type { UnderWay } from "./under-way.model.ts";
import type { UnderWayViewModel } from "./under-way.view.tsx";

/** What the composition makes of payments under way, with all that they need of the world. */
export interface UnderWayPart {
  readonly View: ComponentType<{ readonly model: UnderWayViewModel }>;
  readonly model: Pick<UnderWay, "start" | "stop" | "told"> & UnderWayViewModel;
}

/** What payments under way learn from the screen that they stand on. */
export interface UnderWayAround {
  entries(): readonly FinancialEntry[];
  /** What the provider says of one payment, however it has ended. */
  paymentState(paymentId: string): ReturnType<FinanceStore["paymentState"]>;
  changed(): void;
  leaveFor(address: string): void;
  readonly places: PaymentPlaces;
}

/** The place for payments under way: their code comes with the first that there is. */
export class UnderWaySlot {
  readonly late: LatePart<UnderWayPart>;
  readonly #account: Account;
  readonly #news: AccountNewsPort;
  #stop: (() => void) | undefined;

  constructor(account: Account, news: AccountNewsPort, fetchPart: () => Promise<UnderWayPart>) {
    this.#account = account;
    this.#news = news;
    this.late = new LatePart(fetchPart);
  }

  /**
   * From now on asks what is under way, whenever the account says that something is; `heard` is called when another tab
   * has changed it.
   */
  start(heard: () => void): void {
    const listening = this.#news.heard.subscribe(heard);
    const watching = reaction(
      () => ({ entries: this.#account.entries, is: this.#account.due.underWay > 0 }),
      ({ is }) => {
        // what was shown before is asked about once more: it may have ended in another tab
        if (is || this.late.part !== undefined) void this.ask();
      },
      { fireImmediately: true },
    );
    this.#stop = () => {
      listening.unsubscribe();
      watching();
      this.late.part?.model.stop();
      this.#stop = undefined;
    };
  }

  stop(): void {
    this.#stop?.();
  }

  /** What is under way: the provider is asked, tells, or does not (`undefined`). */
  get payments(): readonly Payment[] | "asking" | undefined {
    const { part, state } = this.late;
    if (part !== undefined) return part.model.told;
    return state === "failed" ? undefined : "asking";
  }

  private async ask(): Promise<void> {
    await this.late.fetch();
    if (this.#stop !== undefined) this.late.part?.model.start();
  }
}
