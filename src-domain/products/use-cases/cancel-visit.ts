import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { Appointments, VisitCancellationRefusal, VisitSlot } from "../appointment.ts";
import type { ProductsPort } from "../products.port.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Dependencies of `cancelVisit`. */
export interface CancelVisitPorts {
  readonly products: Pick<ProductsPort, "cancelVisit">;
  /** Re-reads the visits. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<Appointments | undefined>;
}

/**
 * Cancels a visit of a technician (VISIT-01). Re-reads the visits after a lost response, and after a refusal so that
 * the booked visit is current. Failures: `no-visit`, `too-late`.
 */
export async function cancelVisit(
  { products, reload }: CancelVisitPorts,
  { productId, visit }: { readonly productId: string; readonly visit: VisitSlot },
  key: WriteKey,
): Promise<WriteOutcome<VisitSlot, VisitCancellationRefusal>> {
  const { slotId } = visit;
  const outcome = await executeProductWrite<VisitSlot, "no-visit" | "too-late">(key, {
    content: [productId, slotId],
    send: (idempotencyKey) => products.cancelVisit({ idempotencyKey, productId, slotId }),
    find: async () => {
      const visits = await reload();
      return visits === undefined || visits.booked?.slotId === slotId ? undefined : visit;
    },
  });
  if (outcome.kind === "not-done" && outcome.failure.kind === "service-refused") await reload();
  return outcome;
}
