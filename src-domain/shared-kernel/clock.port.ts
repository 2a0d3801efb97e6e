import type { SchedulerLike } from "rxjs";

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/**
 * Source of time. Domain code reads the time only here. `now` is wall-clock time and may jump (suspended laptop,
 * changed clock), so rules that compare deadlines must handle any jump (SESS-09). `elapsed` is monotonic: milliseconds
 * since an arbitrary moment of this page, comparable only with itself; it continues while the page is frozen and may
 * stop while the machine sleeps. `scheduler` drives all rxjs time operators.
 */
export interface ClockPort {
  now(): Instant;
  elapsed(): number;
  readonly scheduler: SchedulerLike;
}
