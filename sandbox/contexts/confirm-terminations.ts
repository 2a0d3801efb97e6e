import type { DatabaseSync } from "node:sqlite";
import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { addWorkingDays } from "#kit/calendar/holidays.ts";
import { isSent, markSent } from "../database/meta.ts";
import { toMoment, wallAt, type WallTime } from "#kit/calendar/warsaw.ts";
import { accountLanguage } from "../language/message-language.ts";
import { terminationLines } from "../language/termination-lines.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertMessage } from "./message.repository.ts";
import { sendEmail } from "./outbox.ts";
import { terminationEndOf } from "./termination-end.ts";
import { terminationsOf, type StoredTermination } from "./termination.repository.ts";

/** Working days between a termination and the confirmation that its contract ends. */
const CONFIRMED_AFTER_WORKING_DAYS = 2;

/** Returns when the end of a contract was confirmed; `undefined` before that, and if it was revoked earlier. */
export function confirmationTimeOf(
  { submitted, revoked }: Pick<StoredTermination, "submitted" | "revoked">,
  now: WallTime,
): WallTime | undefined {
  const at = `${addWorkingDays(submitted.slice(0, 10), CONFIRMED_AFTER_WORKING_DAYS)}T08:00:00`;
  return at <= now && (revoked === undefined || at < revoked) ? at : undefined;
}

/** State in which the messages of an account are stored. */
interface ConfirmationTime {
  readonly account: string;
  /** Instant, ms. */
  readonly now: number;
  /** True for messages from before the demo, which the customer has read. */
  readonly isRead: boolean;
}

const confirmationTitle = (contractNumber: string): string => `Potwierdzenie końca umowy ${contractNumber}`;

/** Says in a message that a termination is revoked, and in the confirmation before it that it no longer applies. */
export function announceRevocation(
  db: DatabaseSync,
  account: string,
  { contractNumber, revokedAt, lines }: RevocationMessage,
): void {
  const day = formatPolishDay(revokedAt.slice(0, 10));
  db.prepare(
    `UPDATE message SET body = ?1 || body WHERE account_number = ?2 AND title = ?3 AND body NOT LIKE ?1 || '%'`,
  ).run(
    `<p>To potwierdzenie jest nieaktualne: wypowiedzenie zostało cofnięte ${day}.</p>`,
    account,
    confirmationTitle(contractNumber),
  );
  insertMessage(db, account, {
    title: `Wypowiedzenie umowy ${contractNumber} jest cofnięte`,
    created: revokedAt,
    module: "SERVICES",
    body:
      `<p>Cofnęliśmy wypowiedzenie umowy ${contractNumber} ${day}. ${lines.join(" ")}</p>` +
      "<p>Potwierdzenie wysłaliśmy też e-mailem i jest w Dokumentach.</p>",
  });
}

/** Revoked termination with what follows from it. */
interface RevocationMessage {
  readonly contractNumber: string;
  readonly revokedAt: WallTime;
  readonly lines: readonly string[];
}

function confirm(
  db: DatabaseSync,
  { account, isRead }: ConfirmationTime,
  termination: StoredTermination,
  created: WallTime,
): void {
  const { contractNumber } = termination;
  const end = terminationEndOf(db, account, termination, true);
  const [last = "", ...lines] = terminationLines(end);
  insertMessage(db, account, {
    title: confirmationTitle(contractNumber),
    created,
    module: "SERVICES",
    isRead,
    body:
      `<p>Potwierdzamy koniec umowy ${contractNumber}. ${last}</p>` +
      `<p>${lines.join(" ")} Potwierdzenie wysłaliśmy też e-mailem i jest w Dokumentach.</p>`,
  });
  sendEmail({ db, now: () => Date.parse(toMoment(created)) }, mainEmailOf(db, account), {
    language: accountLanguage(db, account),
    write: (texts) => texts.terminationConfirmed({ contractNumber, ...end }),
  });
}

/**
 * Confirms the ends of contracts that have become due, each once, in a message and an e-mail (TERM-24). Returns true if
 * there were any.
 */
export function confirmTerminations(db: DatabaseSync, time: ConfirmationTime): boolean {
  let hasConfirmed = false;
  const now = wallAt(time.now);
  for (const termination of terminationsOf(db, time.account)) {
    const at = confirmationTimeOf(termination, now);
    const key = `sent:termination-${termination.terminationId}` as const;
    if (at === undefined || isSent(db, key)) continue;
    markSent(db, key);
    confirm(db, time, termination, at);
    hasConfirmed = true;
  }
  return hasConfirmed;
}
