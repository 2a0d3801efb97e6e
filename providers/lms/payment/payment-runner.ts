import type { LmsDatabase } from "../database/lms-database.ts";
import { takePaymentsToAsk } from "../state/payment.repository.ts";
import type { PaymentSettler } from "./payment-settler.ts";

/** Time between two looks for unfinished payments, ms. */
const LOOK_MS = 15_000;
/** Time between two questions about the same payment, ms. */
const ASK_AGAIN_MS = 60_000;
/** Most payments of one look. */
const MAX_PAYMENTS = 20;

export interface PaymentRunnerDependencies {
  readonly database: LmsDatabase;
  readonly settler: Pick<PaymentSettler, "ask">;
  readonly now: () => number;
  readonly logFailure: (error: unknown) => void;
}

/** Asks the gateway about unfinished payments from time to time: a notification may be lost. */
export class PaymentRunner {
  readonly #dependencies: PaymentRunnerDependencies;
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> | undefined;
  #isClosed = false;

  constructor(dependencies: PaymentRunnerDependencies) {
    this.#dependencies = dependencies;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
    this.#timer.unref();
  }

  /** Asks about the payments that are due. While a look goes on, no other one starts. */
  look(): Promise<void> {
    this.#run ??= this.#askAll()
      .catch(this.#dependencies.logFailure)
      .finally(() => (this.#run = undefined));
    return this.#run;
  }

  /** Ends the looks and waits for the question that is being asked; no other one follows. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#run;
  }

  async #askAll(): Promise<void> {
    if (this.#isClosed) return;
    const { database, settler, now, logFailure } = this.#dependencies;
    const at = now();
    const due = await takePaymentsToAsk(database, { now: at, askedBefore: at - ASK_AGAIN_MS, limit: MAX_PAYMENTS });
    for (const paymentId of due) {
      if (this.#isClosed) return;
      await settler.ask(paymentId).catch(logFailure);
    }
  }
}
