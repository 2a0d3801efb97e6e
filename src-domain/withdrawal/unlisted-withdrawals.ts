import { servicesOfNumber, type Product } from "../products/index.ts";
import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import { withdrawnNumberOf, type Withdrawal } from "./withdrawal.ts";

/** Withdrawal from a contract or an order that no service names any more. */
export interface UnlistedWithdrawal {
  readonly receipt: string;
  /** Number of the contract or order. */
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
      (statement) =>
        statement.state === "accepted" && servicesOfNumber(products, withdrawnNumberOf(statement)).length === 0,
    )
    .map((statement) => ({
      receipt: statement.number,
      number: withdrawnNumberOf(statement),
      services: statement.withdrawnServices ?? [],
      withdrawnOn: warsawDateAt(statement.receivedAt),
    }));
}
