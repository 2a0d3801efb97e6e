import { serviceNameOf, type NamedService, type Product } from "../products/index.ts";
import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";

/** Arrangements for the services of a contract that end with it or before it (TERM-39). */
export interface Arrangements {
  /** Day on which services move to another address; the earliest, today or later. */
  readonly moveOn: WarsawDate | undefined;
  /** Day of the visit of a technician; the earliest, today or later. */
  readonly visitOn: WarsawDate | undefined;
  /** Ordered services that do not work yet. */
  readonly ordered: readonly NamedService[];
}

/** Returns what is arranged from today on for the products that end with a contract. */
export function arrangementsOf(products: readonly Product[], today: WarsawDate): Arrangements {
  const earliest = (days: readonly (WarsawDate | undefined)[]): WarsawDate | undefined =>
    days
      .flatMap((day) => (day !== undefined && today <= day ? [day] : []))
      .toSorted((a, b) => a.localeCompare(b))
      .at(0);
  return {
    moveOn: earliest(products.map(({ moveOn }) => moveOn)),
    visitOn: earliest(products.map(({ visit }) => visit && warsawDateAt(visit.from))),
    ordered: products.filter(({ status }) => status === "ORDERED").map(serviceNameOf),
  };
}
