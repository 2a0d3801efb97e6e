import type { Instant } from "../shared-kernel/index.ts";
import { CLOCK_TOLERANCE_MS, SESSION_LIMITS, type SessionLimits } from "./session-policy.ts";
import type { HeardSession } from "./session-events.port.ts";
import type { SessionEnding, StoredSession } from "./session-storage.port.ts";
import { startWatch, watchStep, type WatchEvent, type WatchState } from "./session-watch.ts";
import type { UserSession } from "./session.ts";

/** The wall clock, and a time that only ever runs on: what was changed is the difference between the two. */
export interface TabTime {
  readonly now: Instant;
  /** Milliseconds since some moment of this tab's own. */
  readonly elapsed: number;
}

/** One tab's part of a session that all tabs of a browser share. */
export interface TabState {
  readonly session: UserSession;
  readonly watch: WatchState;
  /** By how much the wall clock was ahead of `elapsed` when the deadline moved last. */
  readonly lead: number;
}

/**
 * - `tick`, `move`, `press`, `extend`: as of `WatchEvent`; with what is stored at that moment.
 * - `heard`: another tab has told what it did.
 * - `lost`: the provider no longer holds the session with this id; with what is stored, too.
 */
export type TabEvent =
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
  | { readonly kind: "heard"; readonly time: TabTime; readonly heard: HeardSession };

/**
 * - `open`: the session goes on, in the account of `state.session`; `write` is a new deadline for the other tabs.
 * - `over`: it has ended; `clear` when this tab is the first to know and has to tell the others.
 */
export type TabStep =
  | {
      readonly kind: "open";
      readonly state: TabState;
      readonly warnsMs: number | undefined;
      readonly write: Instant | undefined;
    }
  | { readonly kind: "over"; readonly ending: SessionEnding; readonly clear: boolean };

const EXPIRED: TabStep = { kind: "over", ending: "expired", clear: true };

/** A tab begins to watch what is stored. */
export function startTab({ session, deadline }: StoredSession, { now, elapsed }: TabTime): TabState {
  return { session, watch: startWatch(deadline, now), lead: now - elapsed };
}

/**
 * What an event makes of this tab's session. What other tabs have written counts first: a tab that slept hears of it
 * late,
 * and must neither end a session that they have kept open nor show one that they have ended or moved to another account
 * (SESS-08,
 * SESS-11). A clock that was set back ends it, also where nobody looked at the clock meanwhile (SESS-09).
 */
export function tabStep(state: TabState, event: TabEvent, limits: SessionLimits = SESSION_LIMITS): TabStep {
  const { time } = event;
  // where nothing is stored any more nobody can say why: over, as SESS-05 has it
  const heard = hear(state, event.kind === "heard" ? event.heard : (event.stored ?? "expired"), time, limits);
  if (heard.kind === "over" || event.kind === "heard") return heard;
  // an answer about a former session says nothing of this one
  if (event.kind === "lost") return event.sessionId === heard.state.session.sessionId ? EXPIRED : heard;
  return watched(heard.state, { kind: event.kind, now: time.now }, time, limits);
}

function hear(state: TabState, heard: HeardSession, time: TabTime, limits: SessionLimits): TabStep {
  if (typeof heard === "string") {
    // another tab whose time was up has cleared it: it is up here, too, and nobody has logged out
    const here = watched(state, { kind: "tick", now: time.now }, time, limits);
    return { kind: "over", ending: here.kind === "over" ? here.ending : heard, clear: false };
  }
  if (heard.session.sessionId !== state.session.sessionId) return { kind: "over", ending: "logout", clear: false };
  const moved = heard.session.currentContext !== state.session.currentContext;
  return watched(
    moved ? { ...state, session: heard.session } : state,
    { kind: "deadline-moved", now: time.now, deadline: heard.deadline },
    time,
    limits,
  );
}

function watched(state: TabState, event: WatchEvent, time: TabTime, limits: SessionLimits): TabStep {
  // a clock that was set back and has run on since, while nobody looked
  if (time.now - time.elapsed < state.lead - CLOCK_TOLERANCE_MS) return EXPIRED;
  const { state: watch, phase, write } = watchStep(state.watch, event, limits);
  switch (phase.kind) {
    case "over":
    case "missing":
      return EXPIRED;
    case "open":
    case "warning": {
      const lead = watch.deadline === state.watch.deadline ? state.lead : time.now - time.elapsed;
      return {
        kind: "open",
        state: { ...state, watch, lead },
        warnsMs: phase.kind === "warning" ? phase.leftMs : undefined,
        write,
      };
    }
  }
}
