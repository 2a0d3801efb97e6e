import { formatPolishMoment } from "../calendar/date-placeholders.ts";
import { wallAt } from "../calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { AccountSnapshot } from "./account-snapshot.ts";
import { RECORDED_KINDS } from "./recorded-kinds.ts";
import type { RecordedActivity } from "./activity.repository.ts";
import { sendMessage, type NewOutboxMessage } from "./outbox.ts";
import { townOf } from "./town-of.ts";

type NoticeRecipient = Pick<NewOutboxMessage, "channel" | "recipient">;

const CHANNELS: Readonly<Record<string, string>> = {
  APP: "aplikacja",
  LINK: "link z wiadomości",
  AGENT: "konsultant",
  SYSTEM: "system operatora",
};

const byEmail = (recipient: string | undefined): readonly NoticeRecipient[] =>
  recipient === undefined ? [] : [{ channel: "email", recipient }];

const bySms = (phones: readonly string[]): readonly NoticeRecipient[] =>
  phones.map((recipient) => ({ channel: "sms", recipient }));

/**
 * Returns where the notice goes: to contact data that were valid before the write, because a thief may have replaced
 * them (ACT-05).
 */
function recipientsOf(
  { kind }: RecordedActivity,
  before: AccountSnapshot,
  after: AccountSnapshot,
): readonly NoticeRecipient[] {
  const usual = before.email === undefined ? bySms(before.phones.slice(0, 1)) : byEmail(before.email);
  if (kind === "E_INVOICE_ADDRESS_CHANGED") return byEmail(before.invoiceEmail ?? before.email);
  if (kind !== "PHONE_CHANGED") return usual;
  const removed = before.phones.filter((phone) => !after.phones.includes(phone));
  return removed.length === 0 ? usual : bySms(removed);
}

function sentenceOf({ kind, detail }: RecordedActivity): string | undefined {
  const { notice, text } = RECORDED_KINDS[kind];
  const about = detail === undefined ? "" : `: ${detail}`;
  if (notice === true) return `Na twoim koncie: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}${about}.`;
  return notice === undefined ? undefined : `${notice}${detail === undefined ? "" : ` ${detail}`}.`;
}

function placeText({ channel, device, address }: RecordedActivity): string {
  const place = address === undefined ? undefined : townOf(address);
  return [CHANNELS[channel], device, place].filter((part) => part !== undefined).join(", ");
}

/**
 * Sends the customer a message about a sensitive activity. It has no link: a customer must not get used to logging in
 * from messages.
 */
export function sendNotice(
  tenant: Tenant,
  activity: RecordedActivity,
  { before, after }: { readonly before: AccountSnapshot; readonly after: AccountSnapshot },
): void {
  const sentence = sentenceOf(activity);
  if (sentence === undefined) return;
  const phone = tenant.configuration.help.customerService.number.replaceAll(" ", "\u00a0");
  const text =
    `${sentence} Kiedy: ${formatPolishMoment(wallAt(activity.at))}. Skąd: ${placeText(activity)}. ` +
    "Jeśli to nie ty, ustaw inne hasło przez „Nie pamiętam hasła” na stronie logowania " +
    `i zadzwoń do nas: ${phone}.`;
  for (const recipient of recipientsOf(activity, before, after))
    sendMessage(tenant.db, { ...recipient, sentAt: activity.at, text, code: undefined });
}
