import { asCount, asRecord, asText } from "../../scripts/json.ts";
import {
  GatewayError,
  type GatewayOrder,
  type GatewayTransaction,
  type GatewayVerification,
  type PaymentGateway,
} from "#lms/payment/payment-gateway.ts";

/** Gateway in memory. */
export class FakePaymentGateway implements PaymentGateway {
  readonly name = "Bramka";
  isSilent = false;
  refusesVerification = false;
  readonly #transactions = new Map<string, GatewayTransaction>();

  async register({ paymentId, amount }: GatewayOrder): Promise<string> {
    this.#respond();
    const orderId = this.#transactions.size + 1;
    this.#transactions.set(paymentId, { paymentId, orderId, amount, currency: "PLN", state: "unpaid" });
    return Promise.resolve(`https://pay.example/${paymentId}`);
  }

  readNotification(body: string): GatewayTransaction | undefined {
    const { paymentId, orderId, amount, currency, sign } = asRecord(JSON.parse(body));
    const read = { paymentId: asText(paymentId), orderId: asCount(orderId), amount: asCount(amount) };
    return sign === "right" ? { ...read, currency: asText(currency), state: "paid" } : undefined;
  }

  async find(paymentId: string): Promise<GatewayTransaction | undefined> {
    this.#respond();
    return Promise.resolve(this.#transactions.get(paymentId));
  }

  async verify({ paymentId, orderId, amount }: GatewayVerification): Promise<boolean> {
    this.#respond();
    const transaction = this.#transactions.get(paymentId);
    const isSame = transaction?.orderId === orderId && transaction.amount === amount;
    if (!isSame || transaction.state !== "paid" || this.refusesVerification) return Promise.resolve(false);
    this.set(paymentId, "verified");
    return Promise.resolve(true);
  }

  async isAccessGranted(): Promise<boolean> {
    this.#respond();
    return Promise.resolve(true);
  }

  /** Sets the state of a payment at the gateway. */
  set(paymentId: string, state: GatewayTransaction["state"]): void {
    const transaction = this.#transactions.get(paymentId);
    if (transaction !== undefined) this.#transactions.set(paymentId, { ...transaction, state });
  }

  /** Returns the notification of a payment. */
  notificationOf(paymentId: string, changes: Readonly<Record<string, string | number>> = {}): string {
    return JSON.stringify({ ...this.#transactions.get(paymentId), sign: "right", ...changes });
  }

  #respond(): void {
    if (this.isSilent) throw new GatewayError("silent");
  }
}
