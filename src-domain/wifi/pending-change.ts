import { networkOf, type Network } from "./network.ts";
import type { WifiParameters } from "./wifi.ts";
import { isRequestApplied, requiresRejoin, type RouterChangeRequest } from "./router-change-request.ts";

/** Longest time of polling a router, ms of `elapsed`. */
export const MAX_WAIT_MS = 5 * 60_000;
/** Polling is frequent for the first minute, then slower. */
const FAST_POLL_MS = 4_000;
const SLOW_POLL_MS = 15_000;
const FAST_POLLING_DURATION_MS = 60_000;

/**
 * State of a change of the router. `request` is `undefined` for a change started on another device or before this page
 * was loaded.
 *
 * - `idle`: no change is pending.
 * - `waiting`: the router is working and is polled. `isOffline`: the server cannot reach it meanwhile.
 * - `overdue`: polling has ended; the customer can check again.
 * - `done`, `undone`: the change has ended, and the router has the requested settings, or not.
 * - `ended`: the change has ended with an unknown result.
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

/** Event of a change. `at`: `elapsed` of the clock, which changes of the wall clock do not affect. */
export type PendingChangeEvent =
  /** The server has accepted a request. */
  | { readonly kind: "ordered"; readonly request: RouterChangeRequest; readonly at: number }
  /** The settings of the router were read. */
  | { readonly kind: "read"; readonly known: WifiParameters; readonly at: number }
  /** Reading the settings failed. */
  | { readonly kind: "read-failed"; readonly at: number }
  /** The customer checks again. */
  | { readonly kind: "check-requested"; readonly at: number }
  /** The customer dismissed the result. */
  | { readonly kind: "dismissed" };

export const NO_PENDING_CHANGE: PendingChangeState = { kind: "idle" };

/** Returns the state after an event. */
export function reducePendingChange(state: PendingChangeState, event: PendingChangeEvent): PendingChangeState {
  switch (event.kind) {
    case "ordered":
      return { kind: "waiting", since: event.at, request: event.request, isOffline: false };
    case "check-requested":
      return state.kind === "overdue" ? { ...state, kind: "waiting", since: event.at } : state;
    case "dismissed":
      return state.kind === "done" || state.kind === "undone" || state.kind === "ended" ? NO_PENDING_CHANGE : state;
    case "read-failed":
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
  // A finished change stays finished: this is another operation, not started by this page.
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

/** Returns the delay before the next poll, ms; `undefined` stops the polling. */
export function nextRouterPollMs(state: PendingChangeState, at: number): number | undefined {
  if (state.kind !== "waiting") return undefined;
  return at - state.since < FAST_POLLING_DURATION_MS ? FAST_POLL_MS : SLOW_POLL_MS;
}

/** Returns the reason why the router cannot be changed now (DEV-01): it is working, or it is offline. */
export function changeBlockReason(
  state: PendingChangeState,
  known: Pick<WifiParameters, "pendingOperation" | "status">,
): "pending" | "offline" | undefined {
  if (known.pendingOperation || state.kind === "waiting" || state.kind === "overdue") return "pending";
  return known.status === "offline" ? "offline" : undefined;
}

/** Returns the networks that devices must join again because the last change altered their credentials. */
export function networksToJoin(state: PendingChangeState, known: WifiParameters): readonly Network[] {
  if (state.kind !== "done" && (state.kind !== "ended" || state.isOffline)) return [];
  return known.frequencies.flatMap((frequency) =>
    requiresRejoin(state.request, frequency.frequencyType, known) ? (networkOf(frequency) ?? []) : [],
  );
}
