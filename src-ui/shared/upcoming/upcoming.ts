import type { ComponentType } from "react";
import type { OrderInProgress } from "#domain/offers/order-progress.ts";
import type { MoveAhead } from "#domain/products/moves-ahead.ts";
import type { OrderedPart } from "#domain/products/ordered-parts.ts";
import type { ServiceVisit } from "#domain/products/visits-ahead.ts";

/** Booked visits, arranged moves, orders in progress and ordered parts of services. */
export interface Upcoming {
  readonly visits: readonly ServiceVisit[];
  readonly moves: readonly MoveAhead[];
  readonly orders: readonly OrderInProgress[];
  /** Ordered parts of services, which no order of the list may have. */
  readonly parts: readonly OrderedPart[];
}

/** Shows visits, moves and orders; may load its code first. */
export type UpcomingComponent = ComponentType<{ readonly upcoming: Upcoming }>;

export function countUpcoming({ visits, moves, orders, parts }: Upcoming): number {
  return visits.length + moves.length + orders.length + parts.length;
}
