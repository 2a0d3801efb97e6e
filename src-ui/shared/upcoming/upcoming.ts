import type { ComponentType } from "react";
import type { OrderInProgress } from "#domain/offers/order-progress.ts";
import type { ServiceVisit } from "#domain/products/visits-ahead.ts";

/** Booked visits and orders in progress. */
export interface Upcoming {
  readonly visits: readonly ServiceVisit[];
  readonly orders: readonly OrderInProgress[];
}

/** Shows visits and orders; may load its code first. */
export type UpcomingComponent = ComponentType<{ readonly upcoming: Upcoming }>;

export function countUpcoming({ visits, orders }: Upcoming): number {
  return visits.length + orders.length;
}
