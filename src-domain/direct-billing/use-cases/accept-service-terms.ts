import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { DirectBillingPort, TermsAcceptance, BillingReader } from "../direct-billing.port.ts";
import type { BillingRefusal, RemediableRefusal } from "../billing-refusal.ts";
import { orderRemedy, reloadService } from "./reload-service.ts";
import { withRemedy } from "./with-remedy.ts";

/** Dependencies of `acceptServiceTerms`. */
export interface AcceptServiceTermsPorts {
  readonly directBilling: Pick<DirectBillingPort, "acceptTerms">;
  readonly billing: BillingReader;
}

/**
 * Accepts the terms of use of a service (DB-04). Fails with `billing-remedy`. Re-reads the account after a failure,
 * because the displayed data may be outdated.
 */
export async function acceptServiceTerms(
  { directBilling, billing }: AcceptServiceTermsPorts,
  { code, version }: Omit<TermsAcceptance, "idempotencyKey">,
  key: WriteKey,
): Promise<WriteOutcome<"accepted", RemediableRefusal>> {
  const outcome = await executeWrite<"accepted", BillingRefusal>(key, {
    content: [code, version],
    send: (idempotencyKey) => directBilling.acceptTerms({ idempotencyKey, code, version }),
    verifyApplied: async () => (await reloadService(billing, code))?.terms?.acceptedOn !== undefined,
  });
  if (outcome.kind === "not-done") await billing.reload();
  return withRemedy(outcome, (refusal) => orderRemedy(billing, code, refusal));
}
