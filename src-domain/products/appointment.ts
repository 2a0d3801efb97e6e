import { warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import type { Product, ProductCategory, ServiceRefusal } from "./product.ts";

/** Some hours in which a technician comes. */
export interface VisitSlot {
  readonly slotId: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** The visit that is booked for a service, and those that can be. */
export interface Appointments {
  readonly booked: VisitSlot | undefined;
  readonly slots: readonly VisitSlot[];
}

export type BookingRefusal = ServiceRefusal<"slot-taken" | "not-possible">;

const AT_HOME: readonly ProductCategory[] = ["television", "tv_smart", "internet", "phone", "devices"];

/** Whether a technician can be asked to come for a service: it is at an address, and works or will. */
export function canBeVisited({ category, status, address }: Pick<Product, "category" | "status" | "address">): boolean {
  return AT_HOME.includes(category) && (status === "ACTIVE" || status === "ORDERED") && address !== undefined;
}

/** The free slots of one day. */
export interface VisitDay {
  readonly day: WarsawDate;
  readonly slots: readonly VisitSlot[];
}

/** Free slots that begin after `now`, by the day in Warsaw, both ascending; each once, and no day without any. */
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

/** What is chosen of free days and slots, as it is filled in. */
export interface VisitSelection {
  readonly day: string;
  readonly slotId: string;
}

/**
 * What of a wish is not among the days that are offered, or not among the slots of its day; nothing chosen yet is
 * neither.
 */
export function unavailableFields(
  { day, slotId }: VisitSelection,
  days: readonly VisitDay[],
): readonly (keyof VisitSelection)[] {
  const offered = days.find((one) => one.day === day);
  const isSlotGone = slotId !== "" && offered?.slots.some((slot) => slot.slotId === slotId) !== true;
  return [...(day !== "" && offered === undefined ? ["day" as const] : []), ...(isSlotGone ? ["slotId" as const] : [])];
}
