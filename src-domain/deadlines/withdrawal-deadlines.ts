import { daysBetween, type WarsawDate } from "../shared-kernel/index.ts";
import { orderWithdrawal, settlementDay, type WithdrawableOrder, type WithdrawalTerms } from "../withdrawal/index.ts";
import type { Deadline } from "./deadline.ts";
import type { OwedAfterWithdrawal } from "./owed-after-withdrawal.ts";

/** Order whose withdrawal has dates. */
export interface DatedOrder extends WithdrawableOrder {
  readonly offerId: string;
  readonly title: string;
  /** True: the service begins within the time to withdraw at the express wish of the customer (WITHDRAW-06). */
  readonly earlyStart?: boolean;
}

/** Days after its day in which a return or refund is still listed: the portal does not learn whether it was made. */
const LATE_SETTLEMENT_DAYS = 90;
/** The same after the withdrawal from an order that never began: it most often leaves nothing to send or refund. */
const LATE_UNBEGUN_DAYS = 30;

/** Returns true while a return or refund of `day` is listed. `neverBegan`: the service never worked. */
export function isSettlementListed(day: WarsawDate, today: WarsawDate, neverBegan = false): boolean {
  return daysBetween(day, today) <= (neverBegan ? LATE_UNBEGUN_DAYS : LATE_SETTLEMENT_DAYS);
}

/**
 * Lists the open windows for a withdrawal from accepted orders. After a withdrawal it lists the return of the equipment
 * and the refund, also when they are late, unless nothing is owed.
 */
export function withdrawalDeadlines<Order extends DatedOrder>(
  orders: readonly Order[],
  terms: WithdrawalTerms,
  owedOf: (order: Order) => OwedAfterWithdrawal = () => ({ equipment: true, refund: true }),
): readonly Deadline[] {
  return orders.flatMap((order): readonly Deadline[] => {
    const { offerId, title: name, earlyStart = false } = order;
    const deadline = (kind: Deadline["kind"], day: WarsawDate): Deadline => ({
      id: `${kind}-${offerId}`,
      kind,
      day,
      name,
      subject: { kind: "order", offerId },
      ...(earlyStart && kind !== "equipmentReturn" && { costsUsedDays: true }),
    });
    const withdrawal = orderWithdrawal(order, terms);
    switch (withdrawal.kind) {
      case "withdrawn": {
        const day = settlementDay(withdrawal.on);
        const { equipment, refund, neverBegan } = owedOf(order);
        if (!isSettlementListed(day, terms.today, neverBegan)) return [];
        return [
          ...(equipment ? [deadline("equipmentReturn", day)] : []),
          ...(refund ? [{ ...deadline("refund", day), ...(!equipment && { isWithoutEquipment: true }) }] : []),
        ];
      }
      case "until":
        return [deadline("withdrawal", withdrawal.lastDay)];
      case "unknown":
      case "over":
        return [];
    }
  });
}
