import type { Instant } from "../shared-kernel/index.ts";
import { CLOCK_TOLERANCE_MS, SESSION_LIMITS, SESSION_OVER_BELOW_MS, type SessionLimits } from "./session-policy.ts";
import type { SessionChange } from "./session-events.port.ts";
import type { SessionEndedElsewhere, StoredSession } from "./session-storage.port.ts";
import {
  isFinalDeadline,
  startSessionWatch,
  reduceSessionWatch,
  type SessionWatchEvent,
  type SessionWatchState,
} from "./session-watch.ts";
import type { UserSession } from "./session.ts";

/** Wall clock and monotonic time: a change of their difference reveals that the clock was set. */
export interface TabTime {
  readonly now: Instant;
  /** Milliseconds since an arbitrary start of this tab. */
  readonly elapsed: number;
}

/** State of one tab for the session that all tabs share. */
export interface TabSessionState {
  readonly session: UserSession;
  readonly watch: SessionWatchState;
  /** Difference between wall clock and `elapsed` when the deadline last moved, ms. */
  readonly clockOffset: number;
}

/**
 * - `tick`, `move`, `press`, `extend`: as in `SessionWatchEvent`, with the session stored at that moment.
 * - `session-changed`: another tab changed the stored session.
 * - `lost`: the server no longer knows the session with this id; with the stored session, too.
 */
export type TabSessionEvent =
  | {
      readonly kind: "tick" | "move" | "press" | "extend";
      readonly time: TabTime;
      readonly stored: StoredSession | undefined;
    }
  | {
      readonly kind: "lost";
      readonly time: TabTime;
      readonly stored: StoredSession | undefined;
      readonly sessionId: string;
    }
  | { readonly kind: "session-changed"; readonly time: TabTime; readonly sessionChange: SessionChange };

/**
 * - `open`: the session continues in the account of `state.session`; `write` is a new deadline for the other tabs.
 * - `ended`: the session has ended. When this tab ended it, it must clear the storage and notify the others.
 * - `deadline-missing`: the stored session has disappeared for an unknown reason (SESS-05).
 */
export type TabSessionStep =
  | {
      readonly kind: "open";
      readonly state: TabSessionState;
      readonly warnsMs: number | undefined;
      /** True if no activity can extend the session any more. */
      readonly isFinal: boolean;
      readonly write: Instant | undefined;
    }
  | { readonly kind: "ended"; readonly by: "this-tab"; readonly ending: "expired" | "lifetime-over" }
  | { readonly kind: "ended"; readonly by: "other-tab"; readonly ending: SessionEndedElsewhere }
  | { readonly kind: "deadline-missing" };

const EXPIRED: TabSessionStep = { kind: "ended", by: "this-tab", ending: "expired" };
const LIFETIME_OVER: TabSessionStep = { kind: "ended", by: "this-tab", ending: "lifetime-over" };

/** Starts to watch the stored session in this tab. */
export function startTabSession(
  { session, deadline, endsAt }: StoredSession,
  { now, elapsed }: TabTime,
): TabSessionState {
  return { session, watch: startSessionWatch(deadline, now, endsAt), clockOffset: now - elapsed };
}

/**
 * Applies an event to this tab's session. Changes by other tabs are applied first: a tab that slept must not end a
 * session that others have extended, nor show one that they have ended or switched (SESS-08, SESS-11). A clock that was
 * set back ends the session, even if the tab was asleep then (SESS-09).
 */
export function reduceTabSession(
  state: TabSessionState,
  event: TabSessionEvent,
  limits: SessionLimits = SESSION_LIMITS,
): TabSessionStep {
  const { time } = event;
  const changedStep = applySessionChange(state, sessionChangeOf(state, event), time, limits);
  if (changedStep.kind !== "open" || event.kind === "session-changed") return changedStep;
  // A response about a former session does not affect this one.
  if (event.kind === "lost") return event.sessionId === changedStep.state.session.sessionId ? EXPIRED : changedStep;
  return applyWatchEvent(changedStep.state, { kind: event.kind, now: time.now }, time, limits);
}

/**
 * Returns what has happened to the stored session. An empty storage gives no reason: the deadline is missing (SESS-05),
 * unless the server has just reported the end.
 */
function sessionChangeOf({ session }: TabSessionState, event: TabSessionEvent): SessionChange {
  if (event.kind === "session-changed") return event.sessionChange;
  if (event.stored !== undefined) return event.stored;
  return event.kind === "lost" && event.sessionId === session.sessionId ? "expired" : "missing";
}

function applySessionChange(
  state: TabSessionState,
  sessionChange: SessionChange,
  time: TabTime,
  limits: SessionLimits,
): TabSessionStep {
  if (typeof sessionChange === "string") {
    // If the time is up here, too, the session expired: it was neither logged out nor removed.
    const ownStep = applyWatchEvent(state, { kind: "tick", now: time.now }, time, limits);
    if (ownStep.kind === "ended") return { kind: "ended", by: "other-tab", ending: "expired" };
    return sessionChange === "missing"
      ? { kind: "deadline-missing" }
      : { kind: "ended", by: "other-tab", ending: sessionChange };
  }
  if (sessionChange.session.sessionId !== state.session.sessionId)
    return { kind: "ended", by: "other-tab", ending: "logout" };
  const moved = sessionChange.session.currentContext !== state.session.currentContext;
  return applyWatchEvent(
    moved ? { ...state, session: sessionChange.session } : state,
    { kind: "deadline-moved", now: time.now, deadline: sessionChange.deadline },
    time,
    limits,
  );
}

function applyWatchEvent(
  state: TabSessionState,
  event: SessionWatchEvent,
  time: TabTime,
  limits: SessionLimits,
): TabSessionStep {
  // The clock was set back and has run on since, while this tab did not read it.
  if (time.now - time.elapsed < state.clockOffset - CLOCK_TOLERANCE_MS) return EXPIRED;
  const { state: watch, phase, write } = reduceSessionWatch(state.watch, event, limits);
  switch (phase.kind) {
    case "ended":
    case "missing":
      return isFinalDeadline(watch) && watch.deadline - time.now <= SESSION_OVER_BELOW_MS ? LIFETIME_OVER : EXPIRED;
    case "open":
    case "warning": {
      const clockOffset = watch.deadline === state.watch.deadline ? state.clockOffset : time.now - time.elapsed;
      return {
        kind: "open",
        state: { ...state, watch, clockOffset },
        warnsMs: phase.kind === "warning" ? phase.leftMs : undefined,
        isFinal: isFinalDeadline(watch),
        write,
      };
    }
  }
}
