import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { AccountChangesPort } from "../account-changes.port.ts";
import { isPending } from "../entry-state.ts";
import type { FinancialEntry } from "../financial-entry.ts";
import type { FinancePort } from "../finance.port.ts";
import { paymentOrderFor, ownAmountOrderFor, type PaymentShare } from "../payment-order.ts";
import type { PaymentRefusal, StartedPayment } from "../payment.ts";

/** Dependencies of `startPayment`. */
export interface StartPaymentPorts {
  readonly startPayment: FinancePort["startPayment"];
  /** Re-reads the entries of the account. Resolves with `undefined` when the read fails. */
  readonly reloadEntries: () => Promise<readonly FinancialEntry[] | undefined>;
  /** Notifies the other tabs that the account has changed. */
  readonly accountChanges: Pick<AccountChangesPort, "publish">;
}

/** Entries to pay in full, or a custom amount as shares of entries. */
export type PaymentChoice =
  | { readonly kind: "in-full"; readonly entries: readonly FinancialEntry[] }
  | { readonly kind: "own-amount"; readonly shares: readonly PaymentShare[] };

/** Page of the portal that the payment page returns to (ROUTE-03). */
const RETURN_PAGE = "invoice";

/** Returns the entries that the choice pays. */
export function entriesToPay(choice: PaymentChoice): readonly FinancialEntry[] {
  return choice.kind === "in-full" ? choice.entries : choice.shares.map(({ entry }) => entry);
}

/**
 * Starts a payment once per choice (FIN-05). When the response is lost, the entries show whether the payment was
 * started. Resolves with the payment and the address of its page; the caller checks the address before it opens it.
 */
export async function startPayment(
  { startPayment: send, reloadEntries, accountChanges }: StartPaymentPorts,
  choice: PaymentChoice,
  key: WriteKey,
): Promise<WriteOutcome<StartedPayment, PaymentRefusal>> {
  const chosen = new Set(entriesToPay(choice).map(({ entryId }) => entryId));
  const outcome = await executeWrite<StartedPayment, PaymentRefusal>(key, {
    content: contentOf(choice),
    send: (idempotencyKey) =>
      send(
        choice.kind === "in-full"
          ? paymentOrderFor(choice.entries, idempotencyKey, RETURN_PAGE)
          : ownAmountOrderFor(choice.shares, idempotencyKey, RETURN_PAGE),
      ),
    verifyApplied: async () => {
      const entries = await reloadEntries();
      return entries?.some((entry) => chosen.has(entry.entryId) && isPending(entry));
    },
  });
  // For every outcome: other tabs must not offer entries that are being paid.
  accountChanges.publish();
  return outcome;
}

/** Identifies a payment by its entries and amounts. For payment in full, the order of choice does not matter. */
function contentOf(choice: PaymentChoice): readonly string[] {
  switch (choice.kind) {
    case "in-full":
      return choice.entries.map(({ entryId, unpaidAmount }) => `${entryId}:${unpaidAmount}`).toSorted();
    case "own-amount":
      return ["own", ...choice.shares.map(({ entry, amount }) => `${entry.entryId}:${amount}`)];
  }
}
