import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Product, ProductCategory, ServiceRefusal } from "./product.ts";

/** The day on which a service moves to another address, and those that can be chosen instead. */
export interface ServiceMove {
  /** `undefined`: none is arranged. */
  readonly plannedFor: WarsawDate | undefined;
  /** Ascending. */
  readonly days: readonly WarsawDate[];
}

export type MoveRefusal = ServiceRefusal<"no-move" | "day-taken">;

/** What comes by cable, and so can move to where there is another one. */
const BY_CABLE: readonly ProductCategory[] = ["television", "tv_smart", "internet", "phone"];

/** What a service's page has of its move (PROD-08): the way to change the day, the operator's words, or nothing. */
export type ServiceMoveOption =
  | { readonly kind: "change" }
  | { readonly kind: "message"; readonly message: string }
  | undefined;

/**
 * What is offered about moving a service. One that can move is at an address, comes by cable and works: the day can be
 * changed where the provider shows the button, else its words stand, where there are some.
 */
export function serviceMoveOption(
  product: Pick<Product, "category" | "status" | "address">,
  { showServiceMoveButton }: { readonly showServiceMoveButton: boolean },
  message: string | undefined,
): ServiceMoveOption {
  if (!BY_CABLE.includes(product.category) || product.status !== "ACTIVE" || product.address === undefined)
    return undefined;
  if (showServiceMoveButton) return { kind: "change" };
  return message === undefined || message.trim() === "" ? undefined : { kind: "message", message };
}

/** The day that `text` names, where it is one of those that are offered: nothing else may be asked for. */
export function offeredDay(text: string, days: readonly WarsawDate[]): WarsawDate | undefined {
  return days.find((day) => day === text);
}

/** The days that can be chosen: those to come, once each, ascending, without the one that is arranged. */
export function daysToChoose({ days, plannedFor }: ServiceMove, today: WarsawDate): readonly WarsawDate[] {
  return [...new Set(days)].filter((day) => day > today && day !== plannedFor).toSorted();
}
