import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { JsonRecord } from "#kit/json.ts";
import { parseSandboxLanguage, type SandboxLanguage } from "../language/sandbox-language.ts";
import { integer, optionalInteger, optionalText, textColumn, type Row } from "../database/rows.ts";

export const CHAT_TOPICS = ["FORMAL", "TECHNICAL", "SALE"] as const;
export type ChatTopicCode = (typeof CHAT_TOPICS)[number];
/** Partner of the customer, or the queue. */
export type ChatSide = "BOT" | "WAITING" | "AGENT";

/** Chat of a customer. It belongs to the session in which it was started. */
export interface Chat {
  readonly chatId: string;
  readonly sessionId: string;
  readonly account: string;
  readonly login: string;
  readonly topic: ChatTopicCode;
  readonly email: string;
  readonly side: ChatSide;
  readonly agentName: string | undefined;
  readonly startedAt: number;
  readonly waitingAt: number | undefined;
  readonly endedAt: number | undefined;
  /** Rating of the customer, from 1 to 5. */
  readonly rating: number | undefined;
  /** Language of the page that started it. */
  readonly language: SandboxLanguage;
}

/** Content of a message: a text, a picture or a link. */
export interface MessageContent {
  readonly type: "NEW_MESSAGE" | "IMG_MESSAGE" | "URL_MESSAGE";
  readonly side: "CUSTOMER" | "BOT" | "AGENT" | "SYSTEM";
  readonly message?: string | undefined;
  readonly url?: string | undefined;
  readonly agentName?: string | undefined;
  /** Answers that the customer can choose. */
  readonly answers?: readonly string[] | undefined;
  /** Language of the text; Polish by default. */
  readonly language?: SandboxLanguage | undefined;
}

export interface StoredMessage extends MessageContent {
  readonly id: string;
  readonly place: number;
  readonly sentAt: number;
}

function chatFrom(row: Row): Chat {
  const side = textColumn(row, "side");
  return {
    chatId: textColumn(row, "chat_id"),
    sessionId: textColumn(row, "session_id"),
    account: textColumn(row, "account_number"),
    login: textColumn(row, "login"),
    email: textColumn(row, "email"),
    topic: CHAT_TOPICS.find((topic) => topic === textColumn(row, "topic")) ?? "FORMAL",
    side: side === "AGENT" || side === "WAITING" ? side : "BOT",
    agentName: optionalText(row, "agent_name"),
    startedAt: integer(row, "started_at"),
    waitingAt: optionalInteger(row, "waiting_at"),
    endedAt: optionalInteger(row, "ended_at"),
    rating: optionalInteger(row, "rating"),
    language: parseSandboxLanguage(textColumn(row, "language")) ?? "pl",
  };
}

const TYPES = ["NEW_MESSAGE", "IMG_MESSAGE", "URL_MESSAGE"] as const;
const SIDES = ["CUSTOMER", "BOT", "AGENT", "SYSTEM"] as const;

function messageFrom(row: Row): StoredMessage {
  const answers: unknown = JSON.parse(textColumn(row, "answers"));
  return {
    id: textColumn(row, "message_id"),
    place: integer(row, "place"),
    sentAt: integer(row, "said_at"),
    type: TYPES.find((type) => type === textColumn(row, "type")) ?? "NEW_MESSAGE",
    side: SIDES.find((side) => side === textColumn(row, "side")) ?? "SYSTEM",
    message: optionalText(row, "message"),
    url: optionalText(row, "url"),
    agentName: optionalText(row, "agent_name"),
    language: parseSandboxLanguage(optionalText(row, "language")),
    answers: Array.isArray(answers) ? answers.filter((answer) => typeof answer === "string") : [],
  };
}

/** Inserts a chat. */
export function insertChat(
  db: DatabaseSync,
  chat: Pick<Chat, "sessionId" | "account" | "login" | "topic" | "email" | "language"> & {
    readonly phone: string | undefined;
  },
  now: number,
): Chat {
  const chatId = randomUUID();
  db.prepare("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, 'BOT', NULL, ?, NULL, NULL, NULL, ?)").run(
    chatId,
    chat.sessionId,
    chat.account,
    chat.login,
    chat.topic,
    chat.email,
    chat.phone ?? null,
    now,
    chat.language,
  );
  const { sessionId, account, login, topic, email, language } = chat;
  return {
    chatId,
    sessionId,
    account,
    login,
    topic,
    email,
    language,
    side: "BOT",
    agentName: undefined,
    startedAt: now,
    waitingAt: undefined,
    endedAt: undefined,
    rating: undefined,
  };
}

/** Returns the chat with this id. */
export function findChat(db: DatabaseSync, chatId: string): Chat | undefined {
  const row = db.prepare("SELECT * FROM chat WHERE chat_id = ?").get(chatId);
  return row === undefined ? undefined : chatFrom(row);
}

