import { dayAt } from "../calendar/warsaw.ts";
import { inTransaction } from "../database/open.ts";
import type { World } from "../world/world.ts";
import { addPaymentEntry, findEntry, reduceUnpaid, setEntryStatus } from "./finance.repository.ts";
import { findPayment, openPaymentsOf, setPaymentState, type Payment } from "./payment.repository.ts";

export const STATUS_UNDER_WAY = 4;
const STATUS_PARTLY_PAID = 3;
const STATUS_DONE = 5;
/** A bank that confirms later does so after this much of the world's time. */
export const CONFIRM_LATER_MS = 5_000;
/**
 * A payment page that nobody pressed anything on counts as left after this long, or its invoices could never be paid.
 */
export const GIVE_UP_MS = 30 * 60_000;

/** What a customer can do on the payment page. */
export type Choice = "confirm" | "confirm-later" | "reject" | "abandon";

function confirm(world: World, payment: Payment): void {
  for (const { entryId, amount } of payment.entries) {
    reduceUnpaid(world.db, payment.account, entryId, amount);
    const isPaidOff = findEntry(world.db, payment.account, entryId)?.unpaidAmount === 0;
    setEntryStatus(world.db, payment.account, entryId, isPaidOff ? STATUS_DONE : STATUS_PARTLY_PAID);
  }
  addPaymentEntry(world.db, payment.account, payment.paymentId, payment.amount, dayAt(world.now()));
  setPaymentState(world.db, payment.paymentId, "confirmed", undefined);
}

function giveUp(world: World, payment: Payment, state: "rejected" | "abandoned"): void {
  for (const { entryId, formerStatus } of payment.entries)
    setEntryStatus(world.db, payment.account, entryId, formerStatus);
  setPaymentState(world.db, payment.paymentId, state, undefined);
}

/** Does what was chosen on the payment page, once: a payment that is no longer just started stays as it is. */
export function choose(world: World, paymentId: string, choice: Choice): Payment | undefined {
  return inTransaction(world.db, () => {
    const payment = findPayment(world.db, paymentId);
    if (payment?.state !== "started") return payment;
    switch (choice) {
      case "confirm":
        confirm(world, payment);
        break;
      case "confirm-later":
        setPaymentState(world.db, paymentId, "processing", world.now() + CONFIRM_LATER_MS);
        break;
      case "reject":
        giveUp(world, payment, "rejected");
        break;
      case "abandon":
        giveUp(world, payment, "abandoned");
        break;
    }
    return findPayment(world.db, paymentId);
  });
}

/** Lets time do its part: what the bank confirms later is confirmed, what was left standing is given up. */
export function settleDue(world: World, account: string): void {
  const now = world.now();
  const due = openPaymentsOf(world.db, account).filter((payment) =>
    payment.state === "processing" ? (payment.settlesAt ?? 0) <= now : payment.startedAt + GIVE_UP_MS <= now,
  );
  if (due.length === 0) return;
  inTransaction(world.db, () => {
    for (const payment of due) {
      if (payment.state === "processing") confirm(world, payment);
      else giveUp(world, payment, "abandoned");
    }
  });
}
