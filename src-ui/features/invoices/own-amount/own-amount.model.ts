import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { sharesOf, type Share } from "#domain/finance/payment-order.ts";
import { decimalOf, type Grosze, type IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { amountOf } from "#domain/validation/index.ts";
import type { Account } from "../account.ts";
import type * as Part from "./own-amount.part.ts";

type OwnAmountPart = typeof Part;

/** What "Inna kwota" needs of the world. */
export interface OwnAmountSurroundings {
  readonly account: Account;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Looks this amount over, and pays it from there. */
  review(amount: Grosze): void;
  /** Fetches the dialog and its form; rejects where they cannot be had. */
  fetchPart(): Promise<OwnAmountPart>;
}

/**
 * Paying an amount of one's own (FIN-05). What was typed stays while the screen does, whether or not its dialog is
 * open.
 */
export class OwnAmount {
  /** `coming`: asked for, and still on its way. */
  state: "closed" | "coming" | "failed" | "open" = "closed";
  part:
    | { readonly Dialog: OwnAmountPart["OwnAmountDialog"]; readonly form: ReturnType<OwnAmountPart["ownAmountForm"]> }
    | undefined = undefined;
  readonly #around: OwnAmountSurroundings;

  constructor(around: OwnAmountSurroundings) {
    this.#around = around;
    makeObservable<this, "come" | "fail">(this, {
      state: observable,
      part: observableRef,
      shares: computed,
      limit: computed,
      open: action,
      close: action,
      come: action,
      fail: action,
    });
  }

  /** All that is owed. */
  get limit(): Grosze {
    return this.#around.account.due.total;
  }

  /** What the amount pays as it is typed, the earliest due date first; empty while it is none. */
  get shares(): readonly Share[] {
    return this.sharesFor(this.part?.form.form.amount ?? "");
  }

  /** Opens the dialog, once its code is there. */
  readonly open = async (): Promise<void> => {
    if (this.state === "coming") return;
    if (this.part !== undefined) {
      this.state = "open";
      return;
    }
    this.state = "coming";
    await this.#around.fetchPart().then(
      (part) => this.come(part),
      () => this.fail(),
    );
  };

  /** Opens the dialog with an amount in it. */
  readonly openWith = async (amount: Grosze): Promise<void> => {
    await this.open();
    this.part?.form.set("amount", decimalOf(amount).replace(".", ","));
  };

  readonly close = (): void => {
    this.state = "closed";
  };

  private come({ OwnAmountDialog, ownAmountForm }: OwnAmountPart): void {
    const form = ownAmountForm({
      idempotencyKeys: this.#around.idempotencyKeys,
      limit: () => this.limit,
      goOn: (typed) => this.goOn(typed),
    });
    this.part = { Dialog: OwnAmountDialog, form };
    this.state = "open";
  }

  private goOn(typed: string): void {
    const amount = amountOf(typed);
    if (amount === undefined) return;
    this.close();
    this.#around.review(amount);
  }

  private fail(): void {
    this.state = "failed";
  }

  private sharesFor(typed: string): readonly Share[] {
    const amount = amountOf(typed);
    return (amount === undefined ? undefined : sharesOf(amount, this.#around.account.due.open)) ?? [];
  }
}
