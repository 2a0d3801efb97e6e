import { networkOf, type Network } from "./network.ts";
import type { WifiParameters } from "./wifi.ts";
import { isFulfilled, isJoinedAnew, type WifiWish } from "./wish.ts";

/** How long a router is asked whether it is done, ms of `elapsed`. */
export const PATIENCE_MS = 5 * 60_000;
/** For the first minute often, then less so. */
const OFTEN_MS = 4_000;
const SELDOM_MS = 15_000;
const OFTEN_FOR_MS = 60_000;

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
export type PendingState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "waiting" | "overdue";
      readonly since: number;
      readonly wish: WifiWish | undefined;
      readonly isOffline: boolean;
    }
  | { readonly kind: "done"; readonly wish: WifiWish }
  | { readonly kind: "undone" | "ended"; readonly wish: WifiWish; readonly isOffline: boolean };

/** What happens. `at`: `elapsed` of the clock, which no change of the time moves. */
export type PendingEvent =
  /** The provider has taken a wish up. */
  | { readonly kind: "ordered"; readonly wish: WifiWish; readonly at: number }
  /** The router's parameters were read. */
  | { readonly kind: "read"; readonly known: WifiParameters; readonly at: number }
  /** They could not be read. */
  | { readonly kind: "unread"; readonly at: number }
  /** The customer asks again. */
  | { readonly kind: "asked"; readonly at: number }
  /** What was told is told no more. */
  | { readonly kind: "dismissed" };

export const IDLE: PendingState = { kind: "idle" };

/** What becomes of a state by what happens. */
export function pendingStep(state: PendingState, event: PendingEvent): PendingState {
  switch (event.kind) {
    case "ordered":
      return { kind: "waiting", since: event.at, wish: event.wish, isOffline: false };
    case "asked":
      return state.kind === "overdue" ? { ...state, kind: "waiting", since: event.at } : state;
    case "dismissed":
      return state.kind === "done" || state.kind === "undone" || state.kind === "ended" ? IDLE : state;
    case "unread":
      return orOverdue(state, event.at);
    case "read":
      return event.known.pendingOperation ? working(state, event.known, event.at) : ended(state, event.known);
  }
}

function orOverdue(state: PendingState, at: number): PendingState {
  return state.kind === "waiting" && at - state.since >= PATIENCE_MS ? { ...state, kind: "overdue" } : state;
}

function working(state: PendingState, { status }: WifiParameters, at: number): PendingState {
  const isOffline = status === "offline";
  // what has ended has ended: this is another operation, and not one of this page
  if (state.kind !== "waiting" && state.kind !== "overdue")
    return { kind: "waiting", since: at, wish: undefined, isOffline };
  return orOverdue({ ...state, isOffline }, at);
}

function ended(state: PendingState, known: WifiParameters): PendingState {
  if (state.kind !== "waiting" && state.kind !== "overdue") return state;
  const { wish } = state;
  if (wish === undefined) return IDLE;
  const isDone = isFulfilled(wish, known);
  return isDone === true
    ? { kind: "done", wish }
    : { kind: isDone === undefined ? "ended" : "undone", wish, isOffline: known.status === "offline" };
}

/** When to ask the router next, ms from now; `undefined`: not by itself. */
export function nextAskIn(state: PendingState, at: number): number | undefined {
  if (state.kind !== "waiting") return undefined;
  return at - state.since < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS;
}

/** What keeps a router from being changed now (DEV-01): it works, or nobody can reach it. */
export function blockOf(
  state: PendingState,
  known: Pick<WifiParameters, "pendingOperation" | "status">,
): "pending" | "offline" | undefined {
  if (known.pendingOperation || state.kind === "waiting" || state.kind === "overdue") return "pending";
  return known.status === "offline" ? "offline" : undefined;
}

/** Returns the networks that devices must join anew, because the last change has altered how they are joined. */
export function networksToJoin(state: PendingState, known: WifiParameters): readonly Network[] {
  if (state.kind !== "done" && (state.kind !== "ended" || state.isOffline)) return [];
  return known.frequencies.flatMap((frequency) =>
    isJoinedAnew(state.wish, frequency.frequencyType, known) ? (networkOf(frequency) ?? []) : [],
  );
}
