import type { DatabaseSync } from "node:sqlite";
import { findEndedChats, findMessagesAfter, type Chat } from "../chat/chat.repository.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { flagColumn, optionalText, textColumn } from "../database/rows.ts";
import type { Operation } from "./operation.ts";

function chatAnswer(db: DatabaseSync, { chatId, startedAt, topic, agentName }: Chat): JsonRecord {
  return {
    startedAt: wallAt(startedAt),
    topic,
    agentName,
    messages: findMessagesAfter(db, chatId, 0).map(({ sentAt, side, message, url }) => ({
      at: wallAt(sentAt),
      side,
      text: message ?? url ?? "",
    })),
  };
}

function consentChanges(db: DatabaseSync, account: string): readonly JsonRecord[] {
  return db
    .prepare("SELECT * FROM consent_change WHERE account_number = ? ORDER BY changed_at DESC, rowid DESC")
    .all(account)
    .map((row) => ({
      at: textColumn(row, "changed_at"),
      consentName: textColumn(row, "consent_name"),
      given: flagColumn(row, "given"),
      changedBy: optionalText(row, "changed_by"),
    }));
}

export const DATA_HISTORY_OPERATIONS: Readonly<Record<string, Operation>> = {
  getDataHistory: {
    session: "required",
    effect: "none",
    handle: ({ tenant: { db } }, { account, login }) => ({
      chats: findEndedChats(db, account, login).map((chat) => chatAnswer(db, chat)),
      consentChanges: consentChanges(db, account),
    }),
  },
};
