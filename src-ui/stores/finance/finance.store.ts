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

/** The customer's account with the operator: entries, and payments that are under way. */
export class FinanceStore {
  readonly entries: AsyncValue<readonly FinancialEntry[]>;
  readonly #port: FinancePort;

  constructor(port: FinancePort) {
    this.#port = port;
    this.entries = new AsyncValue(() => port.loadEntries());
  }

  /**
   * Opens a payment at the provider. When it does not open, the entries are asked again beside that, without holding
   * back
   * the answer (`entries.load()` waits for them): they may have changed, and where only the answer was lost, their
   * state
   * is what tells whether the payment was opened.
   */
  async startPayment(order: PaymentOrder): Promise<Result<StartedPayment, PaymentRefusal | TransportFailure>> {
    const result = await this.#port.startPayment(order);
    if (!result.ok) void this.entries.reload();
    return result;
  }

  /** Waits for the entries that are being read. Resolves with `undefined` when they could not be read. */
  async loadedEntries(): Promise<readonly FinancialEntry[] | undefined> {
    await this.entries.load();
    return this.entries.state.status === "ready" ? this.entries.state.value : undefined;
  }

  /** What the provider says of a payment; never what an address says (FIN-05). */
  paymentState(paymentId: string): Promise<Result<Payment | undefined, TransportFailure>> {
    return this.#port.paymentState(paymentId);
  }
}
