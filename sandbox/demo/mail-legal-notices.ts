import type { DatabaseSync } from "node:sqlite";
import { fillDatePlaceholders, formatPolishDay } from "../calendar/date-placeholders.ts";
import { latestPast } from "../calendar/relative-wall-time.ts";
import { toMoment, wallAt } from "#kit/calendar/warsaw.ts";
import { jsonText, parseJsonRecord, recordsIn, type JsonRecord } from "#kit/json.ts";
import { sendMessage } from "../contexts/outbox.ts";
import { formatZloty } from "../pages/html.ts";
import type { LegalNoticeSeed, MessageSeed } from "./message-seed.ts";
import type { CustomerSeed } from "./seed.ts";

function differenceText(difference: number): string {
  if (difference === 0) return "Zapłacisz tyle samo co teraz.";
  return `Zapłacisz co miesiąc ${formatZloty(Math.abs(difference))} ${difference > 0 ? "więcej" : "mniej"}.`;
}

/** Returns what a stored legal notice says, in sentences. */
export function legalNoticeLines(notice: JsonRecord): readonly string[] {
  const { kind, contractNumber, monthlyDifference, freeUntil } = notice;
  const [contract, day] = [jsonText(contractNumber), formatPolishDay(jsonText(notice["effectiveOn"]))];
  return [
    kind === "CHANGED_TERMS"
      ? `Umowa ${contract} zmienia się od ${day}.`
      : `Czas określony umowy ${contract} kończy się ${day}.`,
    ...recordsIn(notice["changes"]).map(({ name, before, after }) => {
      const former = before === undefined ? "" : `${jsonText(before)}, potem `;
      return `${jsonText(name)}: ${former}${jsonText(after)}.`;
    }),
    ...(typeof monthlyDifference === "number" ? [differenceText(monthlyDifference)] : []),
    ...(typeof freeUntil === "string" ? [`Do ${formatPolishDay(freeUntil)} wypowiesz umowę bez odszkodowania.`] : []),
    ...recordsIn(notice["tariffs"]).map(
      ({ name, price }) => `${jsonText(name)}: ${formatZloty(Number(price ?? 0))} miesięcznie.`,
    ),
    `Podstawa: ${jsonText(notice["basis"])}.`,
  ];
}

function textOf({ title, body }: MessageSeed, notice: LegalNoticeSeed): string {
  const stored = parseJsonRecord(JSON.stringify(notice));
  const words = [`${title}.`, body.replaceAll(/<[^>]*>/gu, " ").trim(), ...legalNoticeLines(stored)].join(" ");
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
