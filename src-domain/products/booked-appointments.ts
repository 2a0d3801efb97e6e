import { warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import { serviceNameOf, type NamedService } from "./named-service.ts";
import { allVisibleProducts, type Product } from "./product.ts";

/** Booked visit of a technician, or day of a move, with its services. */
export interface BookedAppointment {
  readonly kind: "visit" | "move";
  readonly day: WarsawDate;
  readonly services: readonly NamedService[];
}

/** Lists the appointments of products from today on, each kind and day once; the earliest first. */
export function bookedAppointments(products: readonly Product[], today: WarsawDate): readonly BookedAppointment[] {
  const found = new Map<string, BookedAppointment>();
  for (const product of allVisibleProducts(products)) {
    const booked = [
      ["visit", product.visit && warsawDateAt(product.visit.from)] as const,
      ["move", product.moveOn] as const,
    ];
    for (const [kind, day] of booked) {
      if (day === undefined || day < today) continue;
      const { services = [] } = found.get(`${day} ${kind}`) ?? {};
      found.set(`${day} ${kind}`, { kind, day, services: [...services, serviceNameOf(product)] });
    }
  }
  return [...found.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Facts that end a service. */
export interface ServiceEnds extends Pick<Product, "contractEnd" | "portingOn"> {
  /** Order that replaces the service, and the day, or last day, on which it does; `undefined` day: not known. */
  readonly replacement: { readonly day: WarsawDate | undefined } | undefined;
}

/** End of a service before an appointment. `day`: its last day at the latest; `undefined`: perhaps before it. */
export interface EndBeforeAppointment {
  readonly day: WarsawDate | undefined;
}

/** Returns the end of a service if it comes, or may come, before an appointment. A day that has passed is no end. */
export function endBeforeAppointment(
  appointment: WarsawDate,
  { contractEnd, portingOn, replacement }: ServiceEnds,
  today: WarsawDate,
): EndBeforeAppointment | undefined {
  const isAhead = (end: WarsawDate | undefined) => end !== undefined && end >= today;
  const day = [contractEnd, portingOn, replacement?.day]
    .flatMap((end) => end ?? [])
    .filter(isAhead)
    .toSorted()
    .at(0);
  if (day !== undefined && day < appointment) return { day };
  return replacement !== undefined && !isAhead(replacement.day) ? { day: undefined } : undefined;
}
