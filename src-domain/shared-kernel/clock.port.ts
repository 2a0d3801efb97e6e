import type { SchedulerLike } from "rxjs";

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/**
 * Time as the portal knows it. The only way to learn the time: rules never ask the machine.
 *
 * `now` is wall-clock time and may jump (a suspended laptop, a changed clock): rules that compare
 * deadlines must be right after any jump (SESS-09). `scheduler` drives every rxjs time operator.
 */
export interface ClockPort {
  now(): Instant;
  readonly scheduler: SchedulerLike;
}
