import { reaction } from "mobx";
import type { ComponentType } from "react";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { LatePart } from "#ui/stores/late-part.ts";
import type { Payouts } from "./payout.model.ts";
import type { PayoutDialogModel } from "./payout-dialog.view.tsx";
import type { PayoutsViewModel } from "./payout.view.tsx";

/** What the composition makes of paying an overpayment out. */
export interface PayoutPart {
  readonly View: ComponentType<{ readonly model: PayoutsViewModel }>;
  /** Drawn outside of the panel, whose colours are its own. */
  readonly Dialog: ComponentType<{ readonly model: PayoutDialogModel }>;
  readonly model: Pick<Payouts, "start"> & PayoutsViewModel;
}

/** What it learns from the screen that it stands on. */
export interface PayoutAround {
  /** By how much the account is overpaid. */
  balance(): Grosze;
  /** The account has changed: everything that shows it reads it anew. */
  changed(): void;
}

/** The place for paying an overpayment out: its code comes with the first overpayment. */
export class PayoutSlot {
  readonly late: LatePart<PayoutPart>;
  readonly #isOverpaid: () => boolean;
  #stop: (() => void) | undefined;

  constructor(isOverpaid: () => boolean, fetchPart: () => Promise<PayoutPart>) {
    this.#isOverpaid = isOverpaid;
    this.late = new LatePart(fetchPart);
  }

  start(): void {
    this.#stop = reaction(
      this.#isOverpaid,
      (is) => {
        if (is) void this.open();
      },
      { fireImmediately: true },
    );
  }

  /** Fetches it, at first or after that has failed. */
  async open(): Promise<void> {
    await this.late.fetch();
    this.late.part?.model.start();
  }

  stop(): void {
    this.#stop?.();
  }
}
