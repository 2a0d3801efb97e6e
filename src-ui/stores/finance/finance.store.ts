import type {
  FinancePort,
  FinancialEntry,
  Payment,
  PaymentOrder,
  PaymentRefusal,
  StartedPayment,
} from "#domain/finance/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Financial entries and payments of the customer. */
export class FinanceStore {
  readonly entries: AsyncValue<readonly FinancialEntry[]>;
  readonly #port: FinancePort;

  constructor(port: FinancePort) {
    this.#port = port;
    this.entries = new AsyncValue(() => port.loadEntries());
  }

  /**
   * Starts a payment on the server. On failure, also reloads the entries without delaying the result
   * (`entries.load()` waits for them): if only the response was lost, the state of the entries shows whether the
   * payment was started.
   */
  async startPayment(order: PaymentOrder): Promise<Result<StartedPayment, PaymentRefusal | TransportFailure>> {
    const result = await this.#port.startPayment(order);
    if (!result.ok) void this.entries.reload();
    return result;
  }

  /** Waits for the running load of the entries. Resolves with `undefined` when they could not be read. */
  async loadedEntries(): Promise<readonly FinancialEntry[] | undefined> {
    await this.entries.load();
    return this.entries.state.status === "ready" ? this.entries.state.value : undefined;
  }

  /** Returns the state of a payment as known to the server; addresses are not trusted (FIN-05). */
  paymentState(paymentId: string): Promise<Result<Payment | undefined, TransportFailure>> {
    return this.#port.paymentState(paymentId);
  }
}
