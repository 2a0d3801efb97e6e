import { reaction } from "mobx";
import type { AbandonPaymentOrder, AbandonPaymentRefusal, OpenPayment } from "#domain/finance/open-payment.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Unfinished payments of this account. */
export class OpenPaymentsStore {
  readonly payments: AsyncValue<readonly OpenPayment[]>;
  readonly #port: OpenPaymentsPort;
  #followers = 0;
  #stopReading: (() => void) | undefined;

  constructor(port: OpenPaymentsPort) {
    this.#port = port;
    this.payments = new AsyncValue(() => port.load());
  }

  /** Unfinished payments; `undefined` unless all of them were read: then nothing may be said about any of them. */
  get complete(): readonly OpenPayment[] | undefined {
    return this.payments.isIncomplete ? undefined : this.payments.known;
  }

  /**
   * Reads the payments now and whenever the entries change, until the returned function is called. Concurrent callers
   * share the reads.
   */
  followEntries(entries: Pick<AsyncValue<unknown>, "known">): () => void {
    this.#followers += 1;
    this.#stopReading ??= reaction(
      () => entries.known,
      () => void this.payments.reload(),
      { fireImmediately: true },
    );
    return () => {
      this.#followers -= 1;
      if (this.#followers > 0) return;
      this.#stopReading?.();
      this.#stopReading = undefined;
    };
  }

  /** Cancels a payment (FIN-05). The use case re-reads the outcome. */
  abandon(order: AbandonPaymentOrder): Promise<Result<"abandoned", AbandonPaymentRefusal | TransportFailure>> {
    return this.#port.abandon(order);
  }
}
