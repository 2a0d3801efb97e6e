import type { WarsawDate } from "../shared-kernel/index.ts";
import { addressLine } from "./address.ts";
import { allVisibleProducts, type Product } from "./product.ts";
import type { ServiceMove } from "./service-move.ts";

/** Planned move of a service; the new address may not be known. */
export type PlannedMove = Pick<ServiceMove, "plannedFor" | "newAddress">;

const NO_MOVE: PlannedMove = { plannedFor: undefined, newAddress: undefined };

/** Move of a service that takes place before a visit, or on its day. */
export interface MoveBeforeVisit {
  readonly isSameDay: boolean;
  /** Address in one line; `undefined`: not known. */
  readonly newAddress: string | undefined;
}

/**
 * Returns the planned move of a service from `today` on. What belongs to a service moves with it (MOVE-03). The
 * products know no new address.
 *
 * @param loaded move of the service itself, once it has loaded
 */
export function plannedMoveOf(
  { moveOn, mainServiceId }: Pick<Product, "moveOn" | "mainServiceId">,
  products: readonly Product[],
  loaded: PlannedMove | undefined,
  today: WarsawDate,
): PlannedMove {
  const main = allVisibleProducts(products).find(({ productId }) => productId === mainServiceId);
  const move =
    loaded?.plannedFor === undefined ? { plannedFor: moveOn ?? main?.moveOn, newAddress: undefined } : loaded;
  return move.plannedFor === undefined || move.plannedFor < today ? NO_MOVE : move;
}

/** Returns the move before a visit on `day`, or on the same day (VISIT-10). */
export function moveBeforeVisit(day: WarsawDate, { plannedFor, newAddress }: PlannedMove): MoveBeforeVisit | undefined {
  return plannedFor === undefined || day < plannedFor ? undefined : { isSameDay: day === plannedFor, newAddress };
}

/** Returns the address of a service on the day of a visit, in one line; `undefined` if it is not known (VISIT-10). */
export function visitAddressOn(
  day: WarsawDate,
  { address }: Pick<Product, "address">,
  move: PlannedMove,
): string | undefined {
  const moved = moveBeforeVisit(day, move);
  if (moved !== undefined) return moved.newAddress;
  return address === undefined ? undefined : addressLine(address);
}
