import { dayAt, toMoment, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { accountLanguage } from "../language/message-language.ts";
import { OUTBOX_TEXTS } from "../language/outbox-catalogues.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { isAboveLimit, renewalCharges, type RenewalCharge } from "./limit-charges.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertMessage } from "./message.repository.ts";
import { sendEmail } from "./outbox.ts";
import { syncServiceProduct, settleDueServices } from "./streaming-actions.ts";
import {
  billingOf,
  endAction,
  findStreamingServices,
  saveLimitCheckedOn,
  type StreamingRow,
} from "./streaming.repository.ts";

/** Returns the first charge since the last check that is due until `today`; its service renews or ends. */
const firstDueCharge = (rows: readonly StreamingRow[], today: IsoDay): RenewalCharge | undefined =>
  renewalCharges(rows, ({ checkedOn }) => checkedOn).find(({ day }) => day <= today);

/** Ends a service on the day of a charge above the limit, with a message and an e-mail. */
function endAboveLimit(tenant: Tenant, account: string, { row, day }: RenewalCharge): void {
  const { db } = tenant;
  const name = jsonText(row.data["name"]);
  endAction(db, account, row.service, "INACTIVE", undefined, undefined);
  syncServiceProduct(tenant, account, row.service, day);
  const ended = { day, service: name };
  const created = `${day}T06:00:00`;
  insertMessage(db, account, {
    title: `${name} jest wyłączony`,
    created,
    module: "SERVICES",
    body: `<p>${OUTBOX_TEXTS.pl.subscriptionEndedByLimit(ended)}</p>`,
  });
  sendEmail({ db, now: () => Date.parse(toMoment(created)) }, mainEmailOf(db, account), {
    language: accountLanguage(db, account),
    write: (texts) => texts.subscriptionEndedByLimit(ended),
  });
}

/**
 * Ends the subscriptions whose renewal since the last check exceeds what is left of the monthly limit: above it nothing
 * is charged (DB-18). The renewals before a change of the limit were charged within the former one.
 */
function endServicesAboveLimit(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const today = dayAt(tenant.now());
  for (;;) {
    const rows = findStreamingServices(db, account);
    const due = firstDueCharge(rows, today);
    if (due === undefined) return;
    if (isAboveLimit(rows, due, billingOf(db, account).limit)) endAboveLimit(tenant, account, due);
    saveLimitCheckedOn(db, account, due.day, due.row.service);
  }
}

/** Ends the actions of an account that are due, and the subscriptions that the limit ends. */
export function settleSubscriptions(tenant: Tenant, account: string): void {
  settleDueServices(tenant, account);
  const isDue = firstDueCharge(findStreamingServices(tenant.db, account), dayAt(tenant.now())) !== undefined;
  if (isDue) inTransaction(tenant.db, () => endServicesAboveLimit(tenant, account));
}
