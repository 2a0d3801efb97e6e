import { describe, expect, it } from "vitest";
import type { PaymentPagePort } from "#domain/finance/finance.port.ts";

/** Window with the addresses that it has opened. */
export type MakePaymentPage = () => { readonly port: PaymentPagePort; readonly opened: () => readonly string[] };

/** Runs the contract suite of `PaymentPagePort`. */
export function paymentPagePortContract(name: string, make: MakePaymentPage): void {
  describe(`PaymentPagePort: ${name}`, () => {
    it("opens the exact address of a payment page once per call", () => {
      const { port, opened } = make();
      expect(opened()).toEqual([]);
      port.open("https://pay.example/p?id=1#x");
      expect(opened()).toEqual(["https://pay.example/p?id=1#x"]);
    });
  });
}
