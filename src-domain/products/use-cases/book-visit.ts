import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { Appointments, BookedVisit, BookingRefusal } from "../appointment.ts";
import type { ProductsPort, ProductWriteRequest } from "../products.port.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Dependencies of `bookVisit`. */
export interface BookVisitPorts {
  readonly products: Pick<ProductsPort, "book">;
  /** Re-reads the visits. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<Appointments | undefined>;
}

/**
 * Books a visit of a technician. Re-reads the visits after a lost response, and after a refusal so that the free slots
 * are current. Failures: `slot-taken`, `not-possible`, `too-late`.
 */
export async function bookVisit(
  { products, reload }: BookVisitPorts,
  { productId, slotId }: Omit<ProductWriteRequest, "idempotencyKey"> & { readonly slotId: string },
  key: WriteKey,
): Promise<WriteOutcome<BookedVisit, BookingRefusal>> {
  const outcome = await executeProductWrite<BookedVisit, "slot-taken" | "not-possible" | "too-late">(key, {
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
