import type { TransportFailure } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { DirectBillingPort, BillingActionRequest, BillingReader } from "../direct-billing.port.ts";
import { isOrderApplied } from "../service-state.ts";
import type { BillingRefusal, RemediableRefusal } from "../billing-refusal.ts";
import { lastReadService, orderRemedy, reloadService } from "./reload-service.ts";
import { withRemedy } from "./with-remedy.ts";

/** Dependencies of `orderService`. */
export interface OrderServicePorts {
  readonly directBilling: Pick<DirectBillingPort, "order">;
  readonly billing: BillingReader;
  /** Deletes the `ptoken` of the other company after it was used. */
  readonly forgetPartnerToken: () => void;
}

/**
 * Orders an action of a service (DB-02) and re-reads the account before it resolves. Resolves with `found-done` if the
 * server refuses but the service already is as ordered, for example from another tab. Fails with `billing-remedy`.
 */
export async function orderService(
  { directBilling, billing, forgetPartnerToken }: OrderServicePorts,
  order: Omit<BillingActionRequest, "idempotencyKey">,
  key: WriteKey,
): Promise<WriteOutcome<"taken-up", RemediableRefusal>> {
  const { code, action, planId, partnerToken } = order;
  const sent = await executeWrite<"taken-up", BillingRefusal>(key, {
    content: [code, action, planId, partnerToken],
    send: (idempotencyKey) => directBilling.order({ idempotencyKey, ...order }),
    verifyApplied: async () => {
      const service = await reloadService(billing, code);
      return service === undefined ? undefined : isOrderApplied(service, action, planId);
    },
  });
  if (sent.kind === "not-done") await billing.reload();
  const outcome = withRemedy(sent, (refusal) => orderRemedy(billing, code, refusal));
  if (outcome.kind === "cancelled" || outcome.kind === "unknown") return outcome;
  if (outcome.kind === "not-done" && !isAlreadyApplied(billing, order, outcome.failure)) return outcome;
  if (partnerToken !== undefined) forgetPartnerToken();
  await billing.reload();
  return outcome.kind === "not-done" ? { kind: "found-done" } : outcome;
}

function isAlreadyApplied(
  billing: BillingReader,
  { code, action, planId }: Omit<BillingActionRequest, "idempotencyKey">,
  failure: RemediableRefusal | TransportFailure,
): boolean {
  const service = lastReadService(billing, code);
  const isUnexplained = failure.kind === "billing-remedy" && failure.remedy === "try-later";
  return isUnexplained && service !== undefined && isOrderApplied(service, action, planId);
}
