import { allVisibleProducts, type Product } from "../products/index.ts";
import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import { isSameNumber, type Withdrawal } from "../withdrawal/index.ts";

/** Order as far as a statement of withdrawal names it. */
interface WithdrawnOrder {
  readonly offerId: string;
  readonly processNumber?: string | undefined;
  readonly withdrawnOn?: WarsawDate | undefined;
  readonly products?: readonly { readonly name: string }[] | undefined;
  /** Names of the equipment that comes with it; `undefined`: not known. */
  readonly equipment?: readonly string[] | undefined;
}

/** Duties that may be left after the withdrawal from an order. */
export interface OwedAfterWithdrawal {
  /** Equipment of the customer's, to send back. */
  readonly equipment: boolean;
  /** Money of the operator's, to refund. */
  readonly refund: boolean;
}

/** Returns true for a statement of the day of the withdrawal about services of the order, as by an extended contract. */
function coversOrder(
  { withdrawnServices = [], receivedAt }: Withdrawal,
  { withdrawnOn, products = [] }: WithdrawnOrder,
): boolean {
  const isOfOrder = (service: string): boolean => products.some(({ name }) => name === service);
  return warsawDateAt(receivedAt) === withdrawnOn && withdrawnServices.length > 0 && withdrawnServices.every(isOfOrder);
}

/**
 * Returns what may be owed after the withdrawal from an order: all that the statements of the customer do not exclude. No
 * money is owed if no service of the order has worked and no fee was paid.
 */
export function owedAfterWithdrawal(
  order: WithdrawnOrder,
  withdrawals: readonly Withdrawal[],
  products: readonly Product[],
): OwedAfterWithdrawal {
  const { offerId, processNumber } = order;
  const isOfOrder = (number: string): boolean =>
    [offerId, processNumber].some((own) => own !== undefined && isSameNumber(own, number));
  const ordered = allVisibleProducts(products).filter(
    ({ orderNumber }) => orderNumber !== undefined && isOfOrder(orderNumber),
  );
  const isOfService = (number: string): boolean =>
    ordered.some(({ contractNumber }) => contractNumber !== undefined && isSameNumber(contractNumber, number));
  const statements = withdrawals.filter((statement) => {
    const { state, contractNumber: number } = statement;
    return state === "accepted" && (isOfOrder(number) || isOfService(number) || coversOrder(statement, order));
  });
  const mayBring = order.equipment?.length !== 0;
  if (statements.length === 0) return { equipment: mayBring, refund: true };
  const hasWorked = ordered.some(
    ({ activatedOn, contractStart }) => activatedOn !== undefined || contractStart !== undefined,
  );
  const equipment = mayBring && statements.some(({ returnedEquipment }) => returnedEquipment?.length !== 0);
  const refund = statements.some(
    ({ refundedFees, usedDaysCost, restoredServices }) =>
      refundedFees !== 0 || usedDaysCost !== 0 || restoredServices?.length !== 0,
  );
  return { equipment, refund: equipment || hasWorked || refund };
}