/** Returns the last chat of a session, open or ended. */
export function findLastChat(db: DatabaseSync, sessionId: string): Chat | undefined {
  const row = db.prepare("SELECT * FROM chat WHERE session_id = ? ORDER BY rowid DESC LIMIT 1").get(sessionId);
  return row === undefined ? undefined : chatFrom(row);
}

/** Lists open chats, oldest first. */
export function findOpenChats(db: DatabaseSync): readonly Chat[] {
  return db.prepare("SELECT * FROM chat WHERE ended_at IS NULL ORDER BY rowid").all().map(chatFrom);
}

/** Lists the chats in the queue, in queue order. */
export function findWaitingChats(db: DatabaseSync): readonly Chat[] {
  return db
    .prepare("SELECT * FROM chat WHERE ended_at IS NULL AND side = 'WAITING' ORDER BY waiting_at, rowid")
    .all()
    .map(chatFrom);
}

/** Counts the open chats of a customer. */
export function countOpenChats(db: DatabaseSync, account: string, login: string): number {
  const row = db
    .prepare("SELECT count(*) AS open FROM chat WHERE account_number = ? AND login = ? AND ended_at IS NULL")
    .get(account, login);
  return row === undefined ? 0 : integer(row, "open");
}

/** Lists the ended chats of a customer, newest first, 50 at most. */
export function findEndedChats(db: DatabaseSync, account: string, login: string): readonly Chat[] {
  return db
    .prepare(`SELECT * FROM chat WHERE account_number = ? AND login = ? AND ended_at IS NOT NULL
    ORDER BY started_at DESC, rowid DESC LIMIT 50`)
    .all(account, login)
    .map(chatFrom);
}

/** Sets the partner of the customer. */
export function setSide(
  db: DatabaseSync,
  chatId: string,
  side: ChatSide,
  agentName: string | undefined,
  now: number,
): void {
  db.prepare(
    "UPDATE chat SET side = ?1, agent_name = ?2, waiting_at = CASE ?1 WHEN 'WAITING' THEN ?3 END WHERE chat_id = ?4",
  ).run(side, agentName ?? null, now, chatId);
}

/** Ends a chat. */
export function endChat(db: DatabaseSync, chatId: string, now: number): void {
  db.prepare("UPDATE chat SET ended_at = ? WHERE chat_id = ? AND ended_at IS NULL").run(now, chatId);
}

/** Stores the rating (1 to 5) of an ended chat. Later ratings are ignored. */
export function rateChat(db: DatabaseSync, chatId: string, rating: number): void {
  db.prepare("UPDATE chat SET rating = ? WHERE chat_id = ? AND ended_at IS NOT NULL AND rating IS NULL").run(
    rating,
    chatId,
  );
}

/** Returns the customer's messages, by id. */
export function findOwnMessages(db: DatabaseSync, chatId: string): Map<string, StoredMessage> {
  return new Map(
    findMessagesAfter(db, chatId, 0)
      .filter(({ side }) => side === "CUSTOMER")
      .map((message) => [message.id, message]),
  );
}

/** Stores a message at the next place. */
export function addMessage(
  db: DatabaseSync,
  chatId: string,
  content: MessageContent,
  now: number,
  id: string = randomUUID(),
): StoredMessage {
  const row = db.prepare("SELECT coalesce(max(place), 0) + 1 AS next FROM chat_message WHERE chat_id = ?").get(chatId);
  const place = row === undefined ? 1 : integer(row, "next");
  db.prepare("INSERT INTO chat_message VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").run(
    chatId,
    place,
    id,
    content.type,
    content.side,
    content.message ?? null,
    content.url ?? null,
    content.agentName ?? null,
    JSON.stringify(content.answers ?? []),
    now,
    content.language ?? null,
  );
  return { ...content, id, place, sentAt: now };
}

/** Lists the messages after a place. */
export function findMessagesAfter(db: DatabaseSync, chatId: string, place: number): readonly StoredMessage[] {
  return db
    .prepare("SELECT * FROM chat_message WHERE chat_id = ? AND place > ? ORDER BY place")
    .all(chatId, place)
    .map(messageFrom);
}

/** Converts a message to the data of its frame. */
export function toFrameData({
  id,
  place,
  side,
  sentAt,
  message,
  url,
  agentName,
  answers,
  language,
}: StoredMessage): JsonRecord {
  return {
    id,
    place,
    side,
    date: new Date(sentAt).toISOString(),
    ...(url === undefined ? { data: message ?? "" } : { data: url }),
    ...(url === undefined || message === undefined ? {} : { title: message }),
    ...(agentName === undefined ? {} : { agentName }),
    ...(agentName === undefined || side !== "AGENT" ? {} : { operatorName: agentName }),
    ...(language === undefined || language === "pl" ? {} : { language }),
    ...(answers === undefined || answers.length === 0 ? {} : { answers }),
  };
}
