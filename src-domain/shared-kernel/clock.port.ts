import type { SchedulerLike } from "rxjs";

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/**
 * Time as the portal knows it. The only way to learn the time: rules never ask the machine.
 *
 * `now` is wall-clock time and may jump (a suspended laptop, a changed clock): rules that compare
 * deadlines must be right after any jump (SESS-09). `elapsed` never jumps: milliseconds since a moment of this page's
 * own, comparable
 * only with itself; it goes on while the page is frozen, and may stand while the machine sleeps. `scheduler` drives
 * every rxjs time operator.
 */
export interface ClockPort {
  now(): Instant;
  elapsed(): number;
  readonly scheduler: SchedulerLike;
}
