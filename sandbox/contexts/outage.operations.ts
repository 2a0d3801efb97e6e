import { messageLanguage } from "../language/message-language.ts";
import { latestPast, nextUpcoming } from "../calendar/relative-wall-time.ts";
import { addCalendarDays, countDays, wallAt, type WallTime } from "#kit/calendar/warsaw.ts";
import { jsonText, parseJsonRecord, recordsIn, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { sendLocalMessage } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";

/** Returns `wall` as many days later as `to` is after `from`; an empty text stays empty. */
function movedWith(wall: string, from: WallTime, to: WallTime): WallTime {
  if (wall === "" || from === "") return wall;
  return `${addCalendarDays(wall.slice(0, 10), countDays(from.slice(0, 10), to.slice(0, 10)))}${wall.slice(10)}`;
}

/**
 * Moves the beginning of an outage before `now` and its end after `now`. Announcements move with the beginning and
 * their promised ends with the end. The end of the outage is the one that the last announcement promises.
 */
function toAnswer(outage: JsonRecord, now: WallTime): JsonRecord {
  const [from, until] = [jsonText(outage["startsAt"]), jsonText(outage["plannedEnd"])];
  const [startsAt, end] = [latestPast(from, now), nextUpcoming(until, now)];
  const news = recordsIn(outage["news"])
    .map(({ at, plannedEnd, ...item }) => ({
      ...item,
      at: movedWith(jsonText(at), from, startsAt),
      ...(plannedEnd !== undefined && { plannedEnd: movedWith(jsonText(plannedEnd), until, end) }),
    }))
    .filter(({ at }) => at <= now);
  const promised = news.findLast(({ plannedEnd }) => plannedEnd !== undefined)?.plannedEnd ?? end;
  return {
    ...outage,
    ...(from !== "" && { startsAt }),
    ...(until !== "" && { plannedEnd: promised }),
    news,
  };
}

/** Lists the outages of an account that have not ended: one ends at the time that its last announcement promises. */
function currentOutages({ tenant }: OperationCall, { account }: ServerSession): readonly JsonRecord[] {
  const now = wallAt(tenant.now());
  return tenant.db
    .prepare("SELECT data FROM outage WHERE account_number = ? ORDER BY outage_id")
    .all(account)
    .map((row) => toAnswer(parseJsonRecord(textColumn(row, "data")), now))
    .filter(({ plannedEnd }) => jsonText(plannedEnd) === "" || jsonText(plannedEnd) > now);
}

/** Stores the number that gets news of an outage, and confirms it by SMS. */
function subscribe(call: OperationCall, session: ServerSession): JsonRecord {
  const { account, login } = session;
  const { tenant, request } = call;
  const [outageId, phone] = [request.text("outageId"), request.text("phone")];
  const row = tenant.db
    .prepare("SELECT data FROM outage WHERE account_number = ? AND outage_id = ?")
    .get(account, outageId);
  if (row === undefined || !currentOutages(call, session).some((outage) => outage["outageId"] === outageId))
    return { errorCode: "UNKNOWN_OUTAGE" };
  if (phone !== "" && !/^[1-9]\d{8}$/.test(phone)) return { errorCode: "WRONG_PHONE" };
  const { smsPhone: _, ...outage } = parseJsonRecord(textColumn(row, "data"));
  const ordered = phone === "" ? {} : { smsPhone: phone };
  tenant.db
    .prepare("UPDATE outage SET data = ? WHERE account_number = ? AND outage_id = ?")
    .run(JSON.stringify({ ...outage, ...ordered }), account, outageId);
  if (phone !== "")
    sendLocalMessage(
      tenant,
      { channel: "sms", recipient: phone },
      { language: messageLanguage(call, login), write: (texts) => texts.outageNews(jsonText(outage["title"])) },
    );
  return { outageId, ...ordered };
}

export const OUTAGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getOutageMessages: {
    session: "required",
    effect: "none",
    handle: (call, session) => ({ outages: currentOutages(call, session) }),
  },
  subscribeOutage: { session: "required", effect: "by-intent", handle: subscribe },
};
