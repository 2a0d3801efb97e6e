import type { Standing } from "#domain/finance/standing.ts";
import type { UnderWaySums } from "#domain/finance/under-way.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";

/** What the panel says: one of five things. */
export type DuePanel =
  | {
      readonly kind: "owed";
      readonly total: Grosze;
      /** Of `total`; `all` when nothing of it is in time any more. */
      readonly overdue: Grosze | "all" | undefined;
      /** The next date to pay by, when nothing is late. */
      readonly nextDue: WarsawDate | undefined;
      /** Being paid already, beside what is still owed. */
      readonly underWay: UnderWaySums | "asking" | undefined;
    }
  /** `asking`: that a payment is under way is known, and not yet which. */
  | { readonly kind: "under-way"; readonly underWay: UnderWaySums | "asking" }
  | { readonly kind: "overpaid"; readonly amount: Grosze }
  | { readonly kind: "paid"; readonly nextDue: WarsawDate | undefined }
  | { readonly kind: "nothing-yet" };

/** What the panel shows of the account. `underWaySums`: what payments under way come to. */
export function duePanelOf(standing: Standing, underWaySums: UnderWaySums | "asking"): DuePanel {
  if (standing.kind === "under-way") return { kind: "under-way", underWay: underWaySums };
  if (standing.kind !== "owed") return standing;
  const { total, overdue, nextDue, underWay } = standing;
  return {
    kind: "owed",
    total,
    overdue: overdue === total ? "all" : overdue > 0 ? overdue : undefined,
    nextDue: overdue > 0 ? undefined : nextDue,
    underWay: underWay > 0 ? underWaySums : undefined,
  };
}
