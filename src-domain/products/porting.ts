import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Product } from "./product.ts";

/**
 * Porting of the number of a service to another operator. `ahead`: the number is ported on this day, today or later.
 * `overdue`: the day has passed, and the service has not ended. `done`: the service has ended.
 */
export interface Porting {
  readonly kind: "ahead" | "overdue" | "done";
  readonly on: WarsawDate;
}

/** Returns the porting of the number of a service; `undefined` if none is arranged. */
export function portingOf(
  { status, portingOn: on }: Pick<Product, "status" | "portingOn">,
  today: WarsawDate,
): Porting | undefined {
  if (on === undefined) return undefined;
  if (status === "INACTIVE" || status === "RESIGNED") return { kind: "done", on };
  return { kind: today <= on ? "ahead" : "overdue", on };
}
