import { wallAt } from "#kit/calendar/warsaw.ts";
import type { PasswordLinkRecipient } from "../language/outbox-texts.ts";
import type { SandboxLanguage } from "../language/sandbox-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { AccountSnapshot } from "./account-snapshot.ts";
import { sendsNotice, type RecordedKind } from "./recorded-kinds.ts";
import type { RecordedActivity } from "./activity.repository.ts";
import { sendLocalMessage, type NewOutboxMessage } from "./outbox.ts";
import { townOf } from "./town-of.ts";

interface NoticedActivity extends RecordedActivity {
  /** Day until which the money of a payout arrives. */
  readonly arrivesBy: string | undefined;
}

type NoticeRecipient = Pick<NewOutboxMessage, "channel" | "recipient">;

const byEmail = (recipient: string | undefined): readonly NoticeRecipient[] =>
  recipient === undefined ? [] : [{ channel: "email", recipient }];

const bySms = (phones: readonly string[]): readonly NoticeRecipient[] =>
  phones.map((recipient) => ({ channel: "sms", recipient }));

/**
 * Returns where the notice goes: to contact data that were valid before the write, because a thief may have replaced
 * them (ACT-05).
 */
function recipientsOf(kind: RecordedKind, before: AccountSnapshot, after: AccountSnapshot): readonly NoticeRecipient[] {
  const usual = before.email === undefined ? bySms(before.phones.slice(0, 1)) : byEmail(before.email);
  if (kind === "E_INVOICE_ADDRESS_CHANGED") return byEmail(before.invoiceEmail ?? before.email);
  if (kind !== "PHONE_CHANGED") return usual;
  const removed = before.phones.filter((phone) => !after.phones.includes(phone));
  return removed.length === 0 ? usual : bySms(removed);
}

/** Returns who receives a link to a new password after the write: a notice must not send the customer to a thief. */
function passwordLinkRecipient(before: AccountSnapshot, after: AccountSnapshot): PasswordLinkRecipient {
  if (after.loginEmail === undefined) return "nobody";
  const isChanged = after.loginEmail.toLowerCase() !== before.loginEmail?.toLowerCase();
  return isChanged ? "new-address" : "customer";
}

/**
 * Sends the customer a message about a sensitive activity. It has no link: a customer must not get used to logging in
 * from messages.
 */
export function sendNotice(
  { tenant, language }: { readonly tenant: Tenant; readonly language: SandboxLanguage },
  { at, kind, detail, amount, arrivesBy, channel, device, address }: NoticedActivity,
  { before, after }: { readonly before: AccountSnapshot; readonly after: AccountSnapshot },
): void {
  if (!sendsNotice(kind)) return;
  const phone = tenant.configuration.help.customerService.number.replaceAll(" ", "\u00a0");
  const town = address === undefined ? undefined : townOf(address);
  const passwordLinkTo = passwordLinkRecipient(before, after);
  const notice = { kind, detail, amount, arrivesBy, at: wallAt(at), channel, device, town, phone, passwordLinkTo };
  for (const recipient of recipientsOf(kind, before, after))
    sendLocalMessage(tenant, recipient, { language, write: (texts) => texts.notice(notice) });
}
