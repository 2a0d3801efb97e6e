import { toMoment } from "#kit/calendar/warsaw.ts";
import { isSent, markSent, readMeta } from "../database/meta.ts";
import { accountLanguage } from "../language/message-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertMessage } from "./message.repository.ts";
import { termsAnnouncementOf, announcementTime, termsVersions } from "./new-terms.ts";
import { sendEmail } from "./outbox.ts";
import { runningContracts } from "./terminated-contracts.ts";

/** Returns true if the account has a message with this title, also one of the demo. */
const hasMessage = ({ db }: Tenant, account: string, title: string): boolean =>
  db.prepare("SELECT 1 AS there FROM message WHERE account_number = ? AND title = ?").get(account, title) !== undefined;

/**
 * Sends the messages and e-mails about new terms and price lists to the customers whose contracts run, each once, with
 * the content of the notice among the documents (TERMS-32). Those from before the demo are read.
 */
export function announceNewTerms(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const [today, anchor] = [tenant.today(), readMeta(db, "anchor") ?? tenant.today()];
  if (runningContracts(tenant, account).size === 0) return;
  for (const { id, noticeTitle: title, title: document, validFrom, noticeLines } of termsVersions(tenant)) {
    const key = `sent:new-terms-${account}-${id}` as const;
    if (validFrom <= today || isSent(db, key)) continue;
    markSent(db, key);
    const day = termsAnnouncementOf(validFrom, today);
    const created = announcementTime(day);
    const text = noticeLines.join(" ");
    if (!hasMessage(tenant, account, title)) {
      const body = `<p>${text}</p><p><a href="/documents">Zobacz zawiadomienie w Dokumentach</a></p>`;
      insertMessage(db, account, { title, body, created, module: "CONTRACT", isRead: day <= anchor });
    }
    sendEmail({ db, now: () => Date.parse(toMoment(created)) }, mainEmailOf(db, account), {
      language: accountLanguage(db, account),
      write: () => `${title}: ${document}. ${text}`,
    });
  }
}
