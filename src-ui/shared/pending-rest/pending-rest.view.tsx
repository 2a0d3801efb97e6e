import type { PendingSums } from "#domain/finance/pending-sums.ts";
import { formatMoney } from "../formats.ts";
import { texts } from "../texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "pending-rest");

export interface PendingRestViewProps {
  readonly sums: Pick<PendingSums, "later" | "laterOverdue" | "areAmountsKnown">;
  /** True beside a sum of arrears: only the overdue part is named. */
  readonly isOnlyOverdue?: boolean;
}

/**
 * Says what is left of the entries of pending payments (FIN-37): no sum to pay contains it until the payments have
 * ended. Says nothing while the amount of one is unknown.
 */
export function PendingRestView({ sums, isOnlyOverdue = false }: PendingRestViewProps): string | null {
  const { later, laterOverdue, areAmountsKnown } = sums;
  if (!areAmountsKnown || (isOnlyOverdue ? laterOverdue : later) === 0) return null;
  if (isOnlyOverdue || laterOverdue === later) return t("overdue", { sum: formatMoney(laterOverdue) });
  if (laterOverdue === 0) return t("open", { sum: formatMoney(later) });
  return t("mixed", { sum: formatMoney(later), overdue: formatMoney(laterOverdue) });
}
