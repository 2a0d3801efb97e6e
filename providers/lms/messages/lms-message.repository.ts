import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalNumber, lmsOptionalText, lmsText } from "../database/lms-rows.ts";
import { MESSAGE_STATUSES, MESSAGE_TYPES } from "../database/lms-values.ts";

/** Notice of LMS for its customer panel. Times in seconds. */
export interface LmsMessage {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly isHtml: boolean;
  readonly at: number;
  /** True: the customer has to confirm it. */
  readonly isUrgent: boolean;
  readonly isRead: boolean;
  /** Time of the confirmation; `undefined`: not confirmed. */
  readonly confirmedAt: number | undefined;
}

/** Title of a notice without a subject. */
const UNTITLED = "Wiadomość";

function messageFrom(row: LmsRow): LmsMessage {
  const isUrgent = lmsNumber(row, "type") === MESSAGE_TYPES.userPanelUrgent;
  const readAt = lmsOptionalNumber(row, "read_at");
  const isDelivered = lmsNumber(row, "status") === MESSAGE_STATUSES.delivered;
  // LMS marks an urgent notice as read when its own panel shows it, before the customer confirms it.
  const isSeen = !isUrgent && lmsNumber(row, "lastreaddate") > 0;
  const confirmedInPortal = readAt === undefined ? undefined : Math.floor(readAt / 1_000);
  const confirmedInPanel = isDelivered ? lmsNumber(row, "lastdate") || undefined : undefined;
  return {
    id: lmsNumber(row, "id"),
    title: lmsOptionalText(row, "subject") ?? UNTITLED,
    body: lmsText(row, "body"),
    isHtml: lmsOptionalText(row, "contenttype") === "text/html",
    at: lmsNumber(row, "at"),
    isUrgent,
    isRead: readAt !== undefined || isDelivered || isSeen,
    confirmedAt: isUrgent ? (confirmedInPortal ?? confirmedInPanel) : undefined,
  };
}

const SELECT = `SELECT mi.id, coalesce(mi.subject, m.subject) AS subject, coalesce(mi.body, m.body) AS body,
    m.contenttype, greatest(m.cdate, coalesce(m.startdate, 0)) AS at, m.type, mi.status, mi.lastdate, mi.lastreaddate,
    s.read_at
  FROM messageitems mi JOIN messages m ON m.id = mi.messageid
  LEFT JOIN ebok.message_state s ON s.account = mi.customerid AND s.item = mi.id
  WHERE mi.customerid = $1 AND m.type IN (${MESSAGE_TYPES.userPanel}, ${MESSAGE_TYPES.userPanelUrgent})
    AND mi.status IN (${MESSAGE_STATUSES.sent}, ${MESSAGE_STATUSES.delivered}) AND s.deleted_at IS NULL`;

/** Lists the notices that LMS shows to a customer in its own panel, without drafts and those deleted in the portal. */
export async function findLmsMessages(queries: LmsQueries, account: number): Promise<readonly LmsMessage[]> {
  return (await queries.query(`${SELECT} ORDER BY mi.id`, [account])).map(messageFrom);
}

/** Returns a notice of a customer; `undefined` for an unknown one, a deleted one, or another customer's. */
export async function findLmsMessage(
  queries: LmsQueries,
  account: number,
  messageId: string,
): Promise<LmsMessage | undefined> {
  if (!/^\d{1,9}$/.test(messageId)) return undefined;
  const [row] = await queries.query(`${SELECT} AND mi.id = $2`, [account, Number(messageId)]);
  return row && messageFrom(row);
}
