import type { PaymentPagePort } from "#domain/finance/finance.port.ts";

/** Opens the payment page in this window; it replaces the portal. */
export class BrowserPaymentPageAdapter implements PaymentPagePort {
  readonly #location: Pick<Location, "assign">;

  constructor(location: Pick<Location, "assign">) {
    this.#location = location;
  }

  open(address: string): void {
    this.#location.assign(address);
  }
}
