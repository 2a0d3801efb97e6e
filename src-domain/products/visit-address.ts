import type { WarsawDate } from "../shared-kernel/index.ts";
import { addressLine } from "./address.ts";
import { allVisibleProducts, type Product } from "./product.ts";

/** Day of a visit, and its address as the operator states it, in one line; `undefined`: not stated (VISIT-10). */
export interface PlacedVisit {
  readonly day: WarsawDate;
  readonly address: string | undefined;
}

/** Move of a service that takes place before a visit, or on its day. */
export interface MoveBeforeVisit {
  readonly isSameDay: boolean;
  /** Day of the move. */
  readonly on: WarsawDate;
  /** Address of the visit; `undefined`: not stated, also not by the addresses of the move. */
  readonly address: string | undefined;
}

/**
 * Returns the day of the planned move of a service from `today` on; `undefined` without one. What belongs to a service
 * moves with it (MOVE-03).
 *
 * @param loaded day of the move of the service itself, once it has loaded
 */
export function plannedMoveDay(
  { moveOn, mainServiceId }: Pick<Product, "moveOn" | "mainServiceId">,
  products: readonly Product[],
  loaded: WarsawDate | undefined,
  today: WarsawDate,
): WarsawDate | undefined {
  const main = allVisibleProducts(products).find(({ productId }) => productId === mainServiceId);
  const day = loaded ?? moveOn ?? main?.moveOn;
  return day === undefined || day < today ? undefined : day;
}

/** Returns the move before a visit, or on its day (VISIT-10). */
export function moveBeforeVisit(
  { day, address }: PlacedVisit,
  moveOn: WarsawDate | undefined,
): MoveBeforeVisit | undefined {
  return moveOn === undefined || day < moveOn ? undefined : { isSameDay: day === moveOn, on: moveOn, address };
}

/**
 * Returns the address of a visit in one line: the one that the operator states, else that of the service while it does
 * not move by then. `undefined` after the move and on its day: a technician may come to either address (VISIT-10).
 *
 * @param visit `undefined`: not chosen yet
 */
export function visitAddress(
  visit: PlacedVisit | undefined,
  { address }: Pick<Product, "address">,
  moveOn: WarsawDate | undefined,
): string | undefined {
  if (visit?.address !== undefined) return visit.address;
  const mayHaveMoved = moveOn !== undefined && (visit === undefined || visit.day >= moveOn);
  return mayHaveMoved || address === undefined ? undefined : addressLine(address);
}
