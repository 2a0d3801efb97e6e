import type { DatabaseSync } from "node:sqlite";
import { latestPast } from "../calendar/relative-wall-time.ts";
import { toMoment, wallAt } from "#kit/calendar/warsaw.ts";
import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { accountLanguage } from "../language/message-language.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertMessage } from "./message.repository.ts";
import { sendEmail } from "./outbox.ts";
import type { StoredEntry } from "./support.repository.ts";

/**
 * Notifies a customer of the operator's question about a request by a message and an e-mail of its time, at most `now`
 * (REQ-90).
 */
export function announceQuestion(
  db: DatabaseSync,
  account: string,
  {
    number,
    question: { writtenAt, answerBy },
    now,
  }: {
    readonly number: string;
    readonly question: Pick<StoredEntry, "writtenAt" | "answerBy">;
    readonly now: number;
  },
): void {
  const href = `/supportRequest?${new URLSearchParams({ request: number })}`;
  const until = answerBy === undefined ? "." : ` do ${formatPolishDay(answerBy)}.`;
  const created = latestPast(writtenAt, wallAt(now));
  insertMessage(db, account, {
    title: `Mamy pytanie do zgłoszenia ${number}`,
    created,
    module: "SUPPORT",
    body: `<p>Odpowiedz na nie w zgłoszeniu${until}</p><p><a href="${href}">Przeczytaj pytanie</a></p>`,
  });
  sendEmail({ db, now: () => Math.min(now, Date.parse(toMoment(created))) }, mainEmailOf(db, account), {
    language: accountLanguage(db, account),
    write: (texts) => texts.requestQuestion({ number, answerBy }),
    nameLinks: (texts) => [{ name: texts.requestLinkName(), href }],
  });
}
