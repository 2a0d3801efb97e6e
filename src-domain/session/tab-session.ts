import type { Instant } from "../shared-kernel/index.ts";
import { CLOCK_TOLERANCE_MS, SESSION_LIMITS, type SessionLimits } from "./session-policy.ts";
import type { SessionChange } from "./session-events.port.ts";
import type { SessionEnding, StoredSession } from "./session-storage.port.ts";
import {
  startSessionWatch,
  reduceSessionWatch,
  type SessionWatchEvent,
  type SessionWatchState,
} from "./session-watch.ts";
import type { UserSession } from "./session.ts";

/** The wall clock, and a time that only ever runs on: what was changed is the difference between the two. */
export interface TabTime {
  readonly now: Instant;
  /** Milliseconds since some moment of this tab's own. */
  readonly elapsed: number;
}

/** One tab's part of a session that all tabs of a browser share. */
export interface TabSessionState {
  readonly session: UserSession;
  readonly watch: SessionWatchState;
  /** By how much the wall clock was ahead of `elapsed` when the deadline moved last. */
  readonly clockOffset: number;
}

/**
 * - `tick`, `move`, `press`, `extend`: as of `SessionWatchEvent`; with what is stored at that moment.
 * - `heard`: another tab has told what it did.
 * - `lost`: the provider no longer holds the session with this id; with what is stored, too.
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
  | { readonly kind: "heard"; readonly time: TabTime; readonly sessionChange: SessionChange };

/**
 * - `open`: the session goes on, in the account of `state.session`; `write` is a new deadline for the other tabs.
 * - `over`: it has ended; `clear` when this tab is the first to know and has to tell the others.
 */
export type TabSessionStep =
  | {
      readonly kind: "open";
      readonly state: TabSessionState;
      readonly warnsMs: number | undefined;
      readonly write: Instant | undefined;
    }
  | { readonly kind: "over"; readonly ending: SessionEnding; readonly clear: boolean };

const EXPIRED: TabSessionStep = { kind: "over", ending: "expired", clear: true };

/** A tab begins to watch what is stored. */
export function startTabSession({ session, deadline }: StoredSession, { now, elapsed }: TabTime): TabSessionState {
  return { session, watch: startSessionWatch(deadline, now), clockOffset: now - elapsed };
}

/**
 * What an event makes of this tab's session. What other tabs have written counts first: a tab that slept hears of it
 * late,
 * and must neither end a session that they have kept open nor show one that they have ended or moved to another account
 * (SESS-08,
 * SESS-11). A clock that was set back ends it, also where nobody looked at the clock meanwhile (SESS-09).
 */
export function reduceTabSession(
  state: TabSessionState,
  event: TabSessionEvent,
  limits: SessionLimits = SESSION_LIMITS,
): TabSessionStep {
  const { time } = event;
  // where nothing is stored any more nobody can say why: over, as SESS-05 has it
  const sessionChange = applySessionChange(
    state,
    event.kind === "heard" ? event.sessionChange : (event.stored ?? "expired"),
    time,
    limits,
  );
  if (sessionChange.kind === "over" || event.kind === "heard") return sessionChange;
  // an answer about a former session says nothing of this one
  if (event.kind === "lost") return event.sessionId === sessionChange.state.session.sessionId ? EXPIRED : sessionChange;
  return applyWatchEvent(sessionChange.state, { kind: event.kind, now: time.now }, time, limits);
}

function applySessionChange(
  state: TabSessionState,
  sessionChange: SessionChange,
  time: TabTime,
  limits: SessionLimits,
): TabSessionStep {
  if (typeof sessionChange === "string") {
    // another tab whose time was up has cleared it: it is up here, too, and nobody has logged out
    const here = applyWatchEvent(state, { kind: "tick", now: time.now }, time, limits);
    return { kind: "over", ending: here.kind === "over" ? here.ending : sessionChange, clear: false };
  }
  if (sessionChange.session.sessionId !== state.session.sessionId)
    return { kind: "over", ending: "logout", clear: false };
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
  // a clock that was set back and has run on since, while nobody looked
  if (time.now - time.elapsed < state.clockOffset - CLOCK_TOLERANCE_MS) return EXPIRED;
  const { state: watch, phase, write } = reduceSessionWatch(state.watch, event, limits);
  switch (phase.kind) {
    case "over":
    case "missing":
      return EXPIRED;
    case "open":
    case "warning": {
      const clockOffset = watch.deadline === state.watch.deadline ? state.clockOffset : time.now - time.elapsed;
      return {
        kind: "open",
        state: { ...state, watch, clockOffset },
        warnsMs: phase.kind === "warning" ? phase.leftMs : undefined,
        write,
      };
    }
  }
}
