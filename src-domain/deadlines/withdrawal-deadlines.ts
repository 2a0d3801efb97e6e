import { lastWithdrawalDay, type SaleOffer } from "../offers/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Deadline } from "./deadline.ts";

/** Lists the windows for a withdrawal that are open: accepted orders within the time of the law. */
export function withdrawalDeadlines(
  offers: readonly Pick<SaleOffer, "offerId" | "title" | "status" | "closeDate">[],
  today: WarsawDate,
): readonly Deadline[] {
  return offers.flatMap(({ offerId, title, status, closeDate }): Deadline[] => {
    if (status !== "accepted" || closeDate === undefined) return [];
    const day = lastWithdrawalDay(closeDate);
    return today > day
      ? []
      : [{ id: `withdrawal-${offerId}`, kind: "withdrawal", day, name: title, subject: { kind: "order" } }];
  });
}
