import type { LmsDatabase, LmsQueries } from "../database/lms-database.ts";
import { paymentText } from "../notify/message-texts.ts";
import type { OutboxRunner } from "../notify/outbox-runner.ts";
import { storeNotice } from "../notify/store-notice.ts";
import {
  confirmPortalPayment,
  findPortalPayment,
  lockPortalPayment,
  setPortalPaymentState,
} from "../state/payment.repository.ts";
import { importPayment } from "./import-payment.ts";
import { GatewayError, PAYMENT_CURRENCY, type GatewayTransaction } from "./payment-gateway.ts";
import { ENDED_AFTER_MS, type PortalPayment } from "./portal-payment.ts";
import type { PaymentSettings } from "./payment-settings.ts";

/** Writes of this process that wait for the gateway at the same time; a process has ten connections. */
const MAX_WRITES = 4;

export interface PaymentSettlerDependencies {
  readonly database: LmsDatabase;
  readonly settings: PaymentSettings;
  readonly outbox: OutboxRunner | undefined;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Result of a notification. `later`: the gateway has to repeat it. */
export type NotificationResult = "accepted" | "refused" | "later";

/** Brings payments to their end: by notifications of the gateway, and by questions to it where one was lost. */
export class PaymentSettler {
  readonly settings: PaymentSettings;
  readonly #dependencies: PaymentSettlerDependencies;
  #writes = 0;

  constructor(dependencies: PaymentSettlerDependencies) {
    this.settings = dependencies.settings;
    this.#dependencies = dependencies;
  }

  /**
   * Asks the gateway within the transaction of a write. Rejects at once if this process already does so several times:
   * a gateway that does not respond must not take all connections to the database.
   */
  async askDuringWrite<Value>(question: () => Promise<Value>): Promise<Value> {
    if (this.#writes >= MAX_WRITES) throw new GatewayError("too many writes wait for the gateway");
    this.#writes += 1;
    try {
      return await question();
    } finally {
      this.#writes -= 1;
    }
  }

  /** Accepts a notification, verifies the payment and adds it to the import of LMS, once however often it comes. */
  async acceptNotification(body: string): Promise<NotificationResult> {
    const transaction = this.settings.gateway.readNotification(body);
    if (transaction === undefined) return this.#refuse("A notification about a payment is not signed by the gateway.");
    return this.#acceptPaid(transaction);
  }

  /** Asks the gateway about a payment and applies the response. Rejects if it does not respond. */
  async ask(paymentId: string): Promise<void> {
    const transaction = await this.settings.gateway.find(paymentId);
    switch (transaction?.state) {
      case "paid":
        await this.#acceptPaid(transaction);
        return;
      case "verified":
        await this.#acceptVerified(transaction);
        return;
      case "returned":
        await this.#end(paymentId, true);
        return;
      case "unpaid":
      case undefined:
        await this.#end(paymentId, false);
        return;
    }
  }

  async #acceptPaid(transaction: GatewayTransaction): Promise<NotificationResult> {
    const { paymentId, orderId, amount } = transaction;
    const begun = await this.#begin(transaction);
    if (begun !== "later") return begun;
    const { gateway } = this.settings;
    if (await gateway.verify({ paymentId, orderId, amount })) return this.#book(transaction);
    // A verification whose response was lost is refused when it is repeated.
    const found = await gateway.find(paymentId);
    if (found?.state === "verified") return this.#acceptVerified(found);
    this.#log(`The gateway refuses to verify the payment ${paymentId}.`);
    return "later";
  }

  async #acceptVerified(transaction: GatewayTransaction): Promise<NotificationResult> {
    const begun = await this.#begin(transaction);
    return begun === "later" ? this.#book(transaction) : begun;
  }

  /**
   * Marks a payment as processing, so that it can be neither abandoned nor paid once more. Returns `later` if it has to
   * be verified and booked.
   */
  #begin(transaction: GatewayTransaction): Promise<NotificationResult> {
    const { database, now } = this.#dependencies;
    const { paymentId } = transaction;
    return database.inTransaction(async (queries) => {
      const payment = await lockPortalPayment(queries, paymentId);
      if (payment === undefined) return this.#refuse(`The gateway has a payment ${paymentId} that is not stored here.`);
      if (payment.state === "confirmed") return "accepted";
      if (payment.state !== "processing") await setPortalPaymentState(queries, paymentId, "processing", now());
      if (payment.amount === transaction.amount && transaction.currency === PAYMENT_CURRENCY) return "later";
      return this.#refuse(`The payment ${paymentId} has another amount or currency at the gateway.`);
    });
  }

  #book({ paymentId, orderId }: GatewayTransaction): Promise<NotificationResult> {
    const { database, outbox, now } = this.#dependencies;
    const { source, gateway } = this.settings;
    return database
      .inTransaction(async (queries): Promise<NotificationResult> => {
        const payment = await lockPortalPayment(queries, paymentId);
        if (payment === undefined || payment.state === "confirmed") return "accepted";
        const at = now();
        const importId = await importPayment(queries, { payment, orderId, gateway: gateway.name, source, now: at });
        await confirmPortalPayment(queries, paymentId, { orderId, importId, now: at });
        await storeNotice(outbox, queries, payment.account, paymentText(payment.amount, paymentId));
        return "accepted";
      })
      .finally(() => outbox?.wake());
  }

  /**
   * Ends a payment of which the gateway has no money, after its time or because it was returned. An abandoned one stays
   * abandoned, with the time of this answer.
   */
  #end(paymentId: string, isReturned: boolean): Promise<void> {
    const { database, now } = this.#dependencies;
    return database.inTransaction(async (queries) => {
      const payment = await lockPortalPayment(queries, paymentId);
      if (payment === undefined || payment.state === "confirmed" || payment.state === "rejected") return;
      if (!isReturned && payment.startedAt + ENDED_AFTER_MS > now()) return;
      const isAbandoned = payment.state === "abandoned" || (payment.state === "started" && !isReturned);
      await setPortalPaymentState(queries, paymentId, isAbandoned ? "abandoned" : "rejected", now());
    });
  }

  #refuse(line: string): NotificationResult {
    this.#log(line);
    return "refused";
  }

  #log(line: string): void {
    const { log, now } = this.#dependencies;
    log(`${new Date(now()).toISOString()} ${line}`);
  }
}

/** Returns true for a payment whose end is not known yet. */
export const isUnfinished = ({ state }: Pick<PortalPayment, "state">): boolean =>
  state === "started" || state === "processing";

/** Returns the payment of an account; `undefined` for an unknown one and one of another account. */
export async function findOwnPayment(
  queries: LmsQueries,
  account: number,
  paymentId: string,
): Promise<PortalPayment | undefined> {
  const payment = await findPortalPayment(queries, paymentId);
  return payment?.account === account ? payment : undefined;
}
