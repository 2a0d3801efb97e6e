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
  /** Start of the order that replaces the service; `undefined` without such an order. */
  readonly replacement: ReplacementStart | undefined;
}

/** Day on which an order replaces a service. */
interface ReplacementStart {
  /** `undefined` if the server states no day. */
  readonly day: WarsawDate | undefined;
  /** True if the order begins on that day; false if it may begin earlier. */
  readonly isStartFixed: boolean;
  /** False: the order may replace the service or not. */
  readonly isCertain: boolean;
}

/** End of a service that comes, or may come, before an appointment. */
export interface EndBeforeAppointment {
  /** Day on which the service ends at the latest; `undefined` if it is not certain that it ends before. */
  readonly day: WarsawDate | undefined;
}

/** Returns the end of a service if it comes, or may come, before an appointment. A day that has passed is no end. */
export function endBeforeAppointment(
  appointment: WarsawDate,
  { contractEnd, portingOn, replacement }: ServiceEnds,
  today: WarsawDate,
): EndBeforeAppointment | undefined {
  const isAhead = (end: WarsawDate | undefined) => end !== undefined && end >= today;
  const day = [contractEnd, portingOn, replacement?.isCertain === true ? replacement.day : undefined]
    .flatMap((end) => end ?? [])
    .filter(isAhead)
    .toSorted()
    .at(0);
  if (day !== undefined && day < appointment) return { day };
  if (replacement === undefined) return undefined;
  // An order that begins by a later day at the latest, or that is late, may still begin before the appointment.
  const { day: start, isStartFixed } = replacement;
  const startsLater = isStartFixed && start !== undefined && start >= today && start >= appointment;
  return startsLater ? undefined : { day: undefined };
}
