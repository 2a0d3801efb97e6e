import type { WarsawDate } from "../shared-kernel/index.ts";
import { isContractOver } from "./contracts.ts";
import type { Product } from "./product.ts";

/**
 * Porting of the number of a service to another operator. `ahead`: the number is ported on this day, today or later.
 * `overdue`: the day has passed, and the contract goes on. `done`: the contract is over.
 */
export interface Porting {
  readonly kind: "ahead" | "overdue" | "done";
  readonly on: WarsawDate;
}

/** Returns the porting of the number of a service; `undefined` if none is arranged. */
export function portingOf(
  product: Pick<Product, "status" | "withdrawnOn" | "portingOn">,
  today: WarsawDate,
): Porting | undefined {
  const { portingOn: on } = product;
  if (on === undefined) return undefined;
  if (isContractOver(product)) return { kind: "done", on };
  return { kind: today <= on ? "ahead" : "overdue", on };
}

/** Returns the day on which the number of a service moves to another operator, while it is ahead. */
export function portingDayAhead(
  product: Pick<Product, "status" | "withdrawnOn" | "portingOn">,
  today: WarsawDate,
): WarsawDate | undefined {
  const porting = portingOf(product, today);
  return porting?.kind === "ahead" ? porting.on : undefined;
}
