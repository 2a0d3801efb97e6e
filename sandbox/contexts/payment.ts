import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { insertActivity, type RecordedChannel } from "./activity.repository.ts";
import { bookPayments, STATUS_ACCEPTED } from "./book-payments.ts";
import { creditAccount } from "./credit-account.ts";
import { endSeededPayments } from "./end-seeded-payments.ts";
import { findEntry, reduceUnpaid, setEntryStatus } from "./finance.repository.ts";
import { findPayment, openPaymentsOf, setPaymentState, type StoredPayment } from "./payment.repository.ts";

export const STATUS_PENDING = 4;
const STATUS_PARTLY_PAID = 3;
/** Delay after which a bank with late confirmation confirms, ms by the clock of the tenant. */
export const CONFIRM_DELAY_MS = 5_000;
/** Time after which an untouched payment page counts as cancelled, ms. Otherwise its invoices could never be paid. */
export const ABANDON_AFTER_MS = 30 * 60_000;

/** Choices of the customer on the payment page. */
export type BankPageChoice = "confirm" | "confirm-later" | "reject" | "abandon";

/** Records the end of a payment, which the customer, the bank or the time decides (ACT-02). */
function recordEnd(
  tenant: Tenant,
  { account, amount }: StoredPayment,
  kind: "PAYMENT_CONFIRMED" | "PAYMENT_REJECTED" | "PAYMENT_ABANDONED",
  channel: RecordedChannel,
): void {
  insertActivity(
    tenant.db,
    { login: undefined, account },
    { at: tenant.now(), kind, amount, channel, detail: undefined, device: undefined, address: undefined },
  );
}

/** Confirms a payment. What its entries no longer need, because a correction has settled them, is a credit. */
function confirm(tenant: Tenant, payment: StoredPayment, channel: RecordedChannel): void {
  let surplus = 0;
  for (const { entryId, amount } of payment.entries) {
    surplus += amount - Math.min(amount, findEntry(tenant.db, payment.account, entryId)?.unpaidAmount ?? amount);
    reduceUnpaid(tenant.db, payment.account, entryId, amount);
    const isPaidOff = findEntry(tenant.db, payment.account, entryId)?.unpaidAmount === 0;
    setEntryStatus(tenant.db, payment.account, entryId, isPaidOff ? STATUS_ACCEPTED : STATUS_PARTLY_PAID);
  }
  if (surplus > 0)
    creditAccount(tenant.db, payment.account, { amount: surplus, entryId: undefined, settlesOthers: true });
  setPaymentState(tenant.db, payment.paymentId, "confirmed", tenant.now());
  recordEnd(tenant, payment, "PAYMENT_CONFIRMED", channel);
}

function cancelPayment(
  tenant: Tenant,
  payment: StoredPayment,
  state: "rejected" | "abandoned",
  channel: RecordedChannel,
): void {
  for (const { entryId, formerStatus } of payment.entries)
    if (findEntry(tenant.db, payment.account, entryId)?.unpaidAmount !== 0)
      setEntryStatus(tenant.db, payment.account, entryId, formerStatus);
  setPaymentState(tenant.db, payment.paymentId, state, tenant.now());
  recordEnd(tenant, payment, state === "rejected" ? "PAYMENT_REJECTED" : "PAYMENT_ABANDONED", channel);
}

/** Applies a choice of the payment page once. A payment that is no longer just started does not change. */
export function applyChoice(
  tenant: Tenant,
  paymentId: string,
  choice: BankPageChoice,
  channel: RecordedChannel = "BROWSER",
): StoredPayment | undefined {
  return inTransaction(tenant.db, () => {
    const payment = findPayment(tenant.db, paymentId);
    if (payment?.state !== "started") return payment;
    switch (choice) {
      case "confirm":
        confirm(tenant, payment, channel);
        break;
      case "confirm-later":
        setPaymentState(tenant.db, paymentId, "processing", tenant.now() + CONFIRM_DELAY_MS);
        break;
      case "reject":
        cancelPayment(tenant, payment, "rejected", channel);
        break;
      case "abandon":
        cancelPayment(tenant, payment, "abandoned", channel);
        break;
    }
    return findPayment(tenant.db, paymentId);
  });
}

/**
 * Confirms payments whose late confirmation is due, cancels those that were left on the payment page, and books those
 * of former days.
 */
export function settlePayments(tenant: Tenant, account: string): void {
  confirmOrCancelDue(tenant, account);
  endSeededPayments(tenant, account);
  bookPayments(tenant, account);
}

function confirmOrCancelDue(tenant: Tenant, account: string): void {
  const now = tenant.now();
  const due = openPaymentsOf(tenant.db, account).flatMap((payment) => {
    const endsAt = payment.state === "processing" ? (payment.settlesAt ?? now) : payment.startedAt + ABANDON_AFTER_MS;
    return endsAt <= now ? [{ payment, endsAt }] : [];
  });
  if (due.length === 0) return;
  inTransaction(tenant.db, () => {
    for (const { payment, endsAt } of due)
      tenant.runAt(endsAt, () => {
        if (payment.state === "processing") confirm(tenant, payment, "SYSTEM");
        else cancelPayment(tenant, payment, "abandoned", "SYSTEM");
      });
  });
}
