import { sumOf } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./entry.ts";
import type { PaymentOrder, PaymentState } from "./payment.ts";

/** The order to pay what is left of these entries, all of it (FIN-05). `intentId`: made when the choice opened. */
export function orderFor(entries: readonly FinancialEntry[], intentId: string, returnPage: string): PaymentOrder {
  return {
    intentId,
    entryIds: entries.map((entry) => entry.entryId),
    amount: sumOf(entries.map((entry) => entry.unpaidAmount)),
    returnPage,
  };
}

/** Whether a payment has come to an end and need not be asked about again (FIN-05). */
export function settled(state: PaymentState): boolean {
  switch (state) {
    case "confirmed":
    case "rejected":
    case "abandoned":
      return true;
    case "started":
    case "processing":
      return false;
  }
}

/** Often while the customer looks on, seldom later, and given up after a minute: the bank then takes its time. */
const POLLS_MS: readonly number[] = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 10_000, 10_000, 10_000];

/**
 * How long to wait before a payment's state is asked for again, ms. `attempt` counts the answers that were not settled,
 * from 0; `undefined`: do not ask again by itself.
 */
export function nextPoll(attempt: number): number | undefined {
  return POLLS_MS[attempt];
}
