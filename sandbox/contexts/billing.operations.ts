import { countDays, dayAt, addToMonth, lastDayOf } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { findUses } from "./billed-use.repository.ts";
import { listEntries } from "./finance.repository.ts";
import type { OperationCall, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";

const DAYS_AT_ONCE = 31;
const MONTHS_BACK = 12;

/** Parses `31-10-2026` to `2026-10-31`; `undefined` for invalid input. */
function dayFrom(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  return day === undefined || month === undefined || year === undefined ? undefined : `${year}-${month}-${day}`;
}

/** Returns the last billed day: a month is billed once the next one has an invoice. */
function lastBilledDay({ tenant }: OperationCall, account: string): string | undefined {
  const months = listEntries(tenant.db, account)
    .filter(({ kind }) => kind === "invoice")
    .map(({ period, entryDate }) => period ?? entryDate.slice(0, 7));
  const newest = months.toSorted().at(-1);
  return newest === undefined ? undefined : lastDayOf(addToMonth(newest, -1));
}

function callBilling(call: OperationCall, { account }: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const [from, to] = [dayFrom(request.text("from")), dayFrom(request.text("to"))];
  const first = `${addToMonth(dayAt(tenant.now()).slice(0, 7), -MONTHS_BACK)}-01`;
  if (from === undefined || to === undefined || from > to || from < first || countDays(from, to) >= DAYS_AT_ONCE)
    return { errorCode: "WRONG_RANGE" };
  const last = lastBilledDay(call, account);
  if (last === undefined || to > last) return { errorCode: "NOT_YET" };
  return { uses: findUses(tenant.db, account, { from, to, today: tenant.today() }).map((use) => ({ ...use })) };
}

export const BILLING_OPERATIONS: Readonly<Record<string, Operation>> = {
  getCallBilling: { session: "required", effect: "none", handle: callBilling },
};
