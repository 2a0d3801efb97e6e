import type { DatabaseSync } from "node:sqlite";
import { toMoment } from "../calendar/warsaw.ts";
import type { ChatSeed } from "./message-seed.ts";

/** Time between two messages of a seeded chat, ms. */
const BETWEEN_MS = 40_000;

/** Seeds the former chats of a customer. Their dates do not roll forward. */
export function seedChats(db: DatabaseSync, account: string, chats: readonly ChatSeed[]): void {
  const chat = db.prepare("INSERT INTO chat VALUES (?, '', ?, ?, ?, ?, NULL, ?, ?, ?, NULL, ?, NULL, 'pl')");
  const message = db.prepare("INSERT INTO chat_message VALUES (?, ?, ?, 'NEW_MESSAGE', ?, ?, NULL, ?, '[]', ?, NULL)");
  chats.forEach(({ login, email, topic, at, agentName, transcript }, index) => {
    const chatId = `${account}-chat-${index + 1}`;
    const startedAt = Date.parse(toMoment(at));
    chat.run(
      chatId,
      account,
      login,
      topic,
      email,
      agentName === undefined ? "BOT" : "AGENT",
      agentName ?? null,
      startedAt,
      startedAt + transcript.length * BETWEEN_MS,
    );
    transcript.forEach(([side, text], place) => {
      const name = side === "BOT" ? "Wika" : side === "AGENT" ? (agentName ?? null) : null;
      message.run(chatId, place + 1, `${chatId}-${place + 1}`, side, text, name, startedAt + place * BETWEEN_MS);
    });
  });
}
