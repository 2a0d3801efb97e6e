import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, wallAt, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { integer, textColumn } from "../database/rows.ts";

const VISIT_LENGTH_HOURS = 4;
/** Hour of the day before a visit until which it can be changed or cancelled. */
const CHANGEABLE_UNTIL_HOUR = 18;

/** Four hours in which a technician arrives. */
export interface Slot {
  readonly day: IsoDay;
  readonly hour: number;
}

const twoDigits = (hour: number): string => String(hour).padStart(2, "0");
const wall = (day: IsoDay, hour: number): WallTime => `${day}T${twoDigits(hour)}:00:00`;

export const slotIdOf = ({ day, hour }: Slot): string => `${day}T${twoDigits(hour)}`;

/** Converts a slot to its part of a response. */
export const toSlotAnswer = (slot: Slot): JsonRecord => ({
  slotId: slotIdOf(slot),
  from: wall(slot.day, slot.hour),
  to: wall(slot.day, slot.hour + VISIT_LENGTH_HOURS),
});

/** Returns the first and the last hour of a visit: "8:00" and "12:00". */
export const visitHours = ({ hour }: Slot) => ({ from: `${hour}:00`, to: `${hour + VISIT_LENGTH_HOURS}:00` });

/** Returns the moment until which a visit can be changed or cancelled. */
export const changeableUntil = ({ day }: Slot): WallTime => wall(addCalendarDays(day, -1), CHANGEABLE_UNTIL_HOUR);

/** Converts a booked visit to its part of a response; an empty `address` is not stated. */
export const toVisitAnswer = (slot: Slot, address: string): JsonRecord => ({
  ...toSlotAnswer(slot),
  ...(address !== "" && { address }),
  changeableUntil: changeableUntil(slot),
});

/** Returns true while a booked visit can be changed or cancelled. */
export const isChangeable = (slot: Slot, now: number): boolean => wallAt(now) < changeableUntil(slot);

const isAhead = ({ day, hour }: Slot, now: number): boolean => wallAt(now) < wall(day, hour + VISIT_LENGTH_HOURS);

/** Returns the booked visits of an account by product. */
function visitsOf(db: DatabaseSync, account: string): readonly (readonly [string, Slot])[] {
  return db
    .prepare("SELECT product_id, day, hour FROM visit WHERE account_number = ?")
    .all(account)
    .map((row) => [textColumn(row, "product_id"), { day: textColumn(row, "day"), hour: integer(row, "hour") }]);
}

/** Returns the visits of an account that have not ended, by product. */
export function findVisits(db: DatabaseSync, account: string, now: number): ReadonlyMap<string, Slot> {
  return new Map(visitsOf(db, account).filter(([, slot]) => isAhead(slot, now)));
}

/** Returns the visits of an account that have ended, by product. */
export function findPastVisits(db: DatabaseSync, account: string, now: number): ReadonlyMap<string, Slot> {
  return new Map(visitsOf(db, account).filter(([, slot]) => !isAhead(slot, now)));
}

/** Returns the ids of all booked slots, of any account. */
export function findTakenSlots(db: DatabaseSync): ReadonlySet<string> {
  return new Set(
    db
      .prepare("SELECT day, hour FROM visit")
      .all()
      .map((row) => slotIdOf({ day: textColumn(row, "day"), hour: integer(row, "hour") })),
  );
}

/** Books a slot for a product instead of its former one. */
export function saveVisit(db: DatabaseSync, account: string, productId: string, { day, hour }: Slot): void {
  db.prepare("INSERT OR REPLACE INTO visit VALUES (?, ?, ?, ?)").run(account, productId, day, hour);
}

/** Frees the slot of a product. */
export function deleteVisit(db: DatabaseSync, account: string, productId: string): void {
  db.prepare("DELETE FROM visit WHERE account_number = ? AND product_id = ?").run(account, productId);
}
