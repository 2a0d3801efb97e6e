import { allVisibleProducts, type Product } from "../products/index.ts";
import { isSameNumber, type Withdrawal } from "../withdrawal/index.ts";

/** Numbers of an order. */
interface NumberedOrder {
  readonly offerId: string;
  readonly processNumber?: string | undefined;
}

/** What may still be owed after the withdrawal from an order. */
export interface OwedAfterWithdrawal {
  /** Equipment of the customer's, to send back. */
  readonly equipment: boolean;
  /** Money of the operator's, to refund. */
  readonly refund: boolean;
}

/**
 * Returns what may be owed after the withdrawal from an order: all that the statements of the customer do not exclude. No
 * money is owed if no service of the order has worked and no fee was paid.
 */
export function owedAfterWithdrawal(
  { offerId, processNumber }: NumberedOrder,
  withdrawals: readonly Withdrawal[],
  products: readonly Product[],
): OwedAfterWithdrawal {
  const isOfOrder = (number: string): boolean =>
    [offerId, processNumber].some((own) => own !== undefined && isSameNumber(own, number));
  const ordered = allVisibleProducts(products).filter(
    ({ orderNumber }) => orderNumber !== undefined && isOfOrder(orderNumber),
  );
  const statements = withdrawals.filter(
    ({ state, contractNumber: named }) =>
      state === "accepted" &&
      (isOfOrder(named) ||
        ordered.some(({ contractNumber }) => contractNumber !== undefined && isSameNumber(contractNumber, named))),
  );
  if (statements.length === 0) return { equipment: true, refund: true };
  const hasWorked = ordered.some(
    ({ activatedOn, contractStart }) => activatedOn !== undefined || contractStart !== undefined,
  );
  const equipment = statements.some(({ returnedEquipment }) => returnedEquipment?.length !== 0);
  const refund = statements.some(
    ({ refundedFees, usedDaysCost, restoredServices }) =>
      refundedFees !== 0 || usedDaysCost !== 0 || restoredServices?.length !== 0,
  );
  return { equipment, refund: equipment || hasWorked || refund };
}
