import { daysBetween, type WarsawDate } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";

/**
 * State of an entry for the customer (FIN-02). `days`: whole calendar days until the due date (0 is today) or, when
 * overdue, since it (from 1). `undefined`: no due date, so never overdue.
 */
export type EntryState =
  | { readonly kind: "paid" }
  /** The bank has confirmed; the money is on its way. */
  | { readonly kind: "payment-accepted" }
  /** A payment was started; its result is not known yet. */
  | { readonly kind: "payment-pending" }
  | { readonly kind: "due"; readonly days: number | undefined }
  | { readonly kind: "overdue"; readonly days: number }
  | { readonly kind: "partly-paid"; readonly overdue: boolean; readonly days: number | undefined }
  | { readonly kind: "no-status" }
  | { readonly kind: "unknown" };

const LABELS = {
  paid: "paid",
  due: "unpaid_active",
  overdue: "unpaid",
  "partly-paid": "partially_paid",
  "payment-pending": "payment_started",
  "payment-accepted": "payment_done",
  "no-status": "no_status",
  unknown: "unknown",
} as const satisfies Record<EntryState["kind"], string>;

/** Names of the payment statuses (FIN-02), without the prefix `payment_status_`. */
export type PaymentLabel = (typeof LABELS)[EntryState["kind"]];

/**
 * Returns the state of an entry on `today` in Warsaw (FIN-02). The due date itself is in time. An unpaid or partly paid
 * entry with nothing left (an invoice of 0,00 zł) is paid.
 */
export function entryState(
  entry: Pick<FinancialEntry, "status" | "dueDate" | "unpaidAmount">,
  today: WarsawDate,
): EntryState {
  switch (entry.status) {
    case "unknown":
      return { kind: "unknown" };
    case "paid":
      return { kind: "paid" };
    case "unpaid":
      return entry.unpaidAmount <= 0 ? { kind: "paid" } : unpaid(entry.dueDate, today);
    case "partly-paid":
      return entry.unpaidAmount <= 0 ? { kind: "paid" } : partlyPaid(entry.dueDate, today);
    case "payment-started":
      return { kind: "payment-pending" };
    case "payment-accepted":
      return { kind: "payment-accepted" };
    case "no-status":
      return { kind: "no-status" };
  }
}

/** Returns the payment status label of a state (FIN-02). */
export function paymentLabel<Kind extends EntryState["kind"]>(state: { readonly kind: Kind }): (typeof LABELS)[Kind] {
  return LABELS[state.kind];
}

/** Returns true if an entry has a started, unconfirmed payment and an unpaid amount. */
export function isPending({ status, unpaidAmount }: Pick<FinancialEntry, "status" | "unpaidAmount">): boolean {
  return status === "payment-started" && unpaidAmount > 0;
}

/**
 * Returns true if it is not known what is left of an entry: the server names no state that the portal knows, and no
 * amount that is left. Of an entry without an amount to pay (an invoice of 0,00 zł) nothing is left.
 */
export function isRestUnknown({
  status,
  amount,
  unpaidAmount,
}: Pick<FinancialEntry, "status" | "amount" | "unpaidAmount">): boolean {
  return amount > 0 && unpaidAmount <= 0 && (status === "unknown" || status === "no-status");
}

/** Returns true if the customer can pay this entry now: an amount is left and no payment is pending (FIN-05). */
export function isPayable(
  entry: Pick<FinancialEntry, "kind" | "status" | "dueDate" | "unpaidAmount">,
  today: WarsawDate,
): boolean {
  const owed = (entry.kind === "invoice" || entry.kind === "interest") && entry.unpaidAmount > 0;
  if (!owed) return false;
  switch (entryState(entry, today).kind) {
    case "due":
    case "overdue":
    case "partly-paid":
    case "no-status":
    case "unknown":
      return true;
    case "paid":
    case "payment-accepted":
    case "payment-pending":
      return false;
  }
}

/** Returns true if a payable entry is past its due date (FIN-01). */
export function isOverdue(
  entry: Pick<FinancialEntry, "kind" | "status" | "dueDate" | "unpaidAmount">,
  today: WarsawDate,
): boolean {
  return isPayable(entry, today) && isPastDue(entry, today);
}

/** Returns true if the due date of an entry has passed, whether it can be paid or not. */
export function isPastDue({ dueDate }: Pick<FinancialEntry, "dueDate">, today: WarsawDate): boolean {
  return dueDate !== undefined && dueDate < today;
}

function unpaid(dueDate: WarsawDate | undefined, today: WarsawDate): EntryState {
  if (dueDate === undefined) return { kind: "due", days: undefined };
  const left = daysBetween(today, dueDate);
  return left < 0 ? { kind: "overdue", days: -left } : { kind: "due", days: left };
}

function partlyPaid(dueDate: WarsawDate | undefined, today: WarsawDate): EntryState {
  if (dueDate === undefined) return { kind: "partly-paid", overdue: false, days: undefined };
  const left = daysBetween(today, dueDate);
  return { kind: "partly-paid", overdue: left < 0, days: Math.abs(left) };
}
