import type { Instant } from "../shared-kernel/index.ts";

/** Time within which an agent calls back, ms (MSG-04). */
export const CALLBACK_DEADLINE_MS = 24 * 3_600_000;

/** Time in which agents work and that the customer can choose for a call (REQ-05). */
export interface CallTime {
  readonly from: Instant;
  readonly to: Instant;
}

/** Call that an agent has promised. */
export interface PromisedCallBack {
  /** Latest time of the call. */
  readonly callBefore: Instant;
  /** Earliest time of the call; `undefined`: at any time until `callBefore`. */
  readonly callFrom: Instant | undefined;
  /** 9 digits; `undefined` if the server does not say. */
  readonly phone: string | undefined;
}

/** Permission to request a call. `promised`: a call is already promised. */
export type CallPermission =
  | { readonly kind: "allowed" | "notAllowed" }
  | { readonly kind: "promised"; readonly call: PromisedCallBack };

/** Permission as the server sends it. */
export interface RawCallPermission {
  readonly allowed: boolean;
  readonly callBefore: Instant | undefined;
  readonly callFrom: Instant | undefined;
  readonly phone: string | undefined;
  /** Times that can be chosen, in any order. */
  readonly callTimes: readonly CallTime[];
}

/** Returns the permission at `now`; ignores a promise whose time has passed. */
export function callPermission(
  { allowed, callBefore, callFrom, phone }: RawCallPermission,
  now: Instant,
): CallPermission {
  if (callBefore !== undefined && callBefore > now) return { kind: "promised", call: { callBefore, callFrom, phone } };
  return { kind: allowed ? "allowed" : "notAllowed" };
}

/** Returns the times that can still be chosen at `now`, the next one first. */
export function availableCallTimes(callTimes: readonly CallTime[], now: Instant): readonly CallTime[] {
  return callTimes
    .filter(({ from, to }) => from > now && to > from)
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
}
