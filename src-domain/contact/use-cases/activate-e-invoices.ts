import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { ActivationRefusal, ContactChangePort } from "../contact.port.ts";
import type { MarketingPermission } from "../contact.ts";

/** Dependencies of `activateEInvoices`. */
export interface ActivateEInvoicesPorts {
  readonly contactChange: Pick<ContactChangePort, "activateEDocument">;
  /** Re-reads whether the server offers e-invoices; resolves with `undefined` if the read failed. */
  readonly reloadOffer: () => Promise<boolean | undefined>;
  /** Starts storing the onboarding flag `eInvoiceActivate` (EINV-02). Its failure does not undo the activation. */
  readonly storeOnboardingFlag: () => void;
}

/**
 * Activates e-invoices with unchanged marketing permissions (EINV-01). Fails with `activation-refused` or a transport
 * failure. After a lost response they count as activated if the server no longer offers them. Stores the onboarding
 * flag after every activation.
 */
export async function activateEInvoices(
  { contactChange, reloadOffer, storeOnboardingFlag }: ActivateEInvoicesPorts,
  permissions: readonly MarketingPermission[],
  key: WriteKey,
): Promise<WriteOutcome<"activated", ActivationRefusal>> {
  const outcome = await executeWrite<"activated", ActivationRefusal>(key, {
    content: [permissions],
    send: (idempotencyKey) => contactChange.activateEDocument({ idempotencyKey, permissions }),
    verifyApplied: async () => {
      const isOffered = await reloadOffer();
      return isOffered === undefined ? undefined : !isOffered;
    },
  });
  if (outcome.kind === "done" || outcome.kind === "found-done") storeOnboardingFlag();
  return outcome;
}
