import type { PendingSums } from "#domain/finance/pending-sums.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { formatMoney } from "../formats.ts";
import { plurals } from "../texts/plurals.ts";
import { texts } from "../texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "pending-rest", plurals);

const REMAINDERS = { open: "open", overdue: "overdue", mixed: "mixed" } as const;

const ADDITIONS = { open: "moreOpen", overdue: "moreOverdue", mixed: "moreMixed" } as const;

export interface PendingRestViewProps {
  readonly sums: Pick<PendingSums, "count" | "later" | "laterOverdue" | "areAmountsKnown">;
  /** True beside a sum of arrears: only the overdue part is named. */
  readonly isOnlyOverdue?: boolean;
  /** True beside a sum to pay now: the rest is to be paid in addition to it. */
  readonly isAddition?: boolean;
}

/**
 * Says what is left of the entries of pending payments (FIN-37): no sum to pay contains it until the payments have
 * ended. Says nothing while the amount of one is unknown.
 */
export function PendingRestView({
  sums: { count, later, laterOverdue, areAmountsKnown },
  isOnlyOverdue = false,
  isAddition = false,
}: PendingRestViewProps): string | null {
  const sum = isOnlyOverdue ? laterOverdue : later;
  if (!areAmountsKnown || sum === 0) return null;
  const kind = laterOverdue === sum ? "overdue" : laterOverdue === 0 ? "open" : "mixed";
  return t((isAddition ? ADDITIONS : REMAINDERS)[kind], {
    payments: t("payments", { count }),
    sum: formatMoney(sum),
    overdue: formatMoney(laterOverdue),
  });
}

export interface ArrearsRestViewProps {
  readonly sums: PendingRestViewProps["sums"];
  /** Overdue amount that is named beside the rest; zero: none. */
  readonly overdue: Grosze;
}

/** Says which arrears are left after pending payments, beside the overdue amount that can be paid (FIN-37). */
export function ArrearsRestView({ sums, overdue }: ArrearsRestViewProps) {
  return <PendingRestView sums={sums} isOnlyOverdue isAddition={overdue > 0} />;
}
