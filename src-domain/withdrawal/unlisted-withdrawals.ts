import { servicesOfNumber, type Product } from "../products/index.ts";
import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** Withdrawal from a contract or an order that no service names any more. */
export interface UnlistedWithdrawal {
  readonly receipt: string;
  /** Number of the contract or order, as the customer typed it. */
  readonly number: string;
  readonly services: readonly string[];
  readonly withdrawnOn: WarsawDate;
}

/**
 * Lists the accepted withdrawals whose contract is not among those of the services: the former tariff is restored, and
 * its service has the former contract again (CONSENT-08).
 */
export function unlistedWithdrawals(
  withdrawals: readonly Withdrawal[],
  products: readonly Product[],
): readonly UnlistedWithdrawal[] {
  return withdrawals
    .filter(
      ({ state, contractNumber }) => state === "accepted" && servicesOfNumber(products, contractNumber).length === 0,
    )
    .map(({ number: receipt, contractNumber: number, withdrawnServices: services = [], receivedAt }) => ({
      receipt,
      number,
      services,
      withdrawnOn: warsawDateAt(receivedAt),
    }));
}
