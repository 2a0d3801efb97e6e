import type { DatabaseSync } from "node:sqlite";
import { fillDatePlaceholders, formatPolishDay } from "../calendar/date-placeholders.ts";
import { latestPast } from "../calendar/relative-wall-time.ts";
import { toMoment, wallAt } from "../calendar/warsaw.ts";
import { sendMessage } from "../contexts/outbox.ts";
import { formatZloty } from "../pages/html.ts";
import type { LegalNoticeSeed, MessageSeed } from "./message-seed.ts";
import type { CustomerSeed } from "./seed.ts";

function differenceText(difference: number): string {
  if (difference === 0) return "Zapłacisz tyle samo co teraz.";
  return `Zapłacisz co miesiąc ${formatZloty(Math.abs(difference))} ${difference > 0 ? "więcej" : "mniej"}.`;
}

function noticeLines(notice: LegalNoticeSeed): readonly string[] {
  const { kind, contractNumber, effectiveOn, basis, changes = [], monthlyDifference, freeUntil, tariffs = [] } = notice;
  const day = formatPolishDay(effectiveOn);
  return [
    kind === "CHANGED_TERMS"
      ? `Umowa ${contractNumber} zmienia się od ${day}.`
      : `Czas określony umowy ${contractNumber} kończy się ${day}.`,
    ...changes.map(({ name, before, after }) => `${name}: ${before === undefined ? "" : `${before}, potem `}${after}.`),
    ...(monthlyDifference === undefined ? [] : [differenceText(monthlyDifference)]),
    ...(freeUntil === undefined ? [] : [`Do ${formatPolishDay(freeUntil)} wypowiesz umowę bez odszkodowania.`]),
    ...tariffs.map(({ name, price }) => `${name}: ${formatZloty(price)} miesięcznie.`),
    `Podstawa: ${basis}.`,
  ];
}

function textOf({ title, body }: MessageSeed, notice: LegalNoticeSeed): string {
  const words = [`${title}.`, body.replaceAll(/<[^>]*>/gu, " ").trim(), ...noticeLines(notice)].join(" ");
  return fillDatePlaceholders(words).replaceAll(/ +/gu, " ");
}

/** Sends the legal notices of a customer by e-mail, because a message in the portal alone does not count as delivered. */
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
      text: textOf(message, message.legalNotice),
    });
  }
}
