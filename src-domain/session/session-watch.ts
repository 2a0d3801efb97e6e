import type { Instant } from "../shared-kernel/index.ts";
import type { SessionLimits, SessionPhase } from "./session-policy.ts";
import { CLOCK_TOLERANCE_MS, deadlineAfter, SESSION_LIMITS, sessionPhase } from "./session-policy.ts";

/** A deadline that moves by less is neither kept nor written: a mouse move comes a hundred times a second. */
const SMALLEST_MOVE_MS = 1_000;

/** What one tab knows of the session while it runs. */
export interface SessionWatchState {
  /** The deadline that all tabs share, as last written or heard of. */
  readonly deadline: Instant;
  /** The latest moment at which this tab has looked at the clock. */
  readonly lastSeen: Instant;
  /** The customer has been warned and has not answered yet. */
  readonly warningShown: boolean;
  /** Over is over: nothing opens the session again. */
  readonly ended: boolean;
}

/**
 * - `tick`: a second has passed, or the tab woke up.
 * - `move`: the customer moved, typed, scrolled (SESS-01, SESS-12).
 * - `press`: the customer pressed a key or a pointer; answers the warning like `extend` (SESS-12).
 * - `extend`: the customer answered the warning with "I stay".
 * - `deadline-moved`: another tab wrote a deadline (SESS-08). A tab that wakes up hears what is stored first, by this
 *   event, and ticks then: the others may have kept the session open while it slept.
 */
export type SessionWatchEvent =
  | { readonly kind: "tick"; readonly now: Instant }
  | { readonly kind: "move" | "press"; readonly now: Instant }
  | { readonly kind: "extend"; readonly now: Instant }
  | { readonly kind: "deadline-moved"; readonly now: Instant; readonly deadline: Instant };

export interface SessionWatchStep {
  readonly state: SessionWatchState;
  readonly phase: SessionPhase;
  /** A new deadline for the other tabs and the next page load; `undefined`: nothing to write. At most once a second. */
  readonly write: Instant | undefined;
}

/** The watch over a session with this deadline, begun at `now`. */
export function startSessionWatch(deadline: Instant, now: Instant): SessionWatchState {
  return { deadline, lastSeen: now, warningShown: false, ended: false };
}

/**
 * What an event makes of the session.
 *
 * The clock is looked at before the event counts: the first mouse move after a long sleep finds the session over
 * instead of prolonging it, and so does a clock that went back (SESS-09). Activity moves the deadline, but no mere move
 * does while the warning shows, which wants an answer (SESS-12).
 */
export function reduceSessionWatch(
  state: SessionWatchState,
  event: SessionWatchEvent,
  limits: SessionLimits = SESSION_LIMITS,
): SessionWatchStep {
  const { now } = event;
  const wentBack = now < state.lastSeen - CLOCK_TOLERANCE_MS;
  // Two tabs may cross: what an older write says later takes nothing away.
  const currentDeadline = event.kind === "deadline-moved" ? Math.max(state.deadline, event.deadline) : state.deadline;
  if (state.ended || wentBack || sessionPhase(currentDeadline, now, limits).kind === "over") return over(state, now);

  const deadline = deadlineAsOf(event, currentDeadline, state.warningShown, limits);
  const moved = deadline !== state.deadline;
  const phase = sessionPhase(deadline, now, limits);
  if (phase.kind === "over" || phase.kind === "missing") return over(state, now);

  // A clock that steps back a little must not close a warning that nobody has answered.
  const warned = phase.kind === "warning" || (state.warningShown && !moved);
  return {
    state: { deadline, lastSeen: Math.max(state.lastSeen, now), warningShown: warned, ended: false },
    phase: { kind: warned ? "warning" : "open", leftMs: phase.leftMs },
    write: moved && event.kind !== "deadline-moved" ? deadline : undefined,
  };
}

function deadlineAsOf(
  event: SessionWatchEvent,
  currentDeadline: Instant,
  warningShown: boolean,
  limits: SessionLimits,
): Instant {
  switch (event.kind) {
    case "tick":
    case "deadline-moved":
      return currentDeadline;
    case "move":
      return warningShown ? currentDeadline : renewed(currentDeadline, event.now, limits);
    case "press":
    case "extend":
      return renewed(currentDeadline, event.now, limits);
  }
}

function renewed(currentDeadline: Instant, now: Instant, limits: SessionLimits): Instant {
  const next = deadlineAfter(now, limits);
  return next - currentDeadline >= SMALLEST_MOVE_MS ? next : currentDeadline;
}

function over(state: SessionWatchState, now: Instant): SessionWatchStep {
  return {
    state: { ...state, lastSeen: Math.max(state.lastSeen, now), ended: true },
    phase: { kind: "over" },
    write: undefined,
  };
}
