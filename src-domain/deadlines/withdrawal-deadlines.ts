import type { SaleOfferStatus } from "../offers/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { settlementDay, withdrawalWindow } from "../withdrawal/index.ts";
import type { Deadline } from "./deadline.ts";

/** Order as far as a withdrawal from it concerns its dates. */
export interface WithdrawableOrder {
  readonly offerId: string;
  readonly title: string;
  readonly status: SaleOfferStatus;
  readonly closeDate: WarsawDate | undefined;
  readonly withdrawalUntil: WarsawDate | undefined;
  readonly withdrawnOn: WarsawDate | undefined;
}

/**
 * Lists the open windows for a withdrawal of accepted orders. After a withdrawal it lists the return of the equipment and
 * the refund, until their day.
 */
export function withdrawalDeadlines(
  orders: readonly WithdrawableOrder[],
  today: WarsawDate,
  days?: number,
): readonly Deadline[] {
  return orders.flatMap((order): readonly Deadline[] => {
    const { offerId, title: name, status, closeDate: concludedOn, withdrawalUntil: until, withdrawnOn } = order;
    const deadline = (kind: Deadline["kind"], day: WarsawDate): Deadline => ({
      id: `${kind}-${offerId}`,
      kind,
      day,
      name,
      subject: { kind: "order" },
    });
    if (withdrawnOn !== undefined) {
      const day = settlementDay(withdrawnOn);
      return today > day ? [] : [deadline("equipmentReturn", day), deadline("refund", day)];
    }
    const window = withdrawalWindow({ concludedOn, until }, today, days);
    return status === "accepted" && window.kind === "until" ? [deadline("withdrawal", window.lastDay)] : [];
  });
}
