import { LOAD_PIN, LOAD_QUEUE } from "#lms/demo/load/load-content.ts";
import type { Przelewy24Simulator } from "#lms/payment/simulator/przelewy24-simulator.ts";
import type { ServiceAnswer } from "#test/sandbox/service-client.ts";
import { RetryingClient } from "./retrying-client.ts";

/** Consent that is given and withdrawn. */
export const TOGGLED_CONSENT = 10;
/** Number of questions about a payment after which it counts as lost. */
const MAX_QUESTIONS = 600;

interface ContinuousWriterOptions {
  readonly customers: readonly number[];
  readonly urls: readonly string[];
  readonly simulator: Przelewy24Simulator;
}

/** Acknowledged writes of a customer. */
export interface AcknowledgedWrites {
  /** Numbers of tickets by their subject, which is the key of the write. */
  readonly tickets: Map<string, number>;
  /** Changes of the consent, and its last value. */
  consentChanges: number;
  isConsentGiven: boolean;
  /** Ids of confirmed payments with their amounts as on the wire. */
  readonly payments: Map<string, string>;
}

/**
 * Writes for one customer after the other until it is ended: requests, changes of a consent, and payments. Each write
 * is repeated with its key until it is acknowledged.
 */
export class ContinuousWriter {
  readonly written = new Map<number, AcknowledgedWrites>();
  readonly #options: ContinuousWriterOptions;
  readonly #client: RetryingClient;
  #isEnded = false;

  constructor(options: ContinuousWriterOptions, index: number) {
    this.#options = options;
    this.#client = new RetryingClient(options.urls, index);
  }

  /** Number of calls whose process was killed before it had answered. */
  get broken(): number {
    return this.#client.broken;
  }

  /** Lets the write that is under way be acknowledged, and no other follow. */
  end(): void {
    this.#isEnded = true;
  }

  async run(): Promise<void> {
    for (const customer of this.#options.customers) {
      if (this.#isEnded) return;
      await this.#client.logIn(String(customer), LOAD_PIN);
      const written: AcknowledgedWrites = {
        tickets: new Map(),
        consentChanges: 0,
        isConsentGiven: false,
        payments: new Map(),
      };
      this.written.set(customer, written);
      for (let round = 0; round < 2 && !this.#isEnded; round += 1) {
        await this.#sendRequest(written);
        await this.#toggleConsent(written);
        await this.#pay(written);
      }
    }
    throw new RangeError("the writer has too few customers");
  }

  #write(key: string, operation: string, fields: string): Promise<ServiceAnswer> {
    return this.#client.call(operation, `<intentId>${key}</intentId>${fields}`);
  }

  async #sendRequest({ tickets }: AcknowledgedWrites): Promise<void> {
    const key = crypto.randomUUID();
    const answers = [key, "Tekst"].map(
      (value, index) => `<item><name>${index === 0 ? "subject" : "text"}</name><value>${value}</value></item>`,
    );
    const fields = `<formId>queue-${LOAD_QUEUE}</formId><answers>${answers.join("")}</answers><files></files>`;
    const answer = await this.#write(key, "registerContactFormSubmission", fields);
    tickets.set(key, Number(answer.one("e:number")));
  }

  async #toggleConsent(written: AcknowledgedWrites): Promise<void> {
    const item = `<item>consent-${TOGGLED_CONSENT}</item>`;
    const [given, withdrawn] = written.isConsentGiven ? ["", item] : [item, ""];
    const fields = `<given>${given}</given><withdrawn>${withdrawn}</withdrawn>`;
    const answer = await this.#write(crypto.randomUUID(), "saveConsentsByCustomerAccount", fields);
    const code = answer.one("e:errorCode");
    if (code !== undefined) throw new Error(`the consent was refused: ${code}`);
    written.consentChanges += 1;
    written.isConsentGiven = !written.isConsentGiven;
  }

  /** Pays the first unpaid invoice, if there is one, and asks until the payment is confirmed. */
  async #pay({ payments }: AcknowledgedWrites): Promise<void> {
    const unpaid = "e:entries/e:item[e:kind='invoice' and e:unpaidAmount!='0.00']";
    const entries = await this.#client.call("getClientFinancialEntries", "");
    const [entryId, amount] = [entries.one(`${unpaid}/e:entryId`), entries.one(`${unpaid}/e:unpaidAmount`)];
    if (entryId === undefined || amount === undefined) return;
    const fields =
      `<entryIds><item>${entryId}</item></entryIds><amount>${amount}</amount>` + "<returnPage>invoice</returnPage>";
    const answer = await this.#write(crypto.randomUUID(), "startPayment", fields);
    const paymentId = answer.one("e:paymentId");
    if (paymentId === undefined) throw new Error(`the payment was refused: ${answer.xml}`);
    await this.#options.simulator.pay(paymentId);
    for (let question = 0; question < MAX_QUESTIONS; question += 1) {
      const state = await this.#client.call("getPaymentState", `<paymentId>${paymentId}</paymentId>`);
      if (state.one("e:state") === "confirmed") return void payments.set(paymentId, amount);
      await new Promise((resolve) => void setTimeout(resolve, 100));
    }
    throw new Error(`the payment ${paymentId} was never confirmed`);
  }
}
