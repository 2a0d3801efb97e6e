import type { DatabaseSync } from "node:sqlite";
import { integer, optionalText, text } from "../database/rows.ts";

/** An SMS or an e-mail that the provider would have sent. */
export interface SentMessage {
  readonly sentAt: string; readonly channel: "sms" | "email"; readonly recipient: string; readonly text: string; readonly code: string | undefined;
}

/** Everything that was sent, newest first. */
export function outboxOf(db: DatabaseSync): readonly SentMessage[] {
  return db.prepare("SELECT * FROM outbox ORDER BY id DESC").all().map((row) => ({
    sentAt: new Date(integer(row, "sent_at")).toISOString(), channel: text(row, "channel") === "sms" ? "sms" : "email",
    recipient: text(row, "recipient"), text: text(row, "text"), code: optionalText(row, "code"),
  }));
}

/** Sends a message: keeps it where people and tests read it. */
export function send(db: DatabaseSync, message: Omit<SentMessage, "sentAt"> & { readonly sentAt: number }): void {
  db.prepare("INSERT INTO outbox (sent_at, channel, recipient, text, code) VALUES (?, ?, ?, ?, ?)")
    .run(message.sentAt, message.channel, message.recipient, message.text, message.code ?? null);
}
