import { already, stillAhead } from "../calendar/hours.ts";
import { wallAt } from "../calendar/warsaw.ts";
import { recordFrom, type JsonRecord } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { flag, integer, optionalText, text } from "../database/rows.ts";
import type { Call, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";

/** Puts a mark on one of the customer's messages, where `mark` allows it. */
function marked(
  { world, request }: Call,
  { account }: ServerSession,
  mark: (message: { readonly awaitsAnswer: boolean; readonly answered: boolean }) => string | undefined,
): JsonRecord {
  const id = request.text("clientMessageId");
  const row = prepared(
    world.db,
    "SELECT rodo_message_id, read FROM message WHERE account_number = ? AND message_id = ?",
  ).get(account, id);
  if (row === undefined) return { errorCode: "UNKNOWN_MESSAGE" };
  const rodo = optionalText(row, "rodo_message_id");
  const sql = mark({
    awaitsAnswer: rodo !== undefined && !flag(row, "read"),
    answered: rodo !== undefined && request.text("rodoMessageId") === rodo,
  });
  if (sql === undefined) return { errorCode: "ANSWER_NEEDED" };
  prepared(world.db, sql).run(account, id);
  return { clientMessageId: id };
}

const markRead = (call: Call, session: ServerSession): JsonRecord =>
  marked(call, session, ({ awaitsAnswer, answered }) =>
    awaitsAnswer && !answered ? undefined : "UPDATE message SET read = 1 WHERE account_number = ? AND message_id = ?",
  );

const markDeleted = (call: Call, session: ServerSession): JsonRecord =>
  marked(call, session, ({ awaitsAnswer }) =>
    awaitsAnswer ? undefined : "DELETE FROM message WHERE account_number = ? AND message_id = ?",
  );

export const MESSAGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getClientMessages: {
    session: "required",
    effect: "none",
    handle: ({ world }, { account }) => ({
      messages: prepared(world.db, "SELECT * FROM message WHERE account_number = ? ORDER BY message_id")
        .all(account)
        .map((row) => ({
          clientMessageId: text(row, "message_id"),
          rodoMessageId: optionalText(row, "rodo_message_id"),
          title: text(row, "title"),
          body: text(row, "body"),
          createdAt: already(text(row, "created"), wallAt(world.now())),
          validFrom: optionalText(row, "valid_from"),
          read: flag(row, "read"),
          type: integer(row, "type"),
          module: optionalText(row, "module"),
        })),
    }),
  },
  markMessageAsRead: { session: "required", effect: "by-intent", handle: markRead },
  markMessageAsDeleted: { session: "required", effect: "by-intent", handle: markDeleted },
  getOutageMessages: {
    session: "required",
    effect: "none",
    handle: ({ world }, { account }) => ({
      outages: prepared(world.db, "SELECT data FROM outage WHERE account_number = ? ORDER BY outage_id")
        .all(account)
        .map((row) => {
          const outage = recordFrom(text(row, "data"));
          const { startsAt, plannedEnd } = outage;
          const now = wallAt(world.now());
          return {
            ...outage,
            ...(typeof startsAt === "string" ? { startsAt: already(startsAt, now) } : {}),
            ...(typeof plannedEnd === "string" ? { plannedEnd: stillAhead(plannedEnd, now) } : {}),
          };
        }),
    }),
  },
};
