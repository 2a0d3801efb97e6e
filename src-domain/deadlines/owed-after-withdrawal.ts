import { isNumberOfOrder } from "../offers/index.ts";
import { allVisibleProducts, isNumberOfService, type Product } from "../products/index.ts";
import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import { withdrawnNumberOf, type Withdrawal } from "../withdrawal/index.ts";

/** Order as far as a statement of withdrawal names it: by number, or by the day and the services. */
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
  /** True if the customer may have equipment to send back. */
  readonly equipment: boolean;
  /** True if the operator may have to refund money. */
  readonly refund: boolean;
  /** True: no service of the order is known to have worked or equipment to have come, so most often nothing is owed. */
  readonly neverBegan?: boolean | undefined;
}

/**
 * Returns true for a statement that was received on the day of the withdrawal and names only services of the order. It
 * may have the number of a contract that the order extends, which is neither that of the order nor that of its
 * services.
 */
function coversOrder(
  { withdrawnServices = [], receivedAt }: Withdrawal,
  { withdrawnOn, products = [] }: WithdrawnOrder,
): boolean {
  const isOfOrder = (service: string): boolean => products.some(({ name }) => name === service);
  return warsawDateAt(receivedAt) === withdrawnOn && withdrawnServices.length > 0 && withdrawnServices.every(isOfOrder);
}

/** Returns true for a statement without used days, services that go on and equipment that has come. */
function isWithoutService(statement: Withdrawal): boolean {
  const { usedDaysCost, restoredServices = [], laterTermsServices = [], returnedEquipment = [] } = statement;
  return usedDaysCost === 0 && [restoredServices, laterTermsServices, returnedEquipment].every(({ length }) => !length);
}

/**
 * Returns what may be owed after the withdrawal from an order, by the accepted statements about it. Equipment may be
 * owed unless the order brings none, or all statements say that there is none. A refund is excluded only if there is a
 * statement, no equipment is owed, no service of the order has worked, and each statement has settled fees and used
 * days at zero and names no service that goes on.
 */
export function owedAfterWithdrawal(
  order: WithdrawnOrder,
  withdrawals: readonly Withdrawal[],
  products: readonly Product[],
): OwedAfterWithdrawal {
  const isOfOrder = (number: string): boolean => isNumberOfOrder(order, number);
  const ordered = allVisibleProducts(products).filter(
    ({ orderNumber }) => orderNumber !== undefined && isOfOrder(orderNumber),
  );
  const isOfService = (number: string): boolean => ordered.some((product) => isNumberOfService(product, number));
  const statements = withdrawals.filter((statement) => {
    const { state } = statement;
    const number = withdrawnNumberOf(statement);
    return state === "accepted" && (isOfOrder(number) || isOfService(number) || coversOrder(statement, order));
  });
  const mayBring = order.equipment?.length !== 0;
  if (statements.length === 0) return { equipment: mayBring, refund: true };
  const hasWorked = ordered.some(
    ({ activatedOn, contractStart }) => activatedOn !== undefined || contractStart !== undefined,
  );
  const equipment = mayBring && statements.some(({ returnedEquipment }) => returnedEquipment?.length !== 0);
  const refund = statements.some(
    ({ refundedFees, usedDaysCost, restoredServices, laterTermsServices = [] }) =>
      refundedFees !== 0 || usedDaysCost !== 0 || restoredServices?.length !== 0 || laterTermsServices.length > 0,
  );
  const neverBegan = ordered.length > 0 && !hasWorked && statements.every(isWithoutService);
  return { equipment, refund: equipment || hasWorked || refund, neverBegan };
}
