import type { DatabaseSync } from "node:sqlite";
import { isWorkday } from "../calendar/holidays.ts";
import { dayAt, addCalendarDays, type IsoDay } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import { integer, textColumn } from "../database/rows.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { findProduct } from "./product.repository.ts";
import type { ServerSession } from "./session.repository.ts";

/** Start hours of the four-hour visits of a technician. */
const HOURS = [8, 12, 16] as const;
const VISIT_LENGTH_HOURS = 4;
const FROM_DAY = 2;
const TO_DAY = 16;
const VISITED = new Set(["television", "tv_smart", "internet", "phone", "devices"]);
const POSSIBLE = new Set(["ACTIVE", "ORDERED", "DURING_RESIGNATION"]);

interface Slot {
  readonly day: IsoDay;
  readonly hour: number;
}

const idOf = ({ day, hour }: Slot): string => `${day}T${String(hour).padStart(2, "0")}`;
const wall = (day: IsoDay, hour: number): string => `${day}T${String(hour).padStart(2, "0")}:00:00`;
const slotAnswer = (slot: Slot): JsonRecord => ({
  slotId: idOf(slot),
  from: wall(slot.day, slot.hour),
  to: wall(slot.day, slot.hour + VISIT_LENGTH_HOURS),
});

/** Marks slots as taken by customers outside the demo, the same ones every time. */
const isTakenByOthers = ({ day, hour }: Slot): boolean => (Number(day.slice(8)) * 7 + hour) % 5 === 0;

function freeSlots(db: DatabaseSync, now: number): readonly Slot[] {
  const taken = new Set(
    db
      .prepare("SELECT day, hour FROM visit")
      .all()
      .map((row) => idOf({ day: textColumn(row, "day"), hour: integer(row, "hour") })),
  );
  const days = Array.from({ length: TO_DAY - FROM_DAY + 1 }, (_, index) =>
    addCalendarDays(dayAt(now), FROM_DAY + index),
  ).filter(isWorkday);
  return days
    .flatMap((day) => HOURS.map((hour) => ({ day, hour })))
    .filter((slot) => !isTakenByOthers(slot) && !taken.has(idOf(slot)));
}

function findBookedSlot(db: DatabaseSync, account: string, productId: string): Slot | undefined {
  const row = db
    .prepare("SELECT day, hour FROM visit WHERE account_number = ? AND product_id = ?")
    .get(account, productId);
  return row === undefined ? undefined : { day: textColumn(row, "day"), hour: integer(row, "hour") };
}

/** Returns the reason why a product gets no visit; `undefined` if a visit is possible. */
function visitRefusal({ tenant, request }: OperationCall, account: string): JsonRecord | undefined {
  const product = findProduct(tenant.db, account, request.text("productId"));
  if (product === undefined) return { errorCode: "UNKNOWN_PRODUCT" };
  const { category, status } = product;
  return typeof category === "string" && VISITED.has(category) && typeof status === "string" && POSSIBLE.has(status)
    ? undefined
    : { errorCode: "NOT_POSSIBLE" };
}

function slots(call: OperationCall, { account }: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const booked = findBookedSlot(tenant.db, account, request.text("productId"));
  return (
    visitRefusal(call, account) ?? {
      booked: booked === undefined ? undefined : slotAnswer(booked),
      slots: freeSlots(tenant.db, tenant.now()).map(slotAnswer),
    }
  );
}

function book(call: OperationCall, { account }: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const not = visitRefusal(call, account);
  if (not !== undefined) return not;
  const productId = request.text("productId");
  const slot = freeSlots(tenant.db, tenant.now()).find((free) => idOf(free) === request.text("slotId"));
  if (slot === undefined) return { errorCode: "SLOT_TAKEN" };
  tenant.db.prepare("INSERT OR REPLACE INTO visit VALUES (?, ?, ?, ?)").run(account, productId, slot.day, slot.hour);
  return { booked: slotAnswer(slot) };
}

export const VISIT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getAppointmentSlots: { session: "required", effect: "none", handle: slots },
  bookAppointment: { session: "required", effect: "by-intent", handle: book },
};
