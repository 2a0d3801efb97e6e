import type { ComponentType } from "react";
import type { OrderInProgress } from "#domain/offers/order-progress.ts";
import type { MoveAhead } from "#domain/products/moves-ahead.ts";
import type { ServiceVisit } from "#domain/products/visits-ahead.ts";

/** Booked visits, arranged moves and orders in progress. */
export interface Upcoming {
  readonly visits: readonly ServiceVisit[];
  readonly moves: readonly MoveAhead[];
  readonly orders: readonly OrderInProgress[];
}

/** Shows visits, moves and orders; may load its code first. */
export type UpcomingComponent = ComponentType<{ readonly upcoming: Upcoming }>;

export function countUpcoming({ visits, moves, orders }: Upcoming): number {
  return visits.length + moves.length + orders.length;
}
