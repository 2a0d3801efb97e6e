import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GatewayError, type GatewayState, type PaymentGateway } from "#lms/payment/payment-gateway.ts";

/** Gateway under test, and control of its other side. */
export interface GatewayHarness {
  readonly gateway: PaymentGateway;
  /** Sets the state of a payment at the gateway. */
  set(paymentId: string, state: GatewayState): void;
  /** Returns the notification of a payment with changed values, which are signed as well. */
  notificationOf(paymentId: string, changes?: Readonly<Record<string, string | number>>): string;
  refuseVerifications(): void;
  /** Lets the gateway answer no more calls. */
  silence(): void;
  close(): void;
}

/** Payment that the contract registers. */
export const GATEWAY_ORDER = {
  paymentId: "0b7e5d1c9a2f48360c4b17ae",
  amount: 12_499,
  description: "Klient 1001, faktura 12/11/2026",
  email: "anna.zielinska@poczta.example",
  operatorEmail: "platnosci@jodla.example",
  returnAddress: "https://ebok.example/paymentComplete/invoice?paymentId=0b7e5d1c9a2f48360c4b17ae",
  notificationAddress: "https://ebok.example/service/payments/notification",
  payableMinutes: 20,
} as const;
const { paymentId, amount } = GATEWAY_ORDER;

/** Rules of a payment gateway. */
export function paymentGatewayContract(name: string, open: () => Promise<GatewayHarness>): void {
  describe(`PaymentGateway: ${name}`, () => {
    let harness: GatewayHarness;
    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.close());

    const orderId = async (): Promise<number> => (await harness.gateway.find(paymentId))?.orderId ?? 0;

    it("(part of LMS-39) registers a payment and returns the address of its page", async () => {
      expect(await harness.gateway.find(paymentId)).toBeUndefined();
      const address = await harness.gateway.register(GATEWAY_ORDER);
      expect(URL.canParse(address)).toBe(true);
      expect(await harness.gateway.find(paymentId)).toMatchObject({ amount, currency: "PLN", state: "unpaid" });
    });

    it("(part of LMS-39) reads a notification with a right sign", async () => {
      await harness.gateway.register(GATEWAY_ORDER);
      const read = harness.gateway.readNotification(harness.notificationOf(paymentId));
      const expected = { paymentId, amount, currency: "PLN", state: "paid", orderId: await orderId() };
      expect(read).toEqual(expected);
      const changed = harness.notificationOf(paymentId, { amount: 1, currency: "EUR" });
      expect(harness.gateway.readNotification(changed)).toMatchObject({ amount: 1, currency: "EUR" });
    });

    it("(part of LMS-40) refuses a notification with a wrong sign", async () => {
      await harness.gateway.register(GATEWAY_ORDER);
      const forged = JSON.stringify({ ...JSON.parse(harness.notificationOf(paymentId)), sign: "0".repeat(96) });
      expect(harness.gateway.readNotification(forged)).toBeUndefined();
    });

    it("(part of LMS-39) verifies a paid payment once, with the same amount and number", async () => {
      await harness.gateway.register(GATEWAY_ORDER);
      const verification = { paymentId, amount, orderId: await orderId() };
      expect(await harness.gateway.verify(verification)).toBe(false);
      harness.set(paymentId, "paid");
      expect(await harness.gateway.verify({ ...verification, amount: amount - 1 })).toBe(false);
      expect(await harness.gateway.verify({ ...verification, orderId: 9 })).toBe(false);
      expect(await harness.gateway.verify(verification)).toBe(true);
      expect(await harness.gateway.verify(verification)).toBe(false);
      expect(await harness.gateway.find(paymentId)).toMatchObject({ state: "verified" });
      harness.set(paymentId, "returned");
      expect(await harness.gateway.find(paymentId)).toMatchObject({ state: "returned" });
    });

    it("(part of LMS-39) returns false for a refused verification", async () => {
      await harness.gateway.register(GATEWAY_ORDER);
      harness.set(paymentId, "paid");
      harness.refuseVerifications();
      expect(await harness.gateway.verify({ paymentId, amount, orderId: await orderId() })).toBe(false);
    });

    it("(part of LMS-39) rejects when the gateway does not respond in time", async () => {
      expect(await harness.gateway.isAccessGranted()).toBe(true);
      harness.silence();
      const verification = { paymentId, amount, orderId: 1 };
      await expect(harness.gateway.register(GATEWAY_ORDER)).rejects.toThrow(GatewayError);
      await expect(harness.gateway.find(paymentId)).rejects.toThrow(GatewayError);
      await expect(harness.gateway.verify(verification)).rejects.toThrow(GatewayError);
    });
  });
}
