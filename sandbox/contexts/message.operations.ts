import { latestPast } from "../calendar/relative-wall-time.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { flagColumn, integer, optionalText, textColumn, type Row } from "../database/rows.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import type { OperationCall, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";

function legalNoticeOf(row: Row): JsonRecord | undefined {
  const notice = optionalText(row, "legal_notice");
  return notice === undefined ? undefined : parseJsonRecord(notice);
}

/** Marks a message of the customer if `mark` allows it. */
function marked(
  { tenant, request }: OperationCall,
  { account }: ServerSession,
  mark: (message: { readonly awaitsAnswer: boolean; readonly answered: boolean }) => string | undefined,
): JsonRecord {
  const id = request.text("clientMessageId");
  const row = tenant.db
    .prepare("SELECT rodo_message_id, read FROM message WHERE account_number = ? AND message_id = ?")
    .get(account, id);
  if (row === undefined) return { errorCode: "UNKNOWN_MESSAGE" };
  const rodo = optionalText(row, "rodo_message_id");
  const awaitsAnswer = rodo !== undefined && !flagColumn(row, "read");
  const answered = rodo !== undefined && request.text("rodoMessageId") === rodo;
  const sql = mark({ awaitsAnswer, answered });
  if (sql === undefined) return { errorCode: "ANSWER_NEEDED" };
  if (awaitsAnswer && answered)
    tenant.db
      .prepare("UPDATE message SET confirmed = ? WHERE account_number = ? AND message_id = ?")
      .run(wallAt(tenant.now()), account, id);
  tenant.db.prepare(sql).run(account, id);
  return { clientMessageId: id };
}

const markRead = (call: OperationCall, session: ServerSession): JsonRecord =>
  marked(call, session, ({ awaitsAnswer, answered }) =>
    awaitsAnswer && !answered ? undefined : "UPDATE message SET read = 1 WHERE account_number = ? AND message_id = ?",
  );

/** Marks messages as read, except those that await an answer, and returns the read ones. */
function markManyRead({ tenant, request }: OperationCall, { account }: ServerSession): JsonRecord {
  const ids = request.list("messages");
  const mark = tenant.db.prepare(`UPDATE message SET read = 1
    WHERE account_number = ? AND message_id = ? AND (rodo_message_id IS NULL OR read = 1)`);
  return { messages: ids.filter((id) => mark.run(account, id).changes > 0) };
}

const markDeleted = (call: OperationCall, session: ServerSession): JsonRecord =>
  marked(call, session, ({ awaitsAnswer }) =>
    awaitsAnswer ? undefined : "DELETE FROM message WHERE account_number = ? AND message_id = ?",
  );

export const MESSAGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getClientMessages: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => {
      applyDueChanges(tenant, account);
      return {
        messages: tenant.db
          .prepare("SELECT * FROM message WHERE account_number = ? ORDER BY message_id")
          .all(account)
          .map((row) => ({
            clientMessageId: textColumn(row, "message_id"),
            rodoMessageId: optionalText(row, "rodo_message_id"),
            title: textColumn(row, "title"),
            body: textColumn(row, "body"),
            createdAt: latestPast(textColumn(row, "created"), wallAt(tenant.now())),
            validFrom: optionalText(row, "valid_from"),
            read: flagColumn(row, "read"),
            type: integer(row, "type"),
            module: optionalText(row, "module"),
            entryId: optionalText(row, "entry_id"),
            productId: optionalText(row, "product_id"),
            confirmedAt: optionalText(row, "confirmed"),
            legalNotice: legalNoticeOf(row),
          })),
      };
    },
  },
  markMessageAsRead: { session: "required", effect: "by-intent", handle: markRead },
  markMessagesAsRead: { session: "required", effect: "by-intent", handle: markManyRead },
  markMessageAsDeleted: { session: "required", effect: "by-intent", handle: markDeleted },
};
