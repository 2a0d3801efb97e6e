import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { Appointments, BookingRefusal, VisitSlot } from "../appointment.ts";
import type { ProductsPort, ProductWriteRequest } from "../products.port.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Ports of the booking of a visit. */
export interface BookVisitPorts {
  readonly products: Pick<ProductsPort, "book">;
  /** Re-reads the visits; resolves with `undefined` when they could not be read. */
  readonly reload: () => Promise<Appointments | undefined>;
}

/**
 * Books a visit of a technician. After a lost response the visits are re-read; after a refusal too, so that the free
 * slots are current. Failures: `slot-taken`, `not-possible`.
 */
export async function bookVisit(
  { products, reload }: BookVisitPorts,
  { productId, slotId }: Omit<ProductWriteRequest, "idempotencyKey"> & { readonly slotId: string },
  key: WriteKey,
): Promise<WriteOutcome<VisitSlot, BookingRefusal>> {
  const outcome = await executeProductWrite<VisitSlot, "slot-taken" | "not-possible">(key, {
    content: [productId, slotId],
    send: (idempotencyKey) => products.book({ idempotencyKey, productId, slotId }),
    find: async () => {
      const visits = await reload();
      return visits?.booked?.slotId === slotId ? visits.booked : undefined;
    },
  });
  if (outcome.kind === "not-done" && outcome.failure.kind === "service-refused") await reload();
  return outcome;
}
