import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./withdrawal.texts.ts";

/** Names the day on which the time to withdraw ended, or the latest on which it can have (WITHDRAW-30). */
export function missedDayText({
  lastDay,
  isUpperBound = false,
}: Omit<Extract<WithdrawalCost, { readonly kind: "too-late" }>, "kind">): string {
  return t(isUpperBound ? "late.missedBy" : "late.missed", { day: formatDate(lastDay) });
}
