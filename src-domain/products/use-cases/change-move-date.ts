import { fail, type WarsawDate } from "../../shared-kernel/index.ts";
import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { ProductsPort, ProductWriteRequest } from "../products.port.ts";
import type { MoveRefusal, ServiceMove } from "../service-move.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Ports of the change of the day of a move. */
export interface ChangeMoveDatePorts {
  readonly products: Pick<ProductsPort, "changeMove">;
  /** Returns the day as the server offers it; `undefined` when it is not offered. */
  readonly offeredDay: (day: string) => WarsawDate | undefined;
  /** Re-reads the move; resolves with `undefined` when it could not be read. */
  readonly reload: () => Promise<ServiceMove | undefined>;
}

/**
 * Changes the day of a move (PROD-08). A day that is not offered is refused without a call. After a lost response the
 * move is re-read; after a refusal too, so that the offered days are current. Failures: `day-taken`, `no-move`.
 */
export async function changeMoveDate(
  { products, offeredDay, reload }: ChangeMoveDatePorts,
  { productId, day }: Omit<ProductWriteRequest, "idempotencyKey"> & { readonly day: string },
  key: WriteKey,
): Promise<WriteOutcome<ServiceMove, MoveRefusal>> {
  const outcome = await executeProductWrite<ServiceMove, "no-move" | "day-taken">(key, {
    content: [productId, day],
    send: async (idempotencyKey) => {
      const offered = offeredDay(day);
      return offered === undefined
        ? fail({ kind: "service-refused", code: "day-taken" })
        : products.changeMove({ idempotencyKey, productId, day: offered });
    },
    find: async () => {
      const move = await reload();
      return move?.plannedFor === day ? move : undefined;
    },
  });
  if (outcome.kind === "not-done" && outcome.failure.kind === "service-refused") await reload();
  return outcome;
}
