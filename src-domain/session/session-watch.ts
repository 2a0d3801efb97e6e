import type { Instant } from "../shared-kernel/index.ts";
import type { SessionLimits, SessionPhase } from "./session-policy.ts";
import { CLOCK_TOLERANCE_MS, deadlineAfter, SESSION_LIMITS, sessionPhase } from "./session-policy.ts";

/** Smaller moves of the deadline are ignored, because mouse moves come a hundred times a second. */
const SMALLEST_MOVE_MS = 1_000;

/** State of the session in one tab. */
export interface SessionWatchState {
  /** Deadline shared by all tabs, as last written or received. */
  readonly deadline: Instant;
  /** Latest end of the session; `undefined` if its login is unknown (SESS-15). */
  readonly endsAt: Instant | undefined;
  /** Latest time at which this tab read the clock. */
  readonly lastSeen: Instant;
  /** The customer was warned and has not answered yet. */
  readonly warningShown: boolean;
  /** Final: an ended session never reopens. */
  readonly ended: boolean;
}

/**
 * - `tick`: a second has passed, or the tab woke up.
 * - `move`: the customer moved, typed or scrolled (SESS-01, SESS-12).
 * - `press`: the customer pressed a key or a pointer; answers the warning like `extend` (SESS-12).
 * - `extend`: the customer answered the warning with "I stay".
 * - `deadline-moved`: another tab wrote a deadline (SESS-08). A tab that wakes up sends this event with the stored
 *   deadline before it ticks, because other tabs may have extended the session meanwhile.
 */
export type SessionWatchEvent =
  | { readonly kind: "tick"; readonly now: Instant }
  | { readonly kind: "move" | "press"; readonly now: Instant }
  | { readonly kind: "extend"; readonly now: Instant }
  | { readonly kind: "deadline-moved"; readonly now: Instant; readonly deadline: Instant };

export interface SessionWatchStep {
  readonly state: SessionWatchState;
  readonly phase: SessionPhase;
  /** New deadline for the other tabs and the next page load, at most once a second; `undefined`: nothing to write. */
  readonly write: Instant | undefined;
}

/** Returns true if no activity can move the deadline any more. */
export function isFinalDeadline({ deadline, endsAt }: Pick<SessionWatchState, "deadline" | "endsAt">): boolean {
  return endsAt !== undefined && deadline >= endsAt;
}

/** Starts to watch a session with this deadline at `now`. */
export function startSessionWatch(deadline: Instant, now: Instant, endsAt?: Instant): SessionWatchState {
  return { deadline, endsAt, lastSeen: now, warningShown: false, ended: false };
}

/**
 * Applies an event to the session. Checks the clock first, so that the first mouse move after a long sleep, or a clock
 * that was set back, ends the session instead of extending it (SESS-09). Activity extends the deadline, up to
 * `endsAt`; while the warning shows, a `move` does not (SESS-12, SESS-15).
 */
export function reduceSessionWatch(
  state: SessionWatchState,
  event: SessionWatchEvent,
  limits: SessionLimits = SESSION_LIMITS,
): SessionWatchStep {
  const { now } = event;
  const wentBack = now < state.lastSeen - CLOCK_TOLERANCE_MS;
  // Writes of two tabs may cross: an older deadline never shortens the session.
  const currentDeadline = event.kind === "deadline-moved" ? Math.max(state.deadline, event.deadline) : state.deadline;
  if (state.ended || wentBack || sessionPhase(currentDeadline, now, limits).kind === "ended")
    return overStep(state, now);

  const deadline = deadlineAsOf(event, { ...state, deadline: currentDeadline }, limits);
  const moved = deadline !== state.deadline;
  const phase = sessionPhase(deadline, now, limits);
  if (phase.kind === "ended" || phase.kind === "missing") return overStep(state, now);

  // A clock that steps back slightly must not close an unanswered warning.
  const warned = phase.kind === "warning" || (state.warningShown && !moved);
  return {
    state: { ...state, deadline, lastSeen: Math.max(state.lastSeen, now), warningShown: warned, ended: false },
    phase: { kind: warned ? "warning" : "open", leftMs: phase.leftMs },
    write: moved && event.kind !== "deadline-moved" ? deadline : undefined,
  };
}

function deadlineAsOf(
  event: SessionWatchEvent,
  { deadline, endsAt, warningShown }: SessionWatchState,
  limits: SessionLimits,
): Instant {
  switch (event.kind) {
    case "tick":
    case "deadline-moved":
      return deadline;
    case "move":
      return warningShown ? deadline : renewed(deadline, event.now, endsAt, limits);
    case "press":
    case "extend":
      return renewed(deadline, event.now, endsAt, limits);
  }
}

function renewed(currentDeadline: Instant, now: Instant, endsAt: Instant | undefined, limits: SessionLimits): Instant {
  const next = Math.min(deadlineAfter(now, limits), endsAt ?? Number.POSITIVE_INFINITY);
  return next - currentDeadline >= SMALLEST_MOVE_MS ? next : currentDeadline;
}

function overStep(state: SessionWatchState, now: Instant): SessionWatchStep {
  return {
    state: { ...state, lastSeen: Math.max(state.lastSeen, now), ended: true },
    phase: { kind: "ended" },
    write: undefined,
  };
}
