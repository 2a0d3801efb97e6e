import type { BalanceStatus } from "#domain/finance/balance-status.ts";
import type { PendingSums } from "#domain/finance/pending-sums.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";

/** State of the due panel. */
export type DuePanel =
  | {
      readonly kind: "owed";
      readonly total: Grosze;
      /** Overdue part of `total`; `all` when everything is overdue. */
      readonly overdue: Grosze | "all" | undefined;
      /** Next due date, when nothing is overdue. */
      readonly nextDue: WarsawDate | undefined;
      /** Sum of pending payments, in addition to `total`. */
      readonly pending: PendingSums | "loading" | "unread" | undefined;
    }
  /** `loading`: a payment is pending, but its details have not loaded yet. `unread`: they could not be read. */
  | { readonly kind: "pending"; readonly pending: PendingSums | "loading" | "unread" }
  | Extract<BalanceStatus, { kind: "overpaid" }>
  | { readonly kind: "paid"; readonly nextDue: WarsawDate | undefined }
  | { readonly kind: "nothing-yet" }
  /** Parts of the account could not be read, or contradict each other. */
  | { readonly kind: "unknown"; readonly hasPending: boolean };

/** Returns true if more than one payment is known to be pending. */
export function isSeveral(pending: PendingSums | "loading" | "unread"): boolean {
  return typeof pending === "object" && pending.count > 1;
}

/** Returns the state of the panel. `pendingSums`: sum of the pending payments. */
export function duePanelOf(balanceStatus: BalanceStatus, pendingSums: PendingSums | "loading" | "unread"): DuePanel {
  if (balanceStatus.kind === "pending") return { kind: "pending", pending: pendingSums };
  if (balanceStatus.kind === "unknown") return { kind: "unknown", hasPending: balanceStatus.pendingAmount > 0 };
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
