import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Przelewy24Settings } from "../przelewy24/przelewy24-settings.ts";
import { przelewy24Sign } from "../przelewy24/przelewy24-sign.ts";
import type { SimulatedPayment, SimulatorBehaviour } from "./simulated-payment.ts";
import { simulatorApp } from "./simulator-app.ts";

/** Payment method of the simulator: BLIK. */
const METHOD_ID = 154;

/** Access data of the simulator. */
const ACCESS = { merchantId: 100_001, posId: 100_001, crc: "simulated-crc", apiKey: "simulated-key" } as const;

/**
 * Simulator of the REST API of Przelewy24, as their public documentation describes it, for the demo and for tests. It
 * takes no money.
 */
export class Przelewy24Simulator {
  readonly behaviour: SimulatorBehaviour = { sendsNotifications: true, refusesVerification: false, isDown: false };
  readonly #payments = new Map<string, SimulatedPayment>();
  #server: Server | undefined;
  #address = "";

  /** Settings with which the gateway reaches the simulator. */
  get settings(): Przelewy24Settings {
    return { ...ACCESS, address: this.#address };
  }

  /** Host of the payment page with its port. */
  get host(): string {
    return new URL(this.#address).host;
  }

  /** Starts on a free port. */
  async start(): Promise<void> {
    const app = simulatorApp(this.#payments, this.behaviour, {
      access: ACCESS,
      pay: (payment) => this.pay(payment.sessionId),
    });
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    this.#server = server;
    await new Promise<void>((started) => server.listen(0, "127.0.0.1", () => started()));
    const address = server.address();
    this.#address = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** Returns a registered payment. */
  payment(sessionId: string): SimulatedPayment | undefined {
    return this.#payments.get(sessionId);
  }

  /** Lets the customer pay, and sends the notification. Resolves when the portal has answered it. */
  async pay(sessionId: string): Promise<void> {
    const payment = this.#payments.get(sessionId);
    if (payment?.status !== 0) return;
    payment.status = 1;
    if (this.behaviour.sendsNotifications) await this.notify(sessionId);
  }

  /** Sends the notification of a payment once more, as Przelewy24 does without a verification. */
  async notify(sessionId: string): Promise<number> {
    const payment = this.#payments.get(sessionId);
    if (payment === undefined) throw new RangeError("the payment was not registered");
    const headers = { "Content-Type": "application/json" };
    const body = this.notificationOf(sessionId);
    return fetch(payment.urlStatus, { method: "POST", headers, body }).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** Returns the notification of a payment; `changes` are signed as well. */
  notificationOf(sessionId: string, changes: Readonly<Record<string, string | number>> = {}): string {
    const payment = this.#payments.get(sessionId);
    const signed = {
      merchantId: ACCESS.merchantId,
      posId: ACCESS.posId,
      sessionId,
      amount: payment?.amount ?? 0,
      originAmount: payment?.amount ?? 0,
      currency: payment?.currency ?? "PLN",
      orderId: payment?.orderId ?? 0,
      methodId: METHOD_ID,
      statement: `p24-${payment?.orderId ?? 0}`,
      ...changes,
    };
    return JSON.stringify({ ...signed, sign: przelewy24Sign(signed, ACCESS.crc) });
  }
}
