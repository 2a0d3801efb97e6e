import { warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import type { ServiceRefusal } from "./product.ts";

/** Time slot for the visit of a technician. */
export interface VisitSlot {
  readonly slotId: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** Booked visit of a technician. */
export interface BookedVisit extends VisitSlot {
  /** Address to which the technician comes, in one line; `undefined`: not stated (VISIT-10). */
  readonly address: string | undefined;
  /** Until then the operator lets the customer change or cancel the visit; `undefined`: until it begins. */
  readonly changeableUntil: Instant | undefined;
}

/** Booked visit of a service, and the slots that can be booked. */
export interface Appointments {
  readonly booked: BookedVisit | undefined;
  readonly slots: readonly VisitSlot[];
  /** Costs of a visit, in the operator's words; `undefined`: not stated (VISIT-05). */
  readonly costs: string | undefined;
}

export type BookingRefusal = ServiceRefusal<"slot-taken" | "not-possible" | "too-late">;

export type VisitCancellationRefusal = ServiceRefusal<"no-visit" | "too-late">;

/** Returns true until the visit has ended. */
export function isVisitAhead({ to }: Pick<VisitSlot, "to">, now: Instant): boolean {
  return now < to;
}

/** Returns true while the customer may change or cancel the visit (VISIT-02). */
export function isVisitChangeable(
  { from, changeableUntil }: Pick<BookedVisit, "from" | "changeableUntil">,
  now: Instant,
): boolean {
  return now < (changeableUntil ?? from);
}

/** Free slots of one day. */
export interface VisitDay {
  readonly day: WarsawDate;
  readonly slots: readonly VisitSlot[];
}

/**
 * Groups the free slots that begin after `now` by day in Warsaw, both ascending. Each slot appears once; days without
 * slots are left out.
 */
export function slotsByDay(slots: readonly VisitSlot[], now: Instant): readonly VisitDay[] {
  const days = new Map<WarsawDate, VisitSlot[]>();
  const seen = new Set<string>();
  for (const slot of slots.toSorted((one, other) => one.from - other.from)) {
    if (slot.from <= now || slot.to <= slot.from || seen.has(slot.slotId)) continue;
    seen.add(slot.slotId);
    const day = warsawDateAt(slot.from);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** Values of the form that books a visit. */
export interface VisitSelection {
  readonly day: string;
  readonly slotId: string;
}

/**
 * Lists the fields whose value is no longer offered: the day, or the slot on that day. An empty field is never listed.
 */
export function unavailableFields(
  { day, slotId }: VisitSelection,
  days: readonly VisitDay[],
): readonly (keyof VisitSelection)[] {
  const offered = days.find((candidate) => candidate.day === day);
  const isSlotGone = slotId !== "" && offered?.slots.some((slot) => slot.slotId === slotId) !== true;
  return [...(day !== "" && offered === undefined ? ["day" as const] : []), ...(isSlotGone ? ["slotId" as const] : [])];
}
