import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { markLmsMessageDeleted, markLmsMessagesRead } from "../state/message-state.repository.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { findLmsMessage, findLmsMessages, type LmsMessage } from "./lms-message.repository.ts";
import { escapeXmlText } from "#kit/wire/writer.ts";

/** Returns the body of a notice as HTML, which the portal sanitises. Lines of a plain text stay lines. */
const messageHtml = ({ body, isHtml }: Pick<LmsMessage, "body" | "isHtml">): string =>
  isHtml ? body : escapeXmlText(body.replaceAll("\r", "")).replaceAll("\n", "<br>");

/** Type of an ordinary message in the contract. */
const ORDINARY = 1;

/** Id that the confirmation of an urgent notice has to carry. */
const confirmationId = ({ id }: LmsMessage): string => `U${id}`;

const awaitsConfirmation = ({ isUrgent, isRead }: LmsMessage): boolean => isUrgent && !isRead;

const secondsToWall = (seconds: number): string => wallAt(seconds * 1_000);

const messageRecord = (message: LmsMessage): JsonRecord => ({
  clientMessageId: String(message.id),
  rodoMessageId: message.isUrgent ? confirmationId(message) : undefined,
  title: message.title,
  body: messageHtml(message),
  createdAt: secondsToWall(message.at),
  read: message.isRead,
  type: ORDINARY,
  confirmedAt: message.confirmedAt === undefined ? undefined : secondsToWall(message.confirmedAt),
});

async function markRead(
  { request, now }: LmsCall,
  { account }: PortalSession,
  queries: LmsQueries,
): Promise<JsonRecord> {
  const message = await findLmsMessage(queries, account, request.text("clientMessageId"));
  if (message === undefined) return { errorCode: "UNKNOWN_MESSAGE" };
  if (awaitsConfirmation(message) && request.text("rodoMessageId") !== confirmationId(message))
    return { errorCode: "ANSWER_NEEDED" };
  await markLmsMessagesRead(queries, account, [message.id], now);
  return { clientMessageId: String(message.id) };
}

async function markManyRead(
  { request, now }: LmsCall,
  { account }: PortalSession,
  queries: LmsQueries,
): Promise<JsonRecord> {
  const wanted = new Set(request.list("messages"));
  const items = (await findLmsMessages(queries, account))
    .filter((message) => wanted.has(String(message.id)) && !awaitsConfirmation(message))
    .map(({ id }) => id);
  await markLmsMessagesRead(queries, account, items, now);
  return { messages: items.map(String) };
}

async function markDeleted(
  { request, now }: LmsCall,
  { account }: PortalSession,
  queries: LmsQueries,
): Promise<JsonRecord> {
  const message = await findLmsMessage(queries, account, request.text("clientMessageId"));
  if (message === undefined) return { errorCode: "UNKNOWN_MESSAGE" };
  if (awaitsConfirmation(message)) return { errorCode: "ANSWER_NEEDED" };
  await markLmsMessageDeleted(queries, account, message.id, now);
  return { clientMessageId: String(message.id) };
}

export const LMS_MESSAGE_OPERATIONS = {
  getClientMessages: {
    session: "required",
    handle: async ({ database }, { account }) => ({
      messages: (await findLmsMessages(database, account)).map(messageRecord),
    }),
  },
  markMessageAsRead: { session: "write", handle: markRead },
  markMessagesAsRead: { session: "write", handle: markManyRead },
  markMessageAsDeleted: { session: "write", handle: markDeleted },
} as const satisfies Readonly<Record<string, LmsOperation>>;
