import { dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { accountLanguage } from "../language/message-language.ts";
import { OUTBOX_TEXTS } from "../language/outbox-catalogues.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertMessage } from "./message.repository.ts";
import { sendEmail } from "./outbox.ts";
import { syncServiceProduct, settleDueServices } from "./streaming-actions.ts";
import {
  billingOf,
  DEACTIVATE,
  endAction,
  findStreamingServices,
  nextCharge,
  priceOf,
  saveLimitCheckedOn,
  type StreamingRow,
} from "./streaming.repository.ts";

/** Charge that is due, of a service that was running at the last check. */
interface DueCharge {
  readonly row: StreamingRow;
  readonly day: IsoDay;
}

/** Returns the first charge since the last check that is due until `today`; its service renews or ends. */
function firstDueCharge(rows: readonly StreamingRow[], today: IsoDay): DueCharge | undefined {
  return rows
    .flatMap((row): readonly DueCharge[] => {
      const { state, action, since, checkedOn } = row;
      if (state === "INACTIVE" || action === DEACTIVATE || since === undefined || checkedOn === undefined) return [];
      const day = nextCharge(since, checkedOn);
      return day > today ? [] : [{ row, day }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))[0];
}

/** Returns what all services charge when those that run are renewed on `day`: also the paid months of ended ones. */
function chargesOn(rows: readonly StreamingRow[], day: IsoDay): number {
  return rows.reduce((sum, row) => {
    const { state, since, planId, paid } = row;
    if (state !== "INACTIVE" && since !== undefined) return sum + priceOf(row, planId);
    return paid !== undefined && day < paid.until ? sum + paid.amount : sum;
  }, 0);
}

/** Ends a service on the day of a charge above the limit, with a message and an e-mail. */
function endAboveLimit(tenant: Tenant, account: string, { row, day }: DueCharge): void {
  const { db } = tenant;
  const name = jsonText(row.data["name"]);
  endAction(db, account, row.service, "INACTIVE", undefined, undefined);
  syncServiceProduct(tenant, account, row.service, day);
  const ended = { day, service: name };
  insertMessage(db, account, {
    title: `${name} jest wyłączony`,
    created: `${day}T06:00:00`,
    module: "SERVICES",
    body: `<p>${OUTBOX_TEXTS.pl.subscriptionEndedByLimit(ended)}</p>`,
  });
  sendEmail(tenant, mainEmailOf(db, account), {
    language: accountLanguage(db, account),
    write: (texts) => texts.subscriptionEndedByLimit(ended),
  });
}

/**
 * Ends the subscriptions whose renewal since the last check exceeds the monthly limit: above it nothing is charged
 * (DB-18). The renewals before a change of the limit were charged within the former one.
 */
function endServicesAboveLimit(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const today = dayAt(tenant.now());
  for (;;) {
    const rows = findStreamingServices(db, account);
    const due = firstDueCharge(rows, today);
    if (due === undefined) return;
    if (chargesOn(rows, due.day) > billingOf(db, account).limit) endAboveLimit(tenant, account, due);
    saveLimitCheckedOn(db, account, due.day, due.row.service);
  }
}

/** Ends the actions of an account that are due, and the subscriptions that the limit ends. */
export function settleSubscriptions(tenant: Tenant, account: string): void {
  settleDueServices(tenant, account);
  const isDue = firstDueCharge(findStreamingServices(tenant.db, account), dayAt(tenant.now())) !== undefined;
  if (isDue) inTransaction(tenant.db, () => endServicesAboveLimit(tenant, account));
}
