import type { Instant } from "../shared-kernel/index.ts";

/** Time within which an agent calls back, ms (MSG-04). */
export const CALLBACK_DEADLINE_MS = 24 * 3_600_000;

/** Permission to request a call. `promised`: a call is already promised before `callBefore`. */
export type CallPermission =
  | { readonly kind: "allowed" | "notAllowed" }
  | { readonly kind: "promised"; readonly callBefore: Instant };

/** Permission as the server sends it. */
export interface RawCallPermission {
  readonly allowed: boolean;
  readonly callBefore: Instant | undefined;
}

/** Returns the permission at `now`; ignores a promise whose time has passed. */
export function callPermission({ allowed, callBefore }: RawCallPermission, now: Instant): CallPermission {
  if (callBefore !== undefined && callBefore > now) return { kind: "promised", callBefore };
  return { kind: allowed ? "allowed" : "notAllowed" };
}
