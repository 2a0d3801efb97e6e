import { latestPast, nextUpcoming } from "../calendar/relative-wall-time.ts";
import { addCalendarDays, countDays, wallAt, type WallTime } from "../calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "../database/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { sendMessage } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";
import { jsonText, recordsIn } from "./support.repository.ts";

/** Returns a time as many days later as the beginning was moved. */
function movedWith(wall: string, from: WallTime, to: WallTime): WallTime {
  return `${addCalendarDays(wall.slice(0, 10), countDays(from.slice(0, 10), to.slice(0, 10)))}${wall.slice(10)}`;
}

/** Returns the announcements that were made before `now`, as far from the beginning as in the demo. */
function newsOf({ news, startsAt }: JsonRecord, now: WallTime): readonly JsonRecord[] {
  const from = jsonText(startsAt);
  if (from === "") return recordsIn(news);
  const to = latestPast(from, now);
  return recordsIn(news)
    .map(({ at, plannedEnd, ...item }) => ({
      ...item,
      at: movedWith(jsonText(at), from, to),
      ...(plannedEnd !== undefined && { plannedEnd: movedWith(jsonText(plannedEnd), from, to) }),
    }))
    .filter(({ at }) => at <= now);
}

function toAnswer(outage: JsonRecord, now: WallTime): JsonRecord {
  const { startsAt, plannedEnd } = outage;
  return {
    ...outage,
    ...(typeof startsAt === "string" ? { startsAt: latestPast(startsAt, now) } : {}),
    ...(typeof plannedEnd === "string" ? { plannedEnd: nextUpcoming(plannedEnd, now) } : {}),
    news: newsOf(outage, now),
  };
}

/** Stores the number that gets news of an outage, and confirms it by SMS. */
function subscribe({ tenant, request }: OperationCall, { account }: ServerSession): JsonRecord {
  const [outageId, phone] = [request.text("outageId"), request.text("phone")];
  const row = prepareStatement(tenant.db, "SELECT data FROM outage WHERE account_number = ? AND outage_id = ?").get(
    account,
    outageId,
  );
  if (row === undefined) return { errorCode: "UNKNOWN_OUTAGE" };
  if (phone !== "" && !/^[1-9]\d{8}$/.test(phone)) return { errorCode: "WRONG_PHONE" };
  const { smsPhone: _, ...outage } = parseJsonRecord(textColumn(row, "data"));
  const ordered = phone === "" ? {} : { smsPhone: phone };
  prepareStatement(tenant.db, "UPDATE outage SET data = ? WHERE account_number = ? AND outage_id = ?").run(
    JSON.stringify({ ...outage, ...ordered }),
    account,
    outageId,
  );
  if (phone !== "")
    sendMessage(tenant.db, {
      sentAt: tenant.now(),
      channel: "sms",
      recipient: phone,
      code: undefined,
      text: `${jsonText(outage["title"])}. Damy znać, gdy coś się zmieni.`,
    });
  return { outageId, ...ordered };
}

export const OUTAGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getOutageMessages: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => ({
      outages: prepareStatement(tenant.db, "SELECT data FROM outage WHERE account_number = ? ORDER BY outage_id")
        .all(account)
        .map((row) => toAnswer(parseJsonRecord(textColumn(row, "data")), wallAt(tenant.now()))),
    }),
  },
  subscribeOutage: { session: "required", effect: "by-intent", handle: subscribe },
};
