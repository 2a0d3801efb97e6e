import { describe, expect, it } from "vitest";
import type { PaymentPagePort } from "#domain/finance/finance.port.ts";

/** A window, and the addresses that it was led to. */
export type MakePaymentPage = () => { readonly port: PaymentPagePort; readonly opened: () => readonly string[] };

/** What every `PaymentPagePort` keeps to. */
export function paymentPagePortContract(name: string, make: MakePaymentPage): void {
  describe(`PaymentPagePort: ${name}`, () => {
    it("opens exactly the address, once for each call", () => {
      const { port, opened } = make();
      expect(opened()).toEqual([]);
      port.open("https://pay.example/p?id=1#x");
      expect(opened()).toEqual(["https://pay.example/p?id=1#x"]);
    });
  });
}
