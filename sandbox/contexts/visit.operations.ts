import { storeReceipts } from "../pages/store-receipts.ts";
import { isWorkday } from "#kit/calendar/holidays.ts";
import { dayAt, addCalendarDays } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { messageLanguage } from "../language/message-language.ts";
import type { OutboxTexts, VisitValues } from "../language/outbox-texts.ts";
import { announceCancelledVisit, announceVisit } from "./announce-visit.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { moveOrderedStart } from "./move-ordered-start.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { sendEmail } from "./outbox.ts";
import { findProduct, shownName } from "./product.repository.ts";
import type { ServerSession } from "./session.repository.ts";
import { serviceAddressOn } from "./visit-address.ts";
import { newVisitPriceFrom, visitFeeOn, visitPriceOn } from "./visit-price.ts";
import { isWithdrawn } from "./withdrawn-contracts.ts";
import { worksOn } from "./works-on.ts";
import {
  changeableUntil,
  deleteVisit,
  findTakenSlots,
  findVisits,
  isChangeable,
  saveVisit,
  slotIdOf,
  toSlotAnswer,
  toVisitAnswer,
  visitHours,
  type Slot,
} from "./visit.repository.ts";

/** Start hours of the four-hour visits of a technician. */
const HOURS = [8, 12, 16] as const;
const FROM_DAY = 2;
const TO_DAY = 16;
const VISITED = new Set(["television", "tv_smart", "internet", "phone", "devices"]);
const POSSIBLE = new Set(["ACTIVE", "ORDERED", "DURING_RESIGNATION"]);

/** Marks slots as taken by customers outside the demo, the same ones every time. */
const isTakenByOthers = ({ day, hour }: Slot): boolean => (Number(day.slice(8)) * 7 + hour) % 5 === 0;

function freeSlots({ tenant, request }: OperationCall, account: string): readonly Slot[] {
  const { db } = tenant;
  const product = findProduct(db, account, request.text("productId")) ?? {};
  const taken = findTakenSlots(db);
  const days = Array.from({ length: TO_DAY - FROM_DAY + 1 }, (_, index) =>
    addCalendarDays(dayAt(tenant.now()), FROM_DAY + index),
  ).filter((day) => isWorkday(day) && worksOn(product, day));
  return days
    .flatMap((day) => HOURS.map((hour) => ({ day, hour })))
    .filter((slot) => !isTakenByOthers(slot) && !taken.has(slotIdOf(slot)));
}

const findBookedSlot = ({ tenant, request }: OperationCall, account: string): Slot | undefined =>
  findVisits(tenant.db, account, tenant.now()).get(request.text("productId"));

/** Returns the reason why a product gets no visit; `undefined` if a visit is possible. */
function visitRefusal({ tenant, request }: OperationCall, account: string): JsonRecord | undefined {
  const product = findProduct(tenant.db, account, request.text("productId"));
  if (product === undefined) return { errorCode: "UNKNOWN_PRODUCT" };
  if (isWithdrawn(tenant.db, account, request.text("productId"))) return { errorCode: "NOT_POSSIBLE" };
  const { category, status } = product;
  return typeof category === "string" && VISITED.has(category) && typeof status === "string" && POSSIBLE.has(status)
    ? undefined
    : { errorCode: "NOT_POSSIBLE" };
}

/**
 * Says what a visit costs: the same as the price list, also one that begins before the last free day, and nothing for
 * the assembly of an ordered service.
 */
function visitCosts({ tenant, request }: OperationCall, account: string): string {
  const { db } = tenant;
  if (findProduct(db, account, request.text("productId"))?.["status"] === "ORDERED")
    return "Montaż jest częścią zamówienia. Za przyjazd technika nie płacisz osobno.";
  const now = visitPriceOn(db, tenant.today());
  const from = newVisitPriceFrom(db, tenant.today(), addCalendarDays(tenant.today(), TO_DAY));
  const later = from === undefined ? "" : `, a od ${formatPolishDay(from)} ${visitPriceOn(db, from)}`;
  return `Wizyta na życzenie: ${now}${later}. Jeśli przyczyna leży po naszej stronie, nic nie płacisz.`;
}

