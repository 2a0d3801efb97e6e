import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Product } from "./product.ts";

/**
 * Move of the number of a service to another operator. `ahead`: the number moves on this day, today or later.
 * `overdue`: the day has passed, and the service has not ended. `done`: the service has ended.
 */
export interface NumberMove {
  readonly kind: "ahead" | "overdue" | "done";
  readonly on: WarsawDate;
}

/** Returns the move of the number of a service; `undefined` if none is arranged. */
export function numberMoveOf(
  { status, numberMovesOn: on }: Pick<Product, "status" | "numberMovesOn">,
  today: WarsawDate,
): NumberMove | undefined {
  if (on === undefined) return undefined;
  if (status === "INACTIVE" || status === "RESIGNED") return { kind: "done", on };
  return { kind: today <= on ? "ahead" : "overdue", on };
}
