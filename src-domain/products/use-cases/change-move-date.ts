import { fail, type WarsawDate } from "../../shared-kernel/index.ts";
import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { ProductsPort, ProductWriteRequest } from "../products.port.ts";
import type { MoveRefusal, ServiceMove } from "../service-move.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Dependencies of `changeMoveDate`. */
export interface ChangeMoveDatePorts {
  readonly products: Pick<ProductsPort, "changeMove">;
  /** Returns the offered day that the text names; `undefined` when it is not offered. */
  readonly offeredDay: (day: string) => WarsawDate | undefined;
  /** Re-reads the move. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<ServiceMove | undefined>;
}

/**
 * Changes the day of a move (PROD-08). Refuses a day that is not offered without a call. Re-reads the move after a lost
 * response, and after a refusal so that the offered days are current. Failures: `day-taken`, `no-move`.
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