/** Converts a booked visit to its part of a response, with the address of its day (VISIT-10). */
function visitAnswer({ tenant, request }: OperationCall, account: string, slot: Slot): JsonRecord {
  const product = findProduct(tenant.db, account, request.text("productId")) ?? {};
  return toVisitAnswer(slot, serviceAddressOn(tenant, account, product, slot.day));
}

function slots(call: OperationCall, { account }: ServerSession): JsonRecord {
  const booked = findBookedSlot(call, account);
  return (
    visitRefusal(call, account) ?? {
      booked: booked === undefined ? undefined : visitAnswer(call, account, booked),
      slots: freeSlots(call, account).map(toSlotAnswer),
      costs: visitCosts(call, account),
    }
  );
}

/** Sends the customer an e-mail about a visit. */
function mailVisit(
  call: OperationCall,
  { account, login }: ServerSession,
  slot: Slot,
  write: (texts: OutboxTexts, visit: VisitValues) => string,
): void {
  const { db } = call.tenant;
  const product = findProduct(db, account, call.request.text("productId")) ?? {};
  const address = serviceAddressOn(call.tenant, account, product, slot.day);
  sendEmail(call.tenant, mainEmailOf(db, account), {
    language: messageLanguage(call, login),
    write: (texts) => write(texts, { day: slot.day, ...visitHours(slot), service: shownName(product), address }),
  });
}

function book(call: OperationCall, session: ServerSession): JsonRecord {
  const { account } = session;
  const { tenant, request } = call;
  const not = visitRefusal(call, account);
  if (not !== undefined) return not;
  const booked = findBookedSlot(call, account);
  if (booked !== undefined && !isChangeable(booked, tenant.now())) return { errorCode: "TOO_LATE" };
  const slot = freeSlots(call, account).find((free) => slotIdOf(free) === request.text("slotId"));
  if (slot === undefined) return { errorCode: "SLOT_TAKEN" };
  saveVisit(tenant.db, account, request.text("productId"), slot);
  storeReceipts(tenant, account);
  moveOrderedStart(tenant.db, account, request.text("productId"), slot.day);
  const until = changeableUntil(slot);
  // The assembly of an ordered service costs nothing.
  const product = findProduct(tenant.db, account, request.text("productId")) ?? {};
  const isAssembly = product["status"] === "ORDERED";
  const fee = isAssembly ? undefined : visitFeeOn(tenant.db, slot.day);
  const former = booked && { day: booked.day, ...visitHours(booked) };
  mailVisit(call, session, slot, (texts, visit) => texts.visitBooked({ ...visit, until, former, fee }));
  announceVisit(tenant, account, product, { slot, former: booked });
  return { booked: visitAnswer(call, account, slot) };
}

function cancel(call: OperationCall, session: ServerSession): JsonRecord {
  const { account } = session;
  const { tenant, request } = call;
  const productId = request.text("productId");
  const product = findProduct(tenant.db, account, productId);
  if (product === undefined) return { errorCode: "UNKNOWN_PRODUCT" };
  const booked = findBookedSlot(call, account);
  if (booked === undefined || slotIdOf(booked) !== request.text("slotId")) return { errorCode: "NO_VISIT" };
  if (!isChangeable(booked, tenant.now())) return { errorCode: "TOO_LATE" };
  deleteVisit(tenant.db, account, productId);
  storeReceipts(tenant, account);
  moveOrderedStart(tenant.db, account, productId, undefined);
  mailVisit(call, session, booked, (texts, visit) => texts.visitCancelled(visit));
  announceCancelledVisit(tenant, account, product, booked);
  return { cancelled: toSlotAnswer(booked) };
}

export const VISIT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getAppointmentSlots: { session: "required", effect: "none", handle: slots },
  bookAppointment: { session: "required", effect: "by-intent", handle: book },
  cancelAppointment: { session: "required", effect: "by-intent", handle: cancel },
};
