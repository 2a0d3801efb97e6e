import { addCalendarDays, dayAt } from "#kit/calendar/warsaw.ts";
import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { addPaymentEntry, findEntry, setEntryStatus } from "./finance.repository.ts";
import { unbookedPaymentsOf } from "./payment.repository.ts";

const STATUS_PAID = 1;
/** Status of an entry whose payment the bank has confirmed, until the payment is booked. */
export const STATUS_ACCEPTED = 5;

/** Books payments on the day after their confirmation: the payment becomes an entry, and its invoices are paid. */
export function bookPayments(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const today = dayAt(tenant.now());
  const due = unbookedPaymentsOf(db, account).filter(({ settlesAt = 0 }) => dayAt(settlesAt) < today);
  if (due.length === 0) return;
  inTransaction(db, () => {
    for (const { paymentId, amount, settlesAt = 0, entries } of due) {
      addPaymentEntry(db, account, paymentId, amount, addCalendarDays(dayAt(settlesAt), 1));
      for (const { entryId } of entries)
        if (findEntry(db, account, entryId)?.status === STATUS_ACCEPTED)
          setEntryStatus(db, account, entryId, STATUS_PAID);
    }
  });
}
