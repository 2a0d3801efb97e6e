import { storeReceipts } from "../pages/store-receipts.ts";
import { toMoment, type WallTime } from "#kit/calendar/warsaw.ts";
import { inTransaction } from "../database/open-database.ts";
import { accountLanguage } from "../language/message-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertMessage } from "./message.repository.ts";
import { sendEmail } from "./outbox.ts";
import { answerRecipientOf, appendEntry, NO_ACCOUNT, reopenRequest, type StoredEntry } from "./support.repository.ts";

/** Answer of the operator to a request. */
interface RequestAnswer extends Pick<StoredEntry, "outcome" | "text"> {
  readonly number: string;
  readonly writtenAt: WallTime;
}

/** Says that an answer was sent as a letter too; nothing if the customer wants none. */
function sentLetterText(letterTo: string | undefined): string {
  if (letterTo === undefined) return "";
  return `\nTę odpowiedź wysłaliśmy też listem${letterTo === "" ? "" : ` na adres ${letterTo}`}.`;
}

/** Answers a request, and notifies the customer by a message and an e-mail of the time of the answer (REQ-39). */
export function answerRequest(tenant: Tenant, account: string, { number, ...answer }: RequestAnswer): void {
  const { db } = tenant;
  const { writtenAt, text } = answer;
  const { letterTo, answerEmail } = answerRecipientOf(db, account, number);
  const href = `/supportRequest?${new URLSearchParams({ request: number })}`;
  storeReceipts(tenant, account);
  inTransaction(db, () => {
    appendAnswer(tenant, account, { number, ...answer, text: `${text}${sentLetterText(letterTo)}` });
    insertMessage(db, account, {
      title: `Jest odpowiedź na zgłoszenie ${number}`,
      created: writtenAt,
      module: "SUPPORT",
      body: `<p>Możesz na nią odpisać.</p><p><a href="${href}">Przeczytaj odpowiedź</a></p>`,
    });
    sendEmail(senderAt(tenant, writtenAt), answerEmail ?? mainEmailOf(db, account), {
      language: accountLanguage(db, account),
      write: (texts) => texts.requestAnswered(number, letterTo),
      nameLinks: (texts) => [{ name: texts.requestLinkName(), href }],
    });
  });
}

/**
 * Answers a complaint about accessibility that was sent without a session, by an e-mail in its language (REQ-35). The
 * e-mail has a text of its own: the stored one invites to a reply in the portal, which a guest cannot send. An answer
 * by letter sends no e-mail.
 */
export function answerGuestComplaint(tenant: Tenant, { number, ...answer }: RequestAnswer): void {
  const { answerEmail, language = "pl" } = answerRecipientOf(tenant.db, NO_ACCOUNT, number);
  const phone = tenant.configuration.help.customerService.number.replaceAll(" ", "\u00a0");
  inTransaction(tenant.db, () => {
    appendAnswer(tenant, NO_ACCOUNT, { number, ...answer });
    sendEmail(senderAt(tenant, answer.writtenAt), answerEmail, {
      language,
      write: (texts) => texts.accessibilityAnswer({ number, phone }),
    });
  });
}

/** Sends messages at a time of the past. */
const senderAt = ({ db }: Tenant, writtenAt: WallTime) => ({ db, now: () => Date.parse(toMoment(writtenAt)) });

function appendAnswer({ db }: Tenant, account: string, { number, ...answer }: RequestAnswer): void {
  appendEntry(db, account, number, { side: "PROVIDER", kind: "ANSWER", ...answer });
  reopenRequest(db, account, number, { state: "ANSWERED", answerBy: undefined });
}
