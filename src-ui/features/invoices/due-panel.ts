import type { BalanceStatus } from "#domain/finance/balance-status.ts";
import type { PendingSums } from "#domain/finance/pending-sums.ts";
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
      readonly pending: PendingSums | "asking" | undefined;
    }
  /** `asking`: that a payment is under way is known, and not yet which. */
  | { readonly kind: "under-way"; readonly pending: PendingSums | "asking" }
  | { readonly kind: "overpaid"; readonly amount: Grosze }
  | { readonly kind: "paid"; readonly nextDue: WarsawDate | undefined }
  | { readonly kind: "nothing-yet" };

/** What the panel shows of the account. `pendingSums`: what payments under way come to. */
export function duePanelOf(balanceStatus: BalanceStatus, pendingSums: PendingSums | "asking"): DuePanel {
  if (balanceStatus.kind === "under-way") return { kind: "under-way", pending: pendingSums };
  if (balanceStatus.kind !== "owed") return balanceStatus;
  const { total, overdue, nextDue, pendingAmount } = balanceStatus;
  return {
    kind: "owed",
    total,
    overdue: overdue === total ? "all" : overdue > 0 ? overdue : undefined,
    nextDue: overdue > 0 ? undefined : nextDue,
    pending: pendingAmount > 0 ? pendingSums : undefined,
  };
}
