import { networkOf, type Network } from "./network.ts";
import type { WifiParameters } from "./wifi.ts";
import { isRequestApplied, requiresRejoin, type RouterChangeRequest } from "./router-change-request.ts";

/** How long a router is asked whether it is done, ms of `elapsed`. */
export const MAX_WAIT_MS = 5 * 60_000;
/** For the first minute often, then less so. */
const FAST_POLL_MS = 4_000;
const SLOW_POLL_MS = 15_000;
const FAST_POLLING_DURATION_MS = 60_000;

/**
 * What has become of what was asked of a router. A `wish` that is `undefined` was another's: asked on another device,
 * or before this page.
 *
 * - `idle`: nothing is under way.
 * - `waiting`: the router works, and is asked now and then. `isOffline`: it does not answer the provider meanwhile.
 * - `overdue`: it works for longer than anybody waits; it is asked when the customer asks.
 * - `done`, `undone`: it has ended, and is set up as was wished, or not.
 * - `ended`: it has ended, and nobody can tell whether as was wished.
 */
export type PendingChangeState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "waiting" | "overdue";
      readonly since: number;
      readonly request: RouterChangeRequest | undefined;
      readonly isOffline: boolean;
    }
  | { readonly kind: "done"; readonly request: RouterChangeRequest }
  | { readonly kind: "undone" | "ended"; readonly request: RouterChangeRequest; readonly isOffline: boolean };

/** What happens. `at`: `elapsed` of the clock, which no change of the time moves. */
export type PendingChangeEvent =
  /** The provider has taken a wish up. */
  | { readonly kind: "ordered"; readonly request: RouterChangeRequest; readonly at: number }
  /** The router's parameters were read. */
  | { readonly kind: "read"; readonly known: WifiParameters; readonly at: number }
  /** They could not be read. */
  | { readonly kind: "unread"; readonly at: number }
  /** The customer asks again. */
  | { readonly kind: "asked"; readonly at: number }
  /** What was told is told no more. */
  | { readonly kind: "dismissed" };

export const NO_PENDING_CHANGE: PendingChangeState = { kind: "idle" };

/** What becomes of a state by what happens. */
export function reducePendingChange(state: PendingChangeState, event: PendingChangeEvent): PendingChangeState {
  switch (event.kind) {
    case "ordered":
      return { kind: "waiting", since: event.at, request: event.request, isOffline: false };
    case "asked":
      return state.kind === "overdue" ? { ...state, kind: "waiting", since: event.at } : state;
    case "dismissed":
      return state.kind === "done" || state.kind === "undone" || state.kind === "ended" ? NO_PENDING_CHANGE : state;
    case "unread":
      return orOverdue(state, event.at);
    case "read":
      return event.known.pendingOperation ? working(state, event.known, event.at) : ended(state, event.known);
  }
}

function orOverdue(state: PendingChangeState, at: number): PendingChangeState {
  return state.kind === "waiting" && at - state.since >= MAX_WAIT_MS ? { ...state, kind: "overdue" } : state;
}

function working(state: PendingChangeState, { status }: WifiParameters, at: number): PendingChangeState {
  const isOffline = status === "offline";
  // what has ended has ended: this is another operation, and not one of this page
  if (state.kind !== "waiting" && state.kind !== "overdue")
    return { kind: "waiting", since: at, request: undefined, isOffline };
  return orOverdue({ ...state, isOffline }, at);
}

function ended(state: PendingChangeState, known: WifiParameters): PendingChangeState {
  if (state.kind !== "waiting" && state.kind !== "overdue") return state;
  const { request } = state;
  if (request === undefined) return NO_PENDING_CHANGE;
  const isDone = isRequestApplied(request, known);
  return isDone === true
    ? { kind: "done", request }
    : { kind: isDone === undefined ? "ended" : "undone", request, isOffline: known.status === "offline" };
}

/** When to ask the router next, ms from now; `undefined`: not by itself. */
export function nextRouterPollMs(state: PendingChangeState, at: number): number | undefined {
  if (state.kind !== "waiting") return undefined;
  return at - state.since < FAST_POLLING_DURATION_MS ? FAST_POLL_MS : SLOW_POLL_MS;
}

/** What keeps a router from being changed now (DEV-01): it works, or nobody can reach it. */
export function changeBlockReason(
  state: PendingChangeState,
  known: Pick<WifiParameters, "pendingOperation" | "status">,
): "pending" | "offline" | undefined {
  if (known.pendingOperation || state.kind === "waiting" || state.kind === "overdue") return "pending";
  return known.status === "offline" ? "offline" : undefined;
}

/** Returns the networks that devices must join anew, because the last change has altered how they are joined. */
export function networksToJoin(state: PendingChangeState, known: WifiParameters): readonly Network[] {
  if (state.kind !== "done" && (state.kind !== "ended" || state.isOffline)) return [];
  return known.frequencies.flatMap((frequency) =>
    requiresRejoin(state.request, frequency.frequencyType, known) ? (networkOf(frequency) ?? []) : [],
  );
}
