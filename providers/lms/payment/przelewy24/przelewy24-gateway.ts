import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";
import {
  GatewayError,
  PAYMENT_CURRENCY,
  type GatewayOrder,
  type GatewayState,
  type GatewayTransaction,
  type GatewayVerification,
  type PaymentGateway,
} from "../payment-gateway.ts";
import { readPrzelewy24Notification, wholeNumberIn } from "./przelewy24-notification.ts";
import type { Przelewy24Settings } from "./przelewy24-settings.ts";
import { przelewy24Sign } from "./przelewy24-sign.ts";

/** Time after which a call of Przelewy24 fails, ms. */
const TIMEOUT_MS = 8_000;
/** States by the number that Przelewy24 has for them. */
const STATES: readonly GatewayState[] = ["unpaid", "paid", "verified", "returned"];
/** Longest texts of a registration. */
const LONGEST = { description: 1_024, email: 50 } as const;

/** Returns the address of a registration. A part of a long address may be the address of another person. */
const emailOf = ({ email, operatorEmail }: GatewayOrder): string =>
  email === undefined || email.length > LONGEST.email ? operatorEmail : email;

interface Przelewy24Call {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly body?: JsonRecord;
}

interface Przelewy24Answer {
  readonly status: number;
  readonly data: JsonRecord;
}

/** Payments by the REST API of Przelewy24, version 1. */
export class Przelewy24Gateway implements PaymentGateway {
  readonly name = "Przelewy24";
  readonly #settings: Przelewy24Settings;
  readonly #limitTime: () => AbortSignal;

  /** `limitTime` returns a signal that ends a call. */
  constructor(settings: Przelewy24Settings, limitTime: () => AbortSignal = () => AbortSignal.timeout(TIMEOUT_MS)) {
    this.#settings = settings;
    this.#limitTime = limitTime;
  }

  async register(order: GatewayOrder): Promise<string> {
    const { merchantId, posId, crc, address } = this.#settings;
    const { paymentId: sessionId, amount } = order;
    const { status, data } = await this.#call({
      method: "POST",
      path: "transaction/register",
      body: {
        merchantId,
        posId,
        sessionId,
        amount,
        currency: PAYMENT_CURRENCY,
        description: order.description.slice(0, LONGEST.description),
        email: emailOf(order),
        country: "PL",
        language: "pl",
        urlReturn: order.returnAddress,
        urlStatus: order.notificationAddress,
        timeLimit: order.payableMinutes,
        encoding: "UTF-8",
        sign: przelewy24Sign({ sessionId, merchantId, amount, currency: PAYMENT_CURRENCY }, crc),
      },
    });
    const token = jsonText(data["token"]);
    if (status !== 200 || token === "") throw new GatewayError(`Przelewy24 has refused a registration (${status})`);
    return `${address}/trnRequest/${encodeURIComponent(token)}`;
  }

  readNotification(body: string): GatewayTransaction | undefined {
    return readPrzelewy24Notification(body, this.#settings);
  }

  async find(paymentId: string): Promise<GatewayTransaction | undefined> {
    const path = `transaction/by/sessionId/${encodeURIComponent(paymentId)}`;
    const { status, data } = await this.#call({ method: "GET", path });
    if (status === 404) return undefined;
    const [amount, state] = [wholeNumberIn(data, "amount"), STATES[wholeNumberIn(data, "status") ?? -1]];
    if (status !== 200 || amount === undefined || state === undefined || data["sessionId"] !== paymentId)
      throw new GatewayError(`Przelewy24 has not described a transaction (${status})`);
    // A payment that was not paid yet has no number.
    const orderId = wholeNumberIn(data, "orderId") ?? 0;
    return { paymentId, orderId, amount, currency: jsonText(data["currency"]), state };
  }

  async verify({ paymentId: sessionId, orderId, amount }: GatewayVerification): Promise<boolean> {
    const { merchantId, posId, crc } = this.#settings;
    const currency = PAYMENT_CURRENCY;
    const sign = przelewy24Sign({ sessionId, orderId, amount, currency }, crc);
    const { status, data } = await this.#call({
      method: "PUT",
      path: "transaction/verify",
      body: { merchantId, posId, sessionId, amount, currency, orderId, sign },
    });
    if (status === 400) return false;
    if (status !== 200) throw new GatewayError(`Przelewy24 has not verified a transaction (${status})`);
    return data["status"] === "success";
  }

  async isAccessGranted(): Promise<boolean> {
    const { status } = await this.#call({ method: "GET", path: "testAccess" });
    if (status !== 200 && status !== 401) throw new GatewayError(`Przelewy24 has answered with ${status}`);
    return status === 200;
  }

  async #call({ method, path, body }: Przelewy24Call): Promise<Przelewy24Answer> {
    const { address, posId, apiKey } = this.#settings;
    try {
      const response = await fetch(`${address}/api/v1/${path}`, {
        method,
        headers: {
          Authorization: `Basic ${Buffer.from(`${posId}:${apiKey}`).toString("base64")}`,
          ...(body && { "Content-Type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "error",
        signal: this.#limitTime(),
      });
      const content: unknown = await response.json();
      const data = isJsonRecord(content) ? content["data"] : undefined;
      return { status: response.status, data: isJsonRecord(data) ? data : {} };
    } catch {
      // The messages of the errors may have addresses with ids of payments.
      throw new GatewayError("Przelewy24 does not respond, or with something else than JSON");
    }
  }
}
