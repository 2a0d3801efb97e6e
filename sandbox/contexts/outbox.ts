import type { DatabaseSync } from "node:sqlite";
import { OUTBOX_TEXTS } from "../language/outbox-catalogues.ts";
import type { OutboxTexts } from "../language/outbox-texts.ts";
import type { SandboxLanguage } from "../language/sandbox-language.ts";
import { integer, optionalText, textColumn } from "../database/rows.ts";

/** Link of a message: its text and its address in the portal. */
export interface MessageLink {
  readonly name: string;
  readonly href: string;
}

/** SMS or e-mail that the provider would have sent. */
export interface StoredOutboxMessage {
  readonly sentAt: string;
  readonly channel: "sms" | "email";
  readonly recipient: string;
  readonly text: string;
  readonly code: string | undefined;
  readonly links: readonly MessageLink[];
}

/** Message to send. Most messages have no links. */
export type NewOutboxMessage = Omit<StoredOutboxMessage, "sentAt" | "links"> & {
  readonly sentAt: number;
  readonly links?: readonly MessageLink[];
};

function linksFrom(json: string): readonly MessageLink[] {
  const links: unknown = JSON.parse(json);
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown) =>
    typeof link === "object" && link !== null && "name" in link && "href" in link
      ? [{ name: String(link.name), href: String(link.href) }]
      : [],
  );
}

/** Lists all sent messages, newest first. */
export function outboxOf(db: DatabaseSync): readonly StoredOutboxMessage[] {
  return db
    .prepare("SELECT * FROM outbox ORDER BY id DESC")
    .all()
    .map((row) => ({
      sentAt: new Date(integer(row, "sent_at")).toISOString(),
      channel: textColumn(row, "channel") === "sms" ? "sms" : "email",
      recipient: textColumn(row, "recipient"),
      text: textColumn(row, "text"),
      code: optionalText(row, "code"),
      links: linksFrom(textColumn(row, "links")),
    }));
}

/** Stores a message in the outbox, where testers and tests read it. */
export function sendMessage(db: DatabaseSync, message: NewOutboxMessage): void {
  db.prepare("INSERT INTO outbox (sent_at, channel, recipient, text, code, links) VALUES (?, ?, ?, ?, ?, ?)").run(
    message.sentAt,
    message.channel,
    message.recipient,
    message.text,
    message.code ?? null,
    JSON.stringify(message.links ?? []),
  );
}

/** Returns true for a text with the form of an e-mail address. */
export const isEmail = (text: string): boolean => /^[^\s@]{1,64}@[^\s@]{1,190}$/u.test(text);

/** Message in the language of its recipient: `write` and `nameLinks` take it from the texts of that language. */
export interface LocalMessage {
  readonly language: SandboxLanguage;
  readonly write: (texts: OutboxTexts) => string;
  readonly nameLinks?: (texts: OutboxTexts) => readonly MessageLink[];
}

/** Part of a tenant that sends messages. */
interface Sender {
  readonly db: DatabaseSync;
  now(): number;
}

/** Sends an SMS or an e-mail now. */
export function sendLocalMessage(
  sender: Sender,
  to: Pick<NewOutboxMessage, "channel" | "recipient"> & { readonly code?: string },
  { language, write, nameLinks }: LocalMessage,
): void {
  const texts = OUTBOX_TEXTS[language];
  sendMessage(sender.db, {
    sentAt: sender.now(),
    channel: to.channel,
    recipient: to.recipient,
    code: to.code,
    text: write(texts),
    links: nameLinks?.(texts) ?? [],
  });
}

/** Sends an e-mail now; nothing without an address. */
export function sendEmail(sender: Sender, recipient: string | undefined, message: LocalMessage): void {
  if (recipient === undefined || recipient === "") return;
  sendLocalMessage(sender, { channel: "email", recipient }, message);
}
