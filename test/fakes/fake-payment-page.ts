import type { PaymentPagePort } from "#domain/finance/finance.port.ts";

export interface FakePaymentPage extends PaymentPagePort {
  /** Opened addresses, in order. */
  readonly opened: readonly string[];
}

/** Records the payment pages instead of opening them. */
export function fakePaymentPage(): FakePaymentPage {
  const opened: string[] = [];
  return { opened, open: (address) => void opened.push(address) };
}
