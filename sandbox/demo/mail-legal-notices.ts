import type { DatabaseSync } from "node:sqlite";
import { fillDatePlaceholders } from "../calendar/date-placeholders.ts";
import { latestPast } from "../calendar/relative-wall-time.ts";
import { toMoment, wallAt } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord } from "#kit/json.ts";
import { sendMessage } from "../contexts/outbox.ts";
import { legalNoticeLines } from "../language/legal-notice-lines.ts";
import type { LegalNoticeSeed, MessageSeed } from "./message-seed.ts";
import type { CustomerSeed } from "./seed.ts";

/** Returns the e-mail of a legal notice: its message and its content. */
export function legalNoticeText({ title, body }: Pick<MessageSeed, "title" | "body">, notice: LegalNoticeSeed): string {
  const stored = parseJsonRecord(JSON.stringify(notice));
  const words = [`${title}.`, body.replaceAll(/<[^>]*>/gu, " ").trim(), ...legalNoticeLines(stored)].join(" ");
  return fillDatePlaceholders(words).replaceAll(/ +/gu, " ");
}

/**
 * Sends the legal notices of a customer by e-mail, because a message in the portal alone does not count as delivered.
 */
export function mailLegalNotices(
  db: DatabaseSync,
  { messages, contact }: Pick<CustomerSeed, "messages" | "contact">,
  now: number,
): void {
  const recipient = contact["mainEmail"];
  if (typeof recipient !== "string") return;
  for (const message of messages) {
    if (message.legalNotice === undefined) continue;
    const created = Date.parse(toMoment(latestPast(message.created, wallAt(now))));
    sendMessage(db, {
      sentAt: Math.min(created, now),
      channel: "email",
      recipient,
      code: undefined,
      text: legalNoticeText(message, message.legalNotice),
    });
  }
}
