import type { Instant } from "../shared-kernel/index.ts";

/** Within what time a consultant calls back, ms (MSG-04). */
export const CALLBACK_DEADLINE_MS = 24 * 3_600_000;

/** Whether the customer may ask to be called. `asked`: they have, and are called until then. */
export type CallPermission =
  | { readonly kind: "allowed" | "notAllowed" }
  | { readonly kind: "asked"; readonly callBefore: Instant };

/** What the provider says of asking for a call. */
export interface RawCallPermission {
  readonly allowed: boolean;
  readonly callBefore: Instant | undefined;
}

/** What a customer may do about being called, at `now`. A promise whose time has gone by is none. */
export function callPermission({ allowed, callBefore }: RawCallPermission, now: Instant): CallPermission {
  if (callBefore !== undefined && callBefore > now) return { kind: "asked", callBefore };
  return { kind: allowed ? "allowed" : "notAllowed" };
}
