import type { DatabaseSync } from "node:sqlite";
import { dayAt, plusDays, type Day } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import { integer, text } from "../database/rows.ts";
import type { Call, Operation } from "./operation.ts";
import { productOf } from "./product.repository.ts";
import type { ServerSession } from "./session.repository.ts";

/** A technician comes within four hours from one of these. */
const HOURS = [8, 12, 16] as const;
const LASTS = 4;
const FROM_DAY = 2;
const TO_DAY = 16;
const VISITED = new Set(["television", "tv_smart", "internet", "phone", "devices"]);
const POSSIBLE = new Set(["ACTIVE", "ORDERED", "DURING_RESIGNATION"]);

interface Slot {
  readonly day: Day;
  readonly hour: number;
}

/** Monday to Friday. */
export function isWorkday(day: Day): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

const idOf = ({ day, hour }: Slot): string => `${day}T${String(hour).padStart(2, "0")}`;
const wall = (day: Day, hour: number): string => `${day}T${String(hour).padStart(2, "0")}:00:00`;
const told = (slot: Slot): JsonRecord => ({
  slotId: idOf(slot),
  from: wall(slot.day, slot.hour),
  to: wall(slot.day, slot.hour + LASTS),
});

/** What customers beyond the demo have taken: the same each time. */
const isTakenByOthers = ({ day, hour }: Slot): boolean => (Number(day.slice(8)) * 7 + hour) % 5 === 0;

function freeSlots(db: DatabaseSync, now: number): readonly Slot[] {
  const taken = new Set(
    db
      .prepare("SELECT day, hour FROM visit")
      .all()
      .map((row) => idOf({ day: text(row, "day"), hour: integer(row, "hour") })),
  );
  const days = Array.from({ length: TO_DAY - FROM_DAY + 1 }, (_, index) =>
    plusDays(dayAt(now), FROM_DAY + index),
  ).filter(isWorkday);
  return days
    .flatMap((day) => HOURS.map((hour) => ({ day, hour })))
    .filter((slot) => !isTakenByOthers(slot) && !taken.has(idOf(slot)));
}

function bookedOf(db: DatabaseSync, account: string, productId: string): Slot | undefined {
  const row = db
    .prepare("SELECT day, hour FROM visit WHERE account_number = ? AND product_id = ?")
    .get(account, productId);
  return row === undefined ? undefined : { day: text(row, "day"), hour: integer(row, "hour") };
}

/** Why nobody can come for a product; `undefined`: somebody can. */
function hindrance({ world, request }: Call, account: string): JsonRecord | undefined {
  const product = productOf(world.db, account, request.text("productId"));
  if (product === undefined) return { errorCode: "UNKNOWN_PRODUCT" };
  const { category, status } = product;
  return typeof category === "string" && VISITED.has(category) && typeof status === "string" && POSSIBLE.has(status)
    ? undefined
    : { errorCode: "NOT_POSSIBLE" };
}

function slots(call: Call, { account }: ServerSession): JsonRecord {
  const { world, request } = call;
  const booked = bookedOf(world.db, account, request.text("productId"));
  return (
    hindrance(call, account) ?? {
      booked: booked === undefined ? undefined : told(booked),
      slots: freeSlots(world.db, world.now()).map(told),
    }
  );
}

function book(call: Call, { account }: ServerSession): JsonRecord {
  const { world, request } = call;
  const not = hindrance(call, account);
  if (not !== undefined) return not;
  const productId = request.text("productId");
  const slot = freeSlots(world.db, world.now()).find((free) => idOf(free) === request.text("slotId"));
  if (slot === undefined) return { errorCode: "SLOT_TAKEN" };
  world.db.prepare("INSERT OR REPLACE INTO visit VALUES (?, ?, ?, ?)").run(account, productId, slot.day, slot.hour);
  return { booked: told(slot) };
}

export const VISIT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getAppointmentSlots: { session: "required", effect: "none", handle: slots },
  bookAppointment: { session: "required", effect: "by-intent", handle: book },
};
